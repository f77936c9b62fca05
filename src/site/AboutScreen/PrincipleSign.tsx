import type { ReactNode } from 'react'
import type { PrincipleId } from '@/content/about'
import { ink } from '@/content/art/press/ink'
import { Overlap } from '@/content/art/press/Overlap'
import { Sheet } from '@/content/art/press/Picture'

const block = <path d="M24 60h112v112H24z" />
const left = <circle cx="76" cy="100" r="62" />
const body = <path d="M34 88h132v84H34z" />
const ring = (cx: number) => (
  <path
    d={`M${cx - 52} 100a52 52 0 1 1 104 0a52 52 0 1 1-104 0zM${cx - 24} 100a24 24 0 1 0 48 0a24 24 0 1 0-48 0z`}
    clipRule="evenodd"
    fillRule="evenodd"
  />
)

const SIGNS: Record<PrincipleId, ReactNode> = {
  // A quarter rises out of its block.
  innovation: (
    <>
      <g fill={ink.blue}>{block}</g>
      <path d="M80 116V20a96 96 0 0 1 96 96z" fill={ink.orange} />
      <Overlap name="innovation" under={block}>
        <path d="M80 116V20a96 96 0 0 1 96 96z" fill={ink.blueOrange} />
      </Overlap>
    </>
  ),
  // Two views make an eye between them.
  intelligence: (
    <>
      <g fill={ink.green}>{left}</g>
      <circle cx="124" cy="100" r="62" fill={ink.blue} />
      <Overlap name="intelligence" under={left}>
        <circle cx="124" cy="100" r="62" fill={ink.blueGreen} />
      </Overlap>
      <circle cx="100" cy="100" r="17" fill={ink.paper} />
    </>
  ),
  // A lock, whose bow stands in its body.
  security: (
    <>
      <path d="M62 128V72a38 38 0 0 1 76 0v56" fill="none" stroke={ink.blue} strokeWidth="26" />
      <g fill={ink.orange}>{body}</g>
      <Overlap name="security" under={body}>
        <path d="M62 128V72a38 38 0 0 1 76 0v56" fill="none" stroke={ink.blueOrange} strokeWidth="26" />
      </Overlap>
      <path d="M100 118a11 11 0 0 1 6 20v16H94v-16a11 11 0 0 1 6-20z" fill={ink.paper} />
    </>
  ),
  // Two rings, one through the other.
  connectivity: (
    <>
      <g fill={ink.orange}>{ring(68)}</g>
      <g fill={ink.green}>{ring(132)}</g>
      <Overlap name="connectivity" under={ring(68)}>
        <g fill={ink.orangeGreen}>{ring(132)}</g>
      </Overlap>
    </>
  ),
}

/** Moves each drawing to the left edge, where its words begin, and onto one base line. */
const PLACES: Record<PrincipleId, string> = {
  innovation: 'translate(-24 8)',
  intelligence: 'translate(-14 18)',
  security: 'translate(-34 8)',
  connectivity: 'translate(-16 28)',
}

/** The drawn sign of a principle. */
export function PrincipleSign({ id }: { id: PrincipleId }) {
  return (
    <Sheet width={180} height={180}>
      <g transform={PLACES[id]}>{SIGNS[id]}</g>
    </Sheet>
  )
}
