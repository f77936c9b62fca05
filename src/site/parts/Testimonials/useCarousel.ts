import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CarouselProps } from '@/ui/Carousel/Carousel'

/**
 * What turns a row of quotes into a carousel, loaded when the row comes near the window. Until then, and where it
 * does not come, the row looks the same and is scrolled by hand: `slide` is where it was then. `place` holds the one or
 * the other.
 */
export function useCarousel(place: RefObject<HTMLElement | null>, wanted: boolean) {
  const [come, setCome] = useState<{ Carousel: ComponentType<CarouselProps>; slide: number } | null>(null)
  useEffect(() => {
    const box = place.current
    if (!wanted || !box) return
    const near = new IntersectionObserver(
      (entries) => {
        // On a busy machine one call tells that the row was away, and that it has come.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import('@/ui/Carousel/Carousel').then(
          (loaded) => {
            const rowNow = () => box.querySelector('ul')
            const row = rowNow()
            const held = row === document.activeElement
            const slide = row ? Math.round(row.scrollLeft / row.clientWidth) : 0
            flushSync(() => setCome({ Carousel: loaded.Carousel, slide }))
            // Another row stands there, at the same quote: the keyboard, where it was on the former, goes on from it.
            if (held) rowNow()?.focus({ preventScroll: true })
          },
          () => {},
        )
      },
      { rootMargin: '50% 0px' },
    )
    near.observe(box)
    return () => near.disconnect()
  }, [place, wanted])
  return wanted ? come : null
}
