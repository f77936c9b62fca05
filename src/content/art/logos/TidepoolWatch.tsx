import { ink } from '../press/ink'

const RIBS = 13
const APEX = { x: 90, y: 88 }

const number = (value: number) => value.toFixed(1)

/** The shell's edge, at a share of the way from the apex outwards. */
function edge(angle: number, share: number) {
  const x = 100 + Math.cos(angle) * 82
  const y = 102 + Math.sin(angle) * 72
  return `${number(APEX.x + (x - APEX.x) * share)} ${number(APEX.y + (y - APEX.y) * share)}`
}

function shell() {
  const turn = (2 * Math.PI) / RIBS
  return Array.from({ length: RIBS }, (_, index) => {
    const start = index * turn
    const move = index === 0 ? `M${edge(start, 0.96)}` : ''
    return `${move}Q${edge(start + turn / 2, 1.06)} ${edge(start + turn, 0.96)}`
  }).join('')
}

function grooves() {
  const turn = (2 * Math.PI) / RIBS
  return Array.from({ length: RIBS }, (_, index) => {
    const at = index * turn
    return `M${edge(at, 0.46)}L${edge(at - 0.026, 1)}L${edge(at + 0.026, 1)}z`
  }).join('')
}

/** A limpet seen from above, which is also an eye on the shore. One ink, no line thinner than a stamp can hold. */
export function TidepoolWatch() {
  return (
    <>
      <path d={shell()} fill={ink.blue} />
      <path d={grooves()} fill={ink.paper} />
      <ellipse cx={APEX.x} cy={APEX.y} rx="27" ry="24" fill="none" stroke={ink.paper} strokeWidth="5" />
      <ellipse cx={APEX.x - 4} cy={APEX.y - 4} rx="9" ry="8" fill={ink.paper} />
    </>
  )
}
