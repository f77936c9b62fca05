import { ink } from '../press/ink'
import { Overlap } from '../press/Overlap'
import { type PictureProps, Sheet } from '../press/Picture'

const blue = <path d="M52 34h112v112H52z" />

/** The plates slipped: a square printed twice, out of register. */
export function ErrorScene({ title }: PictureProps) {
  return (
    <Sheet width={240} height={180} title={title}>
      <g fill={ink.blue}>{blue}</g>
      <g transform="rotate(9 132 96)">
        <path d="M80 46h112v112H80z" fill={ink.orange} />
      </g>
      <Overlap name="slipped" under={blue}>
        <path d="M80 46h112v112H80z" transform="rotate(9 132 96)" fill={ink.blueOrange} />
      </Overlap>
      <circle cx="112" cy="92" r="27" fill={ink.paper} />
      <g fill="none" stroke={ink.black} strokeWidth="2.5">
        <path d="M14 90h28M28 76v28" />
        <circle cx="28" cy="90" r="8" />
        <path d="M203 121h28M217 107v28" transform="rotate(9 217 121)" />
        <circle cx="217" cy="121" r="8" />
      </g>
    </Sheet>
  )
}
