import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { Crops } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

/** A poster still on its sheet: crop marks, a screen, and the curve under the pen. */
export function GraphicSign({ title }: PictureProps) {
  return (
    <Sheet width={480} height={320} title={title}>
      <path d="M0 0h480v320H0z" fill={ink.orange} />
      <g transform="rotate(-6 240 160)">
        <path d="M128 14h224v296H128z" fill={ink.paper} />
        <Crops x={146} y={32} width={188} height={260} />
        <path d="M146 32h188v260H146z" fill={ink.blueLight} />
        <Halftone
          x={146}
          y={40}
          width={184}
          height={120}
          gap={13}
          from={0.15}
          to={0.6}
          fill={ink.blue}
          angle={0}
        />
        <circle cx="240" cy="184" r="72" fill={ink.green} />
        <path d="M146 292a94 94 0 0 1 188 0z" fill={ink.blueOrange} />
        <Overlap name="graphic" under={<circle cx="240" cy="184" r="72" />}>
          <path d="M146 292a94 94 0 0 1 188 0z" fill={ink.black} />
        </Overlap>
      </g>
      <path d="M36 236C120 90 330 330 448 96" fill="none" stroke={ink.black} strokeWidth="5" />
      <path d="M36 236l58-104M448 96l-54 92" stroke={ink.black} strokeWidth="3" />
      <path d="M28 228h16v16H28zM440 88h16v16h-16z" fill={ink.black} />
      <circle cx="94" cy="132" r="8" fill={ink.paper} stroke={ink.black} strokeWidth="3" />
      <circle cx="394" cy="188" r="8" fill={ink.paper} stroke={ink.black} strokeWidth="3" />
    </Sheet>
  )
}
