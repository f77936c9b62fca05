import { ink } from '../press/ink'

const RIBS = 13
const TURN = (2 * Math.PI) / RIBS
/** Half the width of a groove at the edge, in radians. */
const GROOVE = 0.035
const APEX = { x: 90, y: 88 }

const number = (value: number) => value.toFixed(1)

/** A point at a share of the way from the apex to the shell's edge. */
function point(angle: number, share: number) {
  const x = 100 + Math.cos(angle) * 82
  const y = 102 + Math.sin(angle) * 72
  return `${number(APEX.x + (x - APEX.x) * share)} ${number(APEX.y + (y - APEX.y) * share)}`
}

const angles = Array.from({ length: RIBS }, (_, index) => index * TURN)

const ribs = angles
  .map(
    (at) =>
      `M${point(at, 0.46)}L${point(at + GROOVE, 0.96)}Q${point(at + TURN / 2, 1.07)} ${point(at + TURN - GROOVE, 0.96)}L${point(at + TURN, 0.46)}z`,
  )
  .join('')

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** The crown, with ring and pupil left open: even-odd. */
const crown = `M${angles.map((at) => point(at, 0.48)).join('L')}z${ellipse(90, 87, 28, 24)}${ellipse(90, 87, 23, 19)}${ellipse(86, 84, 9, 8)}`

/** A limpet seen from above, which is also an eye on the shore. One ink, no line thinner than a stamp can hold. */
export function TidepoolWatch() {
  return (
    <g fill={ink.blue} fillRule="evenodd">
      <path d={ribs} />
      <path d={crown} />
    </g>
  )
}
