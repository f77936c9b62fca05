import { Word } from '../lettering/Word'
import { HalyardFerry } from '../logos/HalyardFerry'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { type PictureProps, Sheet } from '../press/Picture'

/** Four steps of a booking, dealt like cards from the pier to the boat. */
export function HalyardBooking({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.blueLight} />
      <g transform="translate(22 156)">
        <path d="M0 0h144v182H0z" fill={ink.raised} />
        <Word x={14} y={60} size={62} fill={ink.blue}>
          1
        </Word>
        <Greek x={16} y={92} lines={[84, 66]} step={13} weight={5} />
        <path d="M16 136h74" stroke={ink.blue} strokeWidth="18" />
      </g>
      <g transform="translate(118 108)">
        <path d="M0 0h144v182H0z" fill={ink.blue} />
        <Word x={14} y={60} size={62} fill={ink.paper}>
          2
        </Word>
        <path
          d="M16 82h28v22H16zM52 82h28v22H52zM16 112h28v22H16zM16 142h28v22H16zM52 142h28v22H52z"
          fill={ink.paper}
        />
        <path d="M52 112h28v22H52z" fill={ink.orange} />
      </g>
      <g transform="translate(214 60)">
        <path d="M0 0h144v182H0z" fill={ink.orange} />
        <path d="M0 48h48v134H0z" fill={ink.blueOrange} />
        <Word x={53} y={60} size={56} fill={ink.paper}>
          3
        </Word>
        <Greek x={58} y={92} lines={[30, 24, 30]} step={13} weight={5} fill={ink.paper} />
        <circle cx="24" cy="116" r="9" fill={ink.paper} />
      </g>
      <g transform="translate(310 12)">
        <path d="M0 0h144v182H0z" fill={ink.black} />
        <Word x={14} y={60} size={62} fill={ink.paper}>
          4
        </Word>
        <g transform="translate(26 76) scale(0.46)">
          <HalyardFerry />
        </g>
      </g>
      <path
        d="M404 226v60q0 34-34 34H210"
        fill="none"
        stroke={ink.black}
        strokeWidth="4"
        strokeDasharray="9 7"
      />
      <path d="M392 236l12-16 12 16z" fill={ink.black} />
    </Sheet>
  )
}
