import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useId } from 'react'
import { CloseButton } from '../CloseButton/CloseButton'
import { Scroller } from '../Scroller/Scroller'
import { useUiEnvironment } from '../UiEnvironment/UiEnvironment'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Drawer.module.css'

export interface DrawerProps {
  /** Whether it is shown; the owner keeps this. */
  open: boolean
  /** Asked by Escape, the backdrop and the close button. */
  onOpenChange: (open: boolean) => void
  /** The drawer's name, also its heading. */
  title: ReactNode
  /** The name is spoken but not seen, for a site menu that needs no heading. */
  titleHidden?: boolean
  /** The body; it scrolls when it is taller than the screen. */
  children: ReactNode
  /** Stays in reach below the scrolling body. */
  footer?: ReactNode
  /** The edge it slides in from. */
  side?: 'start' | 'end'
}

/** A panel from the side, at most 24 rem wide, for filters and the like. Closed, it is not there. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, titleHidden = false, children, footer, side = 'end' } = props
  const { portalContainer } = useUiEnvironment()
  const titleId = useId()
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal container={portalContainer ?? undefined}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.drawer} data-side={side}>
          <header className={styles.header}>
            <BaseDialog.Title id={titleId} className={styles.title}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </BaseDialog.Title>
            <CloseButton size="lg" />
          </header>
          <Scroller className={styles.body} labelledBy={titleId}>
            {children}
          </Scroller>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
