import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { ColourBar, Crops, Register } from '../press/marks'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const head = <circle cx="240" cy="220" r="112" />
const shoulders = <path d="M72 560V464a168 168 0 0 1 336 0v96z" />
const badge = <path d="M316 412h116v116H316z" />

/** Somebody new, in three plates: head, shoulders and a badge. */
export function PersonPlates({ title }: PictureProps) {
  return (
    <Sheet width={480} height={640} title={title}>
      <Halftone x={48} y={64} width={144} height={144} gap={11} from={0.8} to={0.12} fill={ink.green} />
      <g fill={ink.blue}>{shoulders}</g>
      <g fill={ink.orange}>{head}</g>
      <Overlap name="person-neck" under={shoulders}>
        <g fill={ink.blueOrange}>{head}</g>
      </Overlap>
      <g fill={ink.green}>{badge}</g>
      <Overlap name="person-badge" under={shoulders}>
        <g fill={ink.blueGreen}>{badge}</g>
      </Overlap>
      <path d="M346 474l22 24 40-48" fill="none" stroke={ink.paper} strokeWidth="14" />
      <Crops x={24} y={24} width={432} height={592} arm={11} />
      <Register x={420} y={96} size={18} />
      <ColourBar x={72} y={592} size={13} />
    </Sheet>
  )
}
