import { ink } from './ink'

/** A register mark: the printer lays one ink's cross on the other's. */
export function Register({ x, y, size = 14 }: { x: number; y: number; size?: number }) {
  const r = size * 0.3
  return (
    <path
      d={`M${x - size / 2} ${y}h${size}M${x} ${y - size / 2}v${size}M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`}
      fill="none"
      stroke={ink.line}
      strokeWidth="1"
    />
  )
}

/** Crop marks at the four corners of a trimmed sheet. */
export function Crops(box: { x: number; y: number; width: number; height: number; arm?: number }) {
  const { x, y, width, height, arm = 12 } = box
  const gap = arm / 2
  const corners = [
    [x, y, -1, -1],
    [x + width, y, 1, -1],
    [x, y + height, -1, 1],
    [x + width, y + height, 1, 1],
  ] as const
  const path = corners
    .map(([cx, cy, sx, sy]) => `M${cx + sx * gap} ${cy}h${sx * arm}M${cx} ${cy + sy * gap}v${sy * arm}`)
    .join('')
  return <path d={path} fill="none" stroke={ink.line} strokeWidth="1" />
}

/** The strip of pure inks at a sheet's edge. */
export function ColourBar({ x, y, size }: { x: number; y: number; size: number }) {
  return [ink.blue, ink.green, ink.orange, ink.black].map((fill, index) => (
    <rect key={fill} x={x + index * size} y={y} width={size} height={size} fill={fill} />
  ))
}

/** Greeked text: lines of the given lengths. */
export function Greek(text: {
  x: number
  y: number
  lines: readonly number[]
  step?: number
  fill?: string
  weight?: number
}) {
  const { x, y, lines, step = 9, fill = ink.line, weight = 3 } = text
  const path = lines.map((length, row) => `M${x} ${y + row * step}h${length}`).join('')
  return <path d={path} stroke={fill} strokeWidth={weight} fill="none" />
}
