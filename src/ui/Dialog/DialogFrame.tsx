import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { CloseButton } from '../CloseButton/CloseButton'
import { Scroller } from '../Scroller/Scroller'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import styles from './DialogFrame.module.css'
import { useKeyboardInset } from './useKeyboardInset'

export interface DialogFrameProps {
  /** The dialog's name, also its heading. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** The body; it scrolls when it is taller than the screen. */
  children?: ReactNode
  /** Buttons, always in reach below the scrolling body. */
  footer?: ReactNode
  /** Width on a wide screen: 26, 36 or 52 rem; `full` is the whole window, its body without a margin. */
  size: 'sm' | 'md' | 'lg' | 'full'
  /**
   * What takes the focus; otherwise the first field or button, and on touch the dialog itself. `dialog`: it does everywhere,
   * for what is read from its beginning. A function: instead of the first field or button, where it finds one.
   */
  initialFocus?: RefObject<HTMLElement | null> | 'dialog' | (() => HTMLElement | null) | undefined
  /** Shows the close button. */
  closable: boolean
}

/** The window that Dialog and ConfirmDialog share: centred on a wide screen, a sheet from below on a phone. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  size,
  initialFocus,
  closable,
}: DialogFrameProps) {
  const { portalContainer } = useUiEnvironment()
  const popup = useRef<HTMLDivElement>(null)
  const watchKeyboard = useKeyboardInset()
  const titleId = useId()
  const first = typeof initialFocus === 'function' ? initialFocus : null
  const firstFocus = (method: string) =>
    method === 'touch' || matchMedia('(pointer: coarse)').matches ? popup.current : (first?.() ?? true)

  return (
    <BaseDialog.Portal container={portalContainer ?? undefined}>
      <BaseDialog.Backdrop className={styles.backdrop} forceRender />
      <BaseDialog.Viewport
        className={styles.viewport}
        ref={watchKeyboard}
        // Messages stand elsewhere while it is open.
        data-dialog=""
        // A press beside the dialog takes the focus from no field: whatever it does, it left nothing empty.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault()
        }}
      >
        <BaseDialog.Popup
          ref={popup}
          className={styles.popup}
          data-size={size}
          initialFocus={initialFocus === 'dialog' ? popup : ((first ? null : initialFocus) ?? firstFocus)}
        >
          <header className={styles.header} data-closable={closable || undefined}>
            <BaseDialog.Title id={titleId} className={styles.title}>
              {title}
            </BaseDialog.Title>
            {description ? (
              <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
            ) : null}
          </header>
          {children ? (
            <Scroller className={styles.body} labelledBy={titleId}>
              {children}
            </Scroller>
          ) : null}
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
          {/* Last in the tab order: the first stop is the first field. */}
          {closable ? <CloseButton className={styles.close} /> : null}
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  )
}
