/** The size of a frame in which a story stands, in pixels as the story sees them. */
export interface FrameSize {
  width: number
  height: number
}

const VIEWPORTS: Record<string, FrameSize> = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
}

/** The widths that a wall offers; `own` is what each story says. */
export const WIDTHS = ['own', 'small', 'phone', 'tablet', 'desktop'] as const
export type WallWidth = (typeof WIDTHS)[number]

/** What is asked of a story. */
export interface FramedStory {
  parameters: { layout?: string; docs?: { story?: { inline?: boolean } } }
  globals: Readonly<Record<string, unknown>>
}

/**
 * The frame that a story needs, or null where it can stand in the page itself. Media queries see the window, so what
 * has a width of its own takes a frame; so do whole screens, and dialogs, which would cover the page.
 */
export function frameOf({ parameters, globals }: FramedStory, width: WallWidth): FrameSize | null {
  const own = (globals.viewport as { value?: string } | undefined)?.value
  const named = VIEWPORTS[width === 'own' ? (own ?? '') : width]
  if (named) return named
  const inline = parameters.docs?.story?.inline ?? true
  return inline && parameters.layout !== 'fullscreen' ? null : { width: 1280, height: 800 }
}
