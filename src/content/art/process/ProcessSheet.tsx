import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { Crops, Register } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

export interface ProcessSheetProps extends PictureProps {
  /** How far the sheet is: counted, outlined, inked, in register. */
  stage: 1 | 2 | 3 | 4
}

const disc = <circle cx="98" cy="90" r="62" />
const bar = <path d="M140 58a24 24 0 0 1 48 0v142h-48z" />
const arch = <path d="M36 200v-14a60 60 0 0 1 120 0v14z" />

const counted = (
  <>
    <Overlap name="process-count-disc" under={disc}>
      <Halftone x={30} y={24} width={136} height={132} gap={9} from={0.2} to={0.7} fill={ink.black} />
    </Overlap>
    <Overlap name="process-count-bar" under={bar}>
      <Halftone x={136} y={32} width={60} height={172} gap={9} from={0.5} to={0.2} fill={ink.black} />
    </Overlap>
    <path d="M36 212h152M36 207v10M188 207v10M200 34v166M195 34h10M195 200h10" stroke={ink.line} />
  </>
)

const outlined = (
  <g fill="none" stroke={ink.black} strokeWidth="2.5">
    {disc}
    {bar}
    {arch}
    <path d="M98 20v140M28 90h140M36 200h152" stroke={ink.line} strokeWidth="1" />
  </g>
)

const inked = (
  <>
    <g transform="translate(-7 -5)" fill={ink.blue}>
      {disc}
    </g>
    <g transform="translate(8 -3)" fill={ink.green}>
      {bar}
    </g>
    <g transform="translate(-3 9)" fill={ink.orange}>
      {arch}
    </g>
    <Register x={214} y={120} size={16} />
  </>
)

const printed = (
  <>
    <g fill={ink.blue}>{disc}</g>
    <g fill={ink.green}>{bar}</g>
    <g fill={ink.orange}>{arch}</g>
    <Overlap name="process-disc-bar" under={disc}>
      <g fill={ink.blueGreen}>{bar}</g>
    </Overlap>
    <Overlap name="process-disc-arch" under={disc}>
      <g fill={ink.blueOrange}>{arch}</g>
    </Overlap>
    <Overlap name="process-bar-arch" under={bar}>
      <g fill={ink.orangeGreen}>{arch}</g>
    </Overlap>
    <path d="M68 200v-10a28 28 0 0 1 56 0v10z" fill={ink.paper} />
    <circle cx="214" cy="120" r="12" fill={ink.black} />
  </>
)

const STAGES = { 1: counted, 2: outlined, 3: inked, 4: printed } as const

/** The studio's sheet at four moments of its making. */
export function ProcessSheet({ stage, title }: ProcessSheetProps) {
  return (
    <Sheet width={240} height={240} title={title}>
      <Crops x={16} y={16} width={208} height={208} arm={8} />
      {STAGES[stage]}
    </Sheet>
  )
}
