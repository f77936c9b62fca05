import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Logo } from '@/content/art/logos/Logo'
import { LOGOS } from '@/content/art/logos/logos'
import { isSecondClick } from '@/lib/press'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './LogoViewer.module.css'

export interface LogoViewerProps {
  /** Which logo is shown, or none. */
  shown: number | null
  onShow: (index: number | null) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One logo, large, in the browser's own dialog: Escape closes, focus stays inside and returns to the tile. */
export function LogoViewer({ shown, onShow }: LogoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A press that began inside (selecting text, say) and ends outside closes nothing.
  const pressedOutside = useRef(false)
  const titleId = useId()
  const open = shown !== null
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  const step = (by: number) => {
    if (shown !== null) onShow((shown + by + LOGOS.length) % LOGOS.length)
  }
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    // With Alt or ⌘ an arrow is the browser's own, Back above all.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(by)
  }
  const logo = shown === null ? undefined : LOGOS[shown]

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      onKeyDown={onKey}
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget
      }}
      onClick={(event) => {
        // The second click of the double click that opened it falls on the backdrop.
        const outside = event.target === event.currentTarget && pressedOutside.current
        if (outside && !isSecondClick(event)) onShow(null)
      }}
      onClose={() => onShow(null)}
    >
      {logo && shown !== null ? (
        <div className={styles.sheet}>
          <div className={styles.picture}>
            <Logo mark={logo.src} title={`The mark of ${logo.client}`} />
          </div>
          <div className={styles.words}>
            <div className={styles.close}>
              <IconButton label="Close" variant="outline" onClick={() => onShow(null)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            <div className={styles.text} aria-live="polite">
              <p className={styles.client}>{logo.client}</p>
              <h2 id={titleId} className={styles.title}>
                {logo.title}
              </h2>
              <p>{logo.desc}</p>
            </div>
            <div className={styles.steps}>
              <IconButton label="Previous logo" variant="outline" onClick={() => step(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton label="Next logo" variant="outline" onClick={() => step(1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
              <span className={styles.count}>
                {shown + 1} of {LOGOS.length}
              </span>
            </div>
          </div>
        </div>
      ) : null}
    </dialog>
  )
}
