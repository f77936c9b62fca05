import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const disc = <circle cx="46" cy="46" r="38" />
const quarter = <path d="M48 112V48a64 64 0 0 1 64 64z" />

/** A disc and a quarter of one, the second ink over the first. */
export function DesignSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <g fill={ink.blue}>{disc}</g>
      <g fill={ink.orange}>{quarter}</g>
      <Overlap name="offer-design" under={disc}>
        <g fill={ink.blueOrange}>{quarter}</g>
      </Overlap>
    </Sheet>
  )
}
