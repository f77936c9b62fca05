import { ink } from '../press/ink'

const MAST = { x: 30, y: 170 }

/** Dots on a wave front: every dot is a line of no length with a round cap. */
function front(radius: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / (count - 1)) * (Math.PI / 2)
    return `M${(MAST.x + Math.cos(angle) * radius).toFixed(1)} ${(MAST.y - Math.sin(angle) * radius).toFixed(1)}h0`
  }).join('')
}

/** A transmitter in the corner, and its waves in dots that swell and fade. */
export function LongwaveRadio() {
  return (
    <>
      <g stroke={ink.blue} strokeLinecap="round">
        <path d={front(46, 5)} strokeWidth="16" />
        <path d={front(66, 7)} strokeWidth="8" />
        <path d={front(84, 9)} strokeWidth="12" />
        <path d={front(105, 9)} strokeWidth="17" />
        <path d={front(125, 13)} strokeWidth="8" />
        <path d={front(143, 15)} strokeWidth="11" />
      </g>
      <circle cx={MAST.x} cy={MAST.y} r="19" fill={ink.orange} />
    </>
  )
}
