import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { ColourBar, Crops, Register } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const bow = (
  <path
    d="M240 56a128 128 0 1 1 0 256a128 128 0 1 1 0-256zm0 72a56 56 0 1 0 0 112a56 56 0 1 0 0-112z"
    clipRule="evenodd"
    fillRule="evenodd"
  />
)
const shaft = <path d="M204 264h72v312h-72z" />
const bit = <path d="M240 420h128v60h-56v36h56v60H240z" />
const moon = <circle cx="132" cy="428" r="84" />

/** A key in three plates: bow, shaft and bit. */
export function KeyPlates({ title }: PictureProps) {
  return (
    <Sheet width={480} height={640} title={title}>
      <Overlap name="key-moon" under={moon}>
        <Halftone
          x={40}
          y={336}
          width={190}
          height={190}
          gap={11}
          from={0.16}
          to={0.8}
          fill={ink.blue}
          angle={-24}
        />
      </Overlap>
      <g fill={ink.orange}>{bow}</g>
      <g fill={ink.blue}>{shaft}</g>
      <g fill={ink.green}>{bit}</g>
      <Overlap name="key-bow" under={bow}>
        <g fill={ink.blueOrange}>{shaft}</g>
      </Overlap>
      <Overlap name="key-bit" under={shaft}>
        <g fill={ink.blueGreen}>{bit}</g>
      </Overlap>
      <Crops x={24} y={24} width={432} height={592} arm={11} />
      <Register x={432} y={184} size={18} />
      <ColourBar x={48} y={592} size={13} />
    </Sheet>
  )
}
