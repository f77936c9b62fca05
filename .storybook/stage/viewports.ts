/** A window's size, in pixels as a story sees them. */
export interface ViewportSize {
  width: number
  height: number
}

interface Viewport {
  name?: string
  styles?: { width?: string; height?: string } | null
}

/** The viewports that the toolbar offers for every story. */
export const VIEWPORTS = {
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
} as const

/** A story's `parameters.viewport`: what it adds to those. */
export interface ViewportParameters {
  options?: Readonly<Record<string, Viewport>>
}

const pixels = (length = '') => (/^\d+px$/.test(length) ? Number.parseInt(length, 10) : null)

/** The size of a viewport by its name, among those of a story; null where none is of that name, or it has no fixed size. */
export function sizeOfViewport(name: unknown, { options }: ViewportParameters = {}): ViewportSize | null {
  if (typeof name !== 'string') return null
  const all: Readonly<Record<string, Viewport>> = { ...VIEWPORTS, ...options }
  const { styles } = Object.hasOwn(all, name) ? (all[name] ?? {}) : {}
  const [width, height] = [pixels(styles?.width), pixels(styles?.height)]
  return width === null || height === null ? null : { width, height }
}
