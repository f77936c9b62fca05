import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styles from './IconButton.module.css'

const GAP = 6
const EDGE = 8

export interface TipProps {
  /** What it stands beside. */
  anchor: HTMLElement
  /** The words. */
  children: ReactNode
  /** Escape was pressed, or the page scrolled away under it. */
  onDismiss: () => void
}

/**
 * The words of an icon button, as a popover in the top layer: no container clips it, it takes the theme of
 * its place, and it stays inside the window. Hidden from screen readers, which have the button's name.
 */
export function Tip({ anchor, children, onDismiss }: TipProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const dismiss = useEffectEvent(onDismiss)

  useLayoutEffect(() => {
    const tip = ref.current
    if (!tip?.showPopover) return
    tip.showPopover()
    const at = anchor.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const left = at.left + (at.width - width) / 2
    const below = at.bottom + GAP
    const fits = below + height + EDGE <= window.innerHeight
    tip.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
    tip.style.top = `${fits ? below : at.top - GAP - height}px`
  }, [anchor])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss()
    const onScroll = () => dismiss()
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])

  return (
    <span ref={ref} popover="manual" aria-hidden="true" className={styles.tip}>
      {children}
    </span>
  )
}
