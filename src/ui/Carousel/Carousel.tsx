import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Carousel.module.css'
import { useRest } from './useRest'
import { type After, useRotation } from './useRotation'

export interface CarouselProps {
  /** What the slides show; the name of the region. */
  label: string
  /** One slide each. A single one stands alone, without controls. */
  children: ReactNode
  /** Turns to the next slide after so many milliseconds. 0: only by hand. */
  rotateEvery?: number
  /** The timer of the rotation, for stories and tests; otherwise the window's. */
  after?: After
  /** Whether less motion is wanted; otherwise the system's setting says so. */
  reducedMotion?: boolean
  /** The slide that shows at first, counted from 0. */
  initialSlide?: number
}

/**
 * Slides in a row that the browser itself scrolls and snaps: a finger, a wheel and the arrows move them.
 * Only the slide in sight can be reached; a rotation waits for the pointer, the focus and the pause button.
 */
export function Carousel({
  label,
  children,
  rotateEvery = 0,
  after,
  reducedMotion,
  initialSlide = 0,
}: CarouselProps) {
  const slides = Children.toArray(children)
  const count = slides.length
  const track = useRef<HTMLUListElement>(null)
  // Where the row is going; known before the next render, so that no end of a scroll is taken for a swipe.
  const goal = useRef(initialSlide)
  // Whether it is on its way there by itself; a hand on the row takes over.
  const going = useRef(false)
  const [shown, setShown] = useState(initialSlide)
  const [spoken, setSpoken] = useState('')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const index = Math.min(shown, Math.max(0, count - 1))

  const scrollToGoal = (row: HTMLElement, smoothly: boolean) =>
    row.scrollTo({
      left: goal.current * row.clientWidth,
      behavior: smoothly && !still ? 'smooth' : 'instant',
    })
  const show = (wanted: number) => {
    const next = (wanted + count) % count
    goal.current = next
    setShown(next)
    const row = track.current
    if (row) {
      going.current = Math.abs(row.scrollLeft - next * row.clientWidth) > 1
      // Far ends wrap at once: a row that runs past everything says the wrong thing.
      scrollToGoal(row, Math.abs(next - index) === 1)
    }
    return next
  }
  const { rotates, still, paused, toggle } = useRotation({
    every: count > 1 ? rotateEvery : 0,
    after,
    reducedMotion,
    held: hovered || focused,
    index,
    onTurn: () => {
      setSpoken('')
      show(index + 1)
    },
  })
  const takeOver = () => {
    going.current = false
  }
  const rest = useRest((row) => {
    const { scrollLeft, clientWidth } = row
    const at = Math.round(scrollLeft / clientWidth)
    if (going.current) {
      // A slide's true width is up to half a pixel off `clientWidth`.
      const rests = Math.abs(scrollLeft - at * clientWidth) <= 1 + count / 2
      // The end of a scroll before this one; or a jump in the midst of it, after which Chromium leaves the row
      // between two slides, for all its snapping.
      if (at !== goal.current || !rests) return scrollToGoal(row, true)
      going.current = false
    }
    if (at === goal.current) return
    goal.current = at
    setShown(at)
    setSpoken(`Slide ${at + 1} of ${count}`)
  })
  const move = (wanted: number) => setSpoken(`Slide ${show(wanted) + 1} of ${count}`)

  // A row that changes its width keeps the slide that it shows. Observed once: an observer's first word comes unasked,
  // and would cut short the scroll to a new slide.
  useEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new ResizeObserver(() =>
      row.scrollTo({ left: goal.current * row.clientWidth, behavior: 'instant' }),
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {/* It scrolls, so browsers let the keyboard stop there: it has a name of its own. */}
      <ul
        aria-label="Slides"
        ref={track}
        className={styles.track}
        tabIndex={count > 1 ? 0 : undefined}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={takeOver}
        {...rest}
      >
        {slides.map((slide, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide's place is what it is called by
            key={at}
            className={styles.slide}
            inert={at !== index}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields */}
            <div role="group" aria-roledescription="slide" aria-label={`${at + 1} of ${count}`}>
              {slide}
            </div>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.controls}>
          {rotates ? (
            <IconButton
              label={paused ? 'Start rotation' : 'Pause rotation'}
              variant="outline"
              onClick={toggle}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
          ) : null}
          <div className={styles.dots}>
            {slides.map((_, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot stands for a place, not for what is in it
                key={at}
                type="button"
                className={styles.dot}
                aria-label={`Slide ${at + 1}`}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => move(at)}
              />
            ))}
          </div>
          <IconButton label="Previous slide" variant="outline" onClick={() => move(index - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="Next slide" variant="outline" onClick={() => move(index + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      <div aria-live="polite">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </section>
  )
}
