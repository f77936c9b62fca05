import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'
import { Phone } from './parts'

const HOURS = [34, 52, 78, 98, 106, 92, 66, 44] as const

/** Two phones, one tide: the water of the first is the day's curve of the second. */
export function SaltgrassPhones({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.green} />
      <circle cx="394" cy="94" r="118" fill={ink.orange} />
      <Phone x={70} y={24}>
        <Word x={14} y={58} size={27} fill={ink.black}>
          Low tide
        </Word>
        <Word x={14} y={98} size={38} fill={ink.green}>
          6:12
        </Word>
        <path d="M0 214q60 52 136-18v100H0z" fill={ink.blue} />
        <path d="M0 246q68 36 136-16v66H0z" fill={ink.blueGreen} />
        <circle cx="46" cy="231" r="9" fill={ink.orange} />
      </Phone>
      <Phone x={254} y={70} screen={ink.raised}>
        <path d="M14 50h60" stroke={ink.black} strokeWidth="6" />
        {HOURS.map((hour, index) => (
          <path
            key={hour}
            d={`M${21 + index * 13.5} 170v${-hour}`}
            stroke={index === 4 ? ink.orange : ink.blue}
            strokeWidth="9"
          />
        ))}
        <path d="M14 196h108v32H14z" fill={ink.greenLight} />
        <path d="M14 236h108v32H14z" fill={ink.black} />
        <Word x={68} y={258} size={18} fill={ink.paper} anchor="middle">
          Book 9:30
        </Word>
        <path d="M24 208h46M24 217h30" stroke={ink.green} strokeWidth="4" />
      </Phone>
    </Sheet>
  )
}
