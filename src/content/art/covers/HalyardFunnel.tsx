import { HalyardFerry } from '../logos/HalyardFerry'
import { Halftone } from '../press/Halftone'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'

/** The ferry's raked funnel over its deckhouse, with a little smoke. */
export function HalyardFunnel({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.blue} />
      <Halftone
        x={250}
        y={-52}
        width={300}
        height={110}
        gap={11}
        from={0.1}
        to={0.95}
        fill={ink.paper}
        angle={-12}
      />
      <path d="M206 60V34h26v26zM252 60V22h26v38z" fill={ink.black} />
      <path d="M122 276L166 54h164l44 222z" fill={ink.raised} />
      <path d="M166 54h164l8 40H158z" fill={ink.black} />
      <path d="M131 232l-9 44h252l-9-44z" fill={ink.orange} />
      <g transform="translate(178 98) scale(0.66)">
        <HalyardFerry />
      </g>
      <path d="M0 276h480v84H0z" fill={ink.tint} />
      <path d="M0 276h480v12H0z" fill={ink.black} />
      <path
        d="M44 326h0M108 326h0M172 326h0M236 326h0M300 326h0M364 326h0M428 326h0"
        stroke={ink.blueOrange}
        strokeWidth="34"
        strokeLinecap="round"
      />
      <path d="M392 276V120M392 120l60 20-60 20z" fill={ink.orange} stroke={ink.black} strokeWidth="0" />
      <path d="M392 276V112" stroke={ink.black} strokeWidth="5" />
    </Sheet>
  )
}
