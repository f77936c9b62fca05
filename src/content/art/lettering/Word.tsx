import { GLYPHS } from './glyphs'

export interface WordProps {
  children: string
  /** Left end of the baseline; with `anchor`, its middle or right end. */
  x: number
  y: number
  /** Em size in units of the drawing. */
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in ems. */
  tracking?: number
}

const UNITS = 500

/** Lettering as outlines: the same on a page, in an icon and in a picture file, with no font to wait for. */
export function Word({ children, x, y, size, fill, anchor = 'start', tracking = -0.02 }: WordProps) {
  const letters: { at: number; outline: string }[] = []
  let width = 0
  for (const character of children) {
    const [advance, outline] = GLYPHS[character] ?? [UNITS / 4, '']
    letters.push({ at: width, outline })
    width += advance + tracking * UNITS
  }
  width -= tracking * UNITS
  const scale = size / UNITS
  const shift = { start: 0, middle: width / 2, end: width }[anchor] * scale
  return (
    <g fill={fill} transform={`translate(${+(x - shift).toFixed(2)} ${y}) scale(${+scale.toFixed(4)})`}>
      {letters.map(({ at, outline }) =>
        outline ? <path key={at} d={outline} transform={`translate(${Math.round(at)} 0)`} /> : null,
      )}
    </g>
  )
}
