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

function luminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** The contrast ratio of `top` on an opaque `under`, from 1 to 21. */
export function contrast(top: Rgb, under: Rgb): number {
  const [dark = 0, light = 0] = [luminance(over(top, under)), luminance(under)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
