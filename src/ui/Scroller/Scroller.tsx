import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './Scroller.module.css'

export interface ScrollerProps {
  /** What may be taller or wider than the box. */
  children: ReactNode
  /** The name of the region, spoken when it takes the focus. */
  label?: string
  /** Id of the element that names the region, instead of `label`. */
  labelledBy?: string
  /** `both` for tables, `y` for the body of a dialog. */
  axis?: 'y' | 'both'
  /** Added to the outermost element, for its place in a layout. */
  className?: string | undefined
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** At which side something lies out of sight; undefined when nothing does. Half a pixel is a rounding, no content. */
function cutOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): 'start' | 'end' | 'both' | undefined {
  const start = Math.abs(scrollLeft) > 1
  const end = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1
  if (start && end) return 'both'
  return start ? 'start' : end ? 'end' : undefined
}

/** A box that scrolls inside itself. Only while something is cut off does it become a region in the tab order; the cut side fades. */
export function Scroller({ children, label, labelledBy, axis = 'y', className }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [region, setRegion] = useState(false)
  const [cut, setCut] = useState<ReturnType<typeof cutOf>>()

  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    const measure = () => {
      const sideways = axis === 'both' && node.scrollWidth > node.clientWidth
      // Fields and buttons inside can be tabbed to, and scroll a tall box along.
      const down = node.scrollHeight > node.clientHeight && node.querySelector(focusable) === null
      setRegion(sideways || down)
      if (axis === 'both') setCut(cutOf(node))
    }
    node.addEventListener('scroll', measure, { passive: true })
    // It tells of the first size too, when the browser has laid out the page: asked now, it would have to do so at once.
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => {
      node.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [axis])

  const named = region
    ? { role: 'region', tabIndex: 0, 'aria-label': label, 'aria-labelledby': labelledBy }
    : {}
  return (
    <div
      {...named}
      ref={box}
      className={[styles.scroller, className].filter(Boolean).join(' ')}
      data-axis={axis}
      data-cut={cut}
    >
      {children}
    </div>
  )
}
