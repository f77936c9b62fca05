import { Word } from '../lettering/Word'
import { ink } from '../press/ink'
import { type PictureProps, Sheet } from '../press/Picture'
import { Phone } from './parts'

const TICKS = Array.from({ length: 23 }, (_, index) => index)

function dial() {
  return TICKS.map((index) => {
    const angle = ((index - 11) * 7 * Math.PI) / 180
    const inner = index % 5 === 1 ? 84 : 94
    const at = (radius: number) =>
      `${(68 + Math.sin(angle) * radius).toFixed(1)} ${(226 - Math.cos(angle) * radius).toFixed(1)}`
    return `M${at(inner)}L${at(108)}`
  }).join('')
}

/** Three phones lean like records in a crate; the first is tuned in. */
export function LongwaveDial({ title }: PictureProps) {
  return (
    <Sheet width={480} height={360} title={title}>
      <path d="M0 0h480v360H0z" fill={ink.tint} />
      <path d="M0 250h480v110H0z" fill={ink.blue} />
      <Phone x={292} y={30} turn={16} scale={1.08} screen={ink.blueLight}>
        <circle cx="68" cy="120" r="48" fill={ink.green} />
        <circle cx="68" cy="120" r="16" fill={ink.paper} />
        <path d="M22 200h92M22 216h64" stroke={ink.black} strokeWidth="6" />
      </Phone>
      <Phone x={196} y={34} turn={6} scale={1.12} screen={ink.green}>
        <path d="M20 60h96v96H20z" fill={ink.paper} />
        <circle cx="68" cy="108" r="36" fill={ink.blueGreen} />
        <path d="M20 184h96M20 200h60" stroke={ink.paper} strokeWidth="6" />
      </Phone>
      <Phone x={76} y={46} turn={-7} scale={1.18} screen={ink.orange}>
        <path d={dial()} stroke={ink.black} strokeWidth="3" fill="none" />
        <path d="M68 226L96 122" stroke={ink.paper} strokeWidth="6" />
        <circle cx="68" cy="226" r="36" fill={ink.black} />
        <circle cx="68" cy="226" r="10" fill={ink.orange} />
        <Word x={68} y={84} size={46} fill={ink.black} anchor="middle">
          88.7
        </Word>
      </Phone>
    </Sheet>
  )
}
