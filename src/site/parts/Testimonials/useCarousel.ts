import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { CarouselProps } from '@/ui/Carousel/Carousel'

/**
 * What turns a row of quotes into a carousel, loaded when the row comes near the window. Until then, and where it
 * does not come, the row looks the same and is scrolled by hand.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, wanted: boolean) {
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps> | null>(null)
  useEffect(() => {
    if (!wanted || !row.current) return
    const near = new IntersectionObserver(
      (entries) => {
        // On a busy machine one call tells that the row was away, and that it has come.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        import('@/ui/Carousel/Carousel').then(
          (loaded) => setCarousel(() => loaded.Carousel),
          () => {},
        )
      },
      { rootMargin: '50% 0px' },
    )
    near.observe(row.current)
    return () => near.disconnect()
  }, [row, wanted])
  return wanted ? Carousel : null
}
