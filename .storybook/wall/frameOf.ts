import { sizeOfViewport, type ViewportParameters, type ViewportSize } from '../stage/viewports'

/** The size of a frame in which a story stands. */
export type FrameSize = ViewportSize

/** The widths that a wall offers to stories without one of their own; `own` offers none. */
export const WIDTHS = ['own', 'small', 'phone', 'tablet', 'desktop'] as const
export type WallWidth = (typeof WIDTHS)[number]

/** What is asked of a story. */
export interface FramedStory {
  parameters: { layout?: string; docs?: { story?: { inline?: boolean } }; viewport?: ViewportParameters }
  globals: Readonly<Record<string, unknown>>
}

/**
 * The frame that a story needs, or null where it can stand in the page itself. Media queries see the window, so what
 * has a width of its own takes a frame; so do whole screens, and dialogs, which would cover the page. A width of its own
 * stays, whatever the wall's is: the story is about it, and alone it stands so too.
 */
export function frameOf({ parameters, globals }: FramedStory, width: WallWidth): FrameSize | null {
  const own = (globals.viewport as { value?: unknown } | undefined)?.value
  const named = sizeOfViewport(own, parameters.viewport) ?? sizeOfViewport(width, parameters.viewport)
  if (named) return named
  const inline = parameters.docs?.story?.inline ?? true
  return inline && parameters.layout !== 'fullscreen' ? null : { width: 1280, height: 800 }
}
