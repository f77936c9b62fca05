import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'
import { Phone } from './parts'

const SHORE = 'M-20 262c70-8 92-60 150-64s70 44 126 30s66-96 122-98s90 40 130 20'
const LINES = [0, 26, 52, 78, 104] as const

/** A shore in line; where the phone lies on it, it is in colour. */
export function TidepoolPhone({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.blue} />
      <g fill="none" stroke={ink.paper} strokeWidth="2.5" opacity="0.75">
        {LINES.map((shift) => (
          <path key={shift} d={SHORE} transform={`translate(0 ${shift - 52})`} />
        ))}
      </g>
      <Phone x={158} y={26} scale={1.24} screen={ink.blueLight}>
        {/* The same shore, in the phone's units. */}
        <g transform="scale(0.806) translate(-166.7 -34.7)">
          <path d={`${SHORE}V460H-20z`} transform="translate(0 -52)" fill={ink.orangeLight} />
          <path d={`${SHORE}V460H-20z`} transform="translate(0 0)" fill={ink.greenLight} />
          <path d={`${SHORE}V460H-20z`} transform="translate(0 52)" fill={ink.green} />
          <path d={SHORE} transform="translate(0 -26)" fill="none" stroke={ink.orange} strokeWidth="2.5" />
          <circle cx="214" cy="184" r="13" fill={ink.orange} />
          <circle cx="214" cy="184" r="25" fill="none" stroke={ink.orange} strokeWidth="4" />
          <circle cx="290" cy="112" r="9" fill={ink.black} />
          <circle cx="262" cy="226" r="9" fill={ink.black} />
          <path d="M180 64h92" stroke={ink.paper} strokeWidth="20" strokeLinecap="round" />
          <path d="M184 64h44" stroke={ink.black} strokeWidth="4" strokeLinecap="round" />
        </g>
      </Phone>
    </Sheet>
  )
}
