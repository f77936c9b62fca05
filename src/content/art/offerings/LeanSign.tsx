import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const before = <path d="M8 14h24v94H8zM36 34h24v74H36zM64 58h24v50H64zM92 84h20v24H92z" />
const after = <path d="M8 84h104v24H8z" />

/** What it weighed, release by release, and what it weighs now. */
export function LeanSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <g fill={ink.orange}>{before}</g>
      <g fill={ink.green}>{after}</g>
      <Overlap name="offer-lean" under={before}>
        <g fill={ink.orangeGreen}>{after}</g>
      </Overlap>
    </Sheet>
  )
}
