import { ink } from '../press/ink'

const RIBS = 18
const TURN = (2 * Math.PI) / RIBS
/** Share of a turn that is groove. */
const GROOVE = 0.3
/** The shell: two arcs that meet in a point at either side. */
const HALF = { width: 94, height: 72 }
const RADIUS = (HALF.width ** 2 + HALF.height ** 2) / (2 * HALF.height)
/** Where the ribs begin. */
const CROWN = 45

const number = (value: number) => value.toFixed(1)
const at = (angle: number, reach: number) =>
  `${number(100 + Math.cos(angle) * reach)} ${number(100 + Math.sin(angle) * reach)}`

/** How far it is from the middle to the shell's edge. */
function edge(angle: number) {
  const middle = Math.abs(Math.sin(angle)) * (RADIUS - HALF.height)
  return Math.sqrt(middle ** 2 + RADIUS ** 2 - (RADIUS - HALF.height) ** 2) - middle
}

/** Along the rim; the ribs at either side go by way of the point. */
function rib(index: number) {
  const half = (TURN * (1 - GROOVE)) / 2
  const [middle, from, to] = [index * TURN, index * TURN - half, index * TURN + half]
  const rim = (angle: number) => `A${number(RADIUS)} ${number(RADIUS)} 0 0 1 ${at(angle, edge(angle))}`
  const tip = index % (RIBS / 2) === 0 ? rim(middle) : ''
  return `M${at(from, CROWN)}L${at(from, edge(from))}${tip}${rim(to)}L${at(to, CROWN)}A${CROWN} ${CROWN} 0 0 0 ${at(from, CROWN)}z`
}

const ribs = Array.from({ length: RIBS }, (_, index) => rib(index)).join('')

/** A limpet seen from above, which is also an eye on the shore. One ink, no line thinner than a stamp can hold. */
export function TidepoolWatch() {
  return (
    <g fill={ink.blue} fillRule="evenodd">
      <path d={ribs} />
      <path d="M64 100a36 36 0 1 0 72 0a36 36 0 1 0-72 0zM76 92a14 14 0 1 0 28 0a14 14 0 1 0-28 0z" />
    </g>
  )
}
