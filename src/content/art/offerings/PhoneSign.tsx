import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const phone = <rect x="30" y="6" width="56" height="108" rx="11" />
const sun = <circle cx="82" cy="46" r="30" />

/** A phone, and a sun that does not stop at its edge. */
export function PhoneSign({ title }: PictureProps) {
  return (
    <Sheet width={120} height={120} title={title}>
      <g fill={ink.blue}>{phone}</g>
      <g fill={ink.orange}>{sun}</g>
      <Overlap name="offer-phone" under={phone}>
        <g fill={ink.blueOrange}>{sun}</g>
      </Overlap>
      <path d="M42 88h32v10H42z" fill={ink.paper} />
    </Sheet>
  )
}
