import { type ComponentType, use, useEffect, useRef, useState } from 'react'
import { untilItComes } from '@/lib/untilItComes'

/** What React leaves alone: a drawn page has the picture in it already. */
const KEPT = { __html: '' }

export interface StillProps {
  /** Of the box that holds the picture; `:empty` while it is on its way in. */
  className?: string | undefined
}

interface PlaceProps<P> extends StillProps {
  fetchCode: () => Promise<ComponentType<P>>
  picture: P
}

function Drawn<P extends object>({ fetchCode, picture, className }: PlaceProps<P>) {
  const Picture = use(fetchCode())
  return (
    <div className={className}>
      <Picture {...picture} />
    </div>
  )
}

function Kept<P extends object>({ fetchCode, picture, className }: PlaceProps<P>) {
  const box = useRef<HTMLDivElement>(null)
  const [Picture, setPicture] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    if (!box.current || box.current.hasChildNodes()) return
    fetchCode().then(
      (Loaded) => setPicture(() => Loaded),
      // It is decoration: the page does without.
      () => {},
    )
  }, [fetchCode])
  if (!Picture) {
    return (
      <div
        key="kept"
        ref={box}
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React off what was drawn.
        dangerouslySetInnerHTML={KEPT}
        suppressHydrationWarning
      />
    )
  }
  return (
    <div key="picture" className={className}>
      <Picture {...picture} />
    </div>
  )
}

/**
 * A picture that does nothing but be there. In a page that was drawn at build time it stays as it was drawn, and no
 * code of it is fetched or brought to life; elsewhere it comes when it is first shown.
 */
export function still<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: StillProps & P) => React.ReactNode {
  const fetchCode = untilItComes(load)
  const Place = import.meta.env?.SSR ? Drawn<P> : Kept<P>
  return ({ className, ...picture }) => (
    <Place fetchCode={fetchCode} className={className} picture={picture as unknown as P} />
  )
}
