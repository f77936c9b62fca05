/** The studio's mark and name as plain SVG: three discs in register, with the tones that two and three inks make. */

const THEMES = {
  light: {
    blue: '#5a7eaf',
    green: '#1d9944',
    orange: '#ef612b',
    cool: '#1f4a56',
    warm: '#2c3a4f',
    moss: '#1a3a24',
    core: '#15181d',
    text: '#15181d',
    paper: '#fbf8f3',
  },
  dark: {
    blue: '#5a7eaf',
    green: '#1d9944',
    orange: '#ef612b',
    cool: '#a9c8b8',
    warm: '#f6bba4',
    moss: '#dcbd7b',
    core: '#f2eee7',
    text: '#f2eee7',
    paper: '#11141a',
  },
}

/** The discs' circles in a box of 64: equal, 120 degrees apart. */
const BLUE = { x: 22.2, y: 22.6 }
const ORANGE = { x: 41.8, y: 22.6 }
const GREEN = { x: 32, y: 39.6 }
const R = 18.4

const disc = ({ x, y }, fill) => `<circle cx="${x}" cy="${y}" r="${R}" fill="${fill}"/>`

/** Where two equal discs overlap: a lens between the two points in which their circles cross. */
function lens(a, b, fill) {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const half = Math.hypot(dx, dy) / 2
  const reach = Math.sqrt(R * R - half * half)
  const [ux, uy] = [-dy / (2 * half), dx / (2 * half)]
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const at = (sign) => `${(mx + sign * ux * reach).toFixed(2)} ${(my + sign * uy * reach).toFixed(2)}`
  return `<path d="M${at(1)}A${R} ${R} 0 0 1 ${at(-1)}A${R} ${R} 0 0 1 ${at(1)}z" fill="${fill}"/>`
}

/** The middle, where all three lie: a triangle of arcs between the inner crossings. */
function core(fill) {
  const inner = (a, b, other) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const half = Math.hypot(dx, dy) / 2
    const reach = Math.sqrt(R * R - half * half)
    const points = [1, -1].map((sign) => ({
      x: (a.x + b.x) / 2 - (sign * dy * reach) / (2 * half),
      y: (a.y + b.y) / 2 + (sign * dx * reach) / (2 * half),
    }))
    return points.sort(
      (p, q) => Math.hypot(p.x - other.x, p.y - other.y) - Math.hypot(q.x - other.x, q.y - other.y),
    )[0]
  }
  const [p, q, r] = [inner(BLUE, ORANGE, GREEN), inner(ORANGE, GREEN, BLUE), inner(GREEN, BLUE, ORANGE)]
  const to = (point) => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`
  const arc = `A${R} ${R} 0 0 1 `
  return `<path d="M${to(p)}${arc}${to(q)}${arc}${to(r)}${arc}${to(p)}z" fill="${fill}"/>`
}

export function mark(theme) {
  const c = THEMES[theme]
  return (
    disc(BLUE, c.blue) +
    disc(ORANGE, c.orange) +
    disc(GREEN, c.green) +
    lens(BLUE, ORANGE, c.warm) +
    lens(ORANGE, GREEN, c.moss) +
    lens(GREEN, BLUE, c.cool) +
    core(c.core)
  )
}

export const paperOf = (theme) => THEMES[theme].paper
export const textOf = (theme) => THEMES[theme].text

export const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`

/** A square icon: the mark on paper, filling the given share of it. */
export function icon(size, { share, ground }) {
  const scale = (size * share) / 64
  const shift = (size - 64 * scale) / 2
  const paper = ground ? `<rect width="${size}" height="${size}" fill="${THEMES.light.paper}"/>` : ''
  return svg(
    size,
    size,
    `${paper}<g transform="translate(${shift} ${shift}) scale(${scale})">${mark('light')}</g>`,
  )
}
