import type { ReactRenderer } from '@storybook/react-vite'
import type { ProjectAnnotations } from 'storybook/internal/types'
import { inTest } from '../checks/inTest'

/** How long a story may take to draw its first part, in ms: some draw nothing at all. */
const DRAWN_WITHIN_MS = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Draws a story. In tests React waits there until code that came late is drawn and effects have run (its `act`); where
 * somebody looks on it does not, and a story's steps would begin before the page listens to them.
 */
export const mount: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async () => {
  await context.renderToCanvas()
  if (!inTest()) {
    const late = performance.now() + DRAWN_WITHIN_MS
    while (!context.canvasElement.getBoundingClientRect().height && performance.now() < late) await pause(20)
    await pause(50)
  }
  return context.canvas
}
