/** Colour arithmetic of WCAG 2: what a colour is over what lies under it, and how far two stand apart. */
export interface Rgb {
  r: number
  g: number
  b: number
  a: number
}

/** Reads #rgb, #rrggbb, #rrggbbaa and rgb() as browsers write it; null for anything else. */
export function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1]
  if (hex) {
    const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
    const [r = 0, g = 0, b = 0, a = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    return { r, g, b, a: a / 255 }
  }
  const parts = /^rgba?\(([^)]+)\)$/.exec(text.trim())?.[1]?.split(/[\s,/]+/)
  if (!parts || parts.length < 3) return null
  const [r = 0, g = 0, b = 0, a = 1] = parts.map(Number)
  return { r, g, b, a }
}

/** The colour that is seen where `top` lies on an opaque `under`. */
export function over(top: Rgb, under: Rgb): Rgb {
  const mix = (a: number, b: number) => a * top.a + b * (1 - top.a)
  return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 }
}

/** A channel of sRGB as an amount of light, from 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channel(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, share * 255))
}

type Three = readonly [number, number, number]
const times = (rows: readonly [Three, Three, Three], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three

const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

/**
 * `color-mix(in oklab, top share, rest)` of opaque colours. Oklab is linear in the cube roots of what the cones see, so
 * that is where they are mixed.
 */
export function mixed(top: Rgb, rest: Rgb, share: number): Rgb {
  const cones = ({ r, g, b }: Rgb) => times(TO_CONES, [linear(r), linear(g), linear(b)]).map(Math.cbrt)
  const [one, two] = [cones(top), cones(rest)]
  const mix = one.map((root, at) => (root * share + (two[at] ?? 0) * (1 - share)) ** 3)
  const [r, g, b] = times(FROM_CONES, mix as unknown as Three).map(channel) as unknown as Three
  return { r, g, b, a: 1 }
}

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** The contrast ratio of `top` on an opaque `under`, from 1 to 21. */
export function contrast(top: Rgb, under: Rgb): number {
  const [dark = 0, light = 0] = [luminance(over(top, under)), luminance(under)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
