import { Word } from '../lettering/Word'
import { TidepoolWatch } from '../logos/TidepoolWatch'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** The mark as a volunteers' rubber stamp, on a card for each low tide. */
export function TidepoolStamps({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.orangeLight} />
      <path d="M250-30l270 30v420l-310-36z" fill={ink.orange} />
      <g transform="rotate(-7 200 180)">
        <path d="M20 52h330v256H20z" fill={ink.raised} />
        <Word x={42} y={102} size={33} fill={ink.black}>
          Survey 12
        </Word>
        <path d="M42 136h286M42 222h146" stroke={ink.grey} strokeWidth="4" />
        <g transform="translate(40 146) rotate(-9 34 34) scale(0.34)">
          <TidepoolWatch />
        </g>
        <g transform="translate(128 144) rotate(14 34 34) scale(0.34)">
          <TidepoolWatch />
        </g>
        <g transform="translate(44 232) rotate(30 32 32) scale(0.32)">
          <TidepoolWatch />
        </g>
      </g>
      <g transform="translate(206 96) rotate(12 130 130) scale(1.34)">
        <TidepoolWatch />
      </g>
    </Sheet>
  )
}
