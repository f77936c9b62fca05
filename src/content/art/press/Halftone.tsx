export interface HalftoneProps {
  x: number
  y: number
  width: number
  height: number
  /** Distance between dots. */
  gap: number
  /** Dot diameters of the first and the last row, as shares of the gap. */
  from: number
  to: number
  fill: string
  /** Screen angle in degrees, about the middle. */
  angle?: number
}

/** A halftone screen that runs from one tone to another: every row is a dotted line with its own stroke width. */
export function Halftone({ x, y, width, height, gap, from, to, fill, angle = 0 }: HalftoneProps) {
  const count = Math.floor(height / gap)
  const rows = Array.from({ length: count }, (_, row) => {
    const share = from + ((to - from) * row) / Math.max(1, count - 1)
    return { row, size: +(gap * share).toFixed(2), at: +(y + gap * (row + 0.5)).toFixed(2) }
  })
  const turn = angle === 0 ? undefined : `rotate(${angle} ${x + width / 2} ${y + height / 2})`
  return (
    <g transform={turn} stroke={fill} strokeLinecap="round" strokeDasharray={`0 ${gap}`} fill="none">
      {rows
        .filter(({ size }) => size > 0.2)
        .map(({ row, size, at }) => (
          <path
            key={row}
            d={`M${+(x + gap / (row % 2 === 0 ? 2 : 1)).toFixed(2)} ${at}H${x + width}`}
            strokeWidth={size}
          />
        ))}
    </g>
  )
}
