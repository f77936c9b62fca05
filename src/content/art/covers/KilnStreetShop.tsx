import { Word } from '../lettering/Word'
import { KilnStreetPottery } from '../logos/KilnStreetPottery'
import { ink } from '../press/ink'
import { Greek } from '../press/marks'
import { type PictureProps, Sheet } from '../press/Picture'

/** Three long pages of the shop, laid out like strips of a contact print. */
export function KilnStreetShop({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.orange} />
      <g transform="translate(34 -40)">
        <path d="M0 0h128v420H0z" fill={ink.raised} />
        <path d="M0 0h128v170H0z" fill={ink.blueLight} />
        <path d="M24 170v-54q0-18 16-26V68h48v22q16 8 16 26v54z" fill={ink.blue} />
        <path d="M24 132h80v14H24z" fill={ink.blueOrange} />
        <Greek x={14} y={192} lines={[96, 80, 60]} step={12} weight={4} />
        <path d="M14 240h46v62H14z" fill={ink.orangeLight} />
        <path d="M68 240h46v62H68z" fill={ink.grey} />
        <path d="M22 262h30a15 22 0 0 1-30 0z" fill={ink.black} />
        <path d="M80 254h22v34H80zM102 262h6v14h-6z" fill={ink.green} />
        <Greek x={14} y={318} lines={[92, 70]} step={12} weight={4} />
      </g>
      <g transform="translate(176 28)">
        <path d="M0 0h128v420H0z" fill={ink.raised} />
        <g transform="translate(46 14) scale(0.18)">
          <KilnStreetPottery />
        </g>
        <Word x={64} y={82} size={27} fill={ink.black} anchor="middle">
          Second
        </Word>
        <Word x={64} y={107} size={27} fill={ink.black} anchor="middle">
          firing
        </Word>
        <path d="M0 132h128v116H0z" fill={ink.green} />
        <path d="M18 186h92a46 46 0 0 1-92 0z" fill={ink.paper} />
        <path d="M34 186a30 30 0 0 1 60 0z" fill={ink.orangeGreen} />
        <Greek x={14} y={272} lines={[100, 86, 94, 40]} step={12} weight={4} />
      </g>
      <g transform="translate(318 -86)">
        <path d="M0 0h128v420H0z" fill={ink.raised} />
        <path d="M0 0h128v246H0z" fill={ink.black} />
        <path d="M40 228V140a24 24 0 0 1 48 0v88z" fill={ink.orange} />
        <path d="M40 168h48v12H40zM40 194h48v6H40z" fill={ink.paper} />
        <Greek x={14} y={272} lines={[84, 100, 62]} step={12} weight={4} />
        <path d="M14 326h60" stroke={ink.black} strokeWidth="22" />
        <path d="M26 326h36" stroke={ink.paper} strokeWidth="4" />
        <path d="M14 356h100v64H14z" fill={ink.blueLight} />
      </g>
    </Sheet>
  )
}
