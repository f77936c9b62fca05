import type { ReactRenderer } from '@storybook/react-vite'
import type { ProjectAnnotations } from 'storybook/internal/types'
import { inTest } from '../checks/inTest'

/** How long a story may take to draw its first part, in ms: some draw nothing at all. */
const DRAWN_WITHIN_MS = 1000

type Mount = NonNullable<ProjectAnnotations<ReactRenderer>['mount']>

/** Waits until code that came late is drawn and effects have run; no longer than the story is looked at. */
async function drawn({ canvasElement, abortSignal }: Parameters<Mount>[0]): Promise<void> {
  // Who leaves a story while it still draws has Storybook load its page anew.
  const left = new Promise((resolve) => abortSignal.addEventListener('abort', resolve, { once: true }))
  const pause = (ms: number) => Promise.race([left, new Promise((resolve) => setTimeout(resolve, ms))])
  const late = performance.now() + DRAWN_WITHIN_MS
  const isEmpty = () => !canvasElement.getBoundingClientRect().height
  while (isEmpty() && performance.now() < late && !abortSignal.aborted) await pause(20)
  await pause(50)
}

/**
 * Draws a story. In tests React waits there for what is late (its `act`); where somebody looks on it does not, and a
 * story's steps would begin before the page listens to them.
 */
export const mount: Mount = (context) => async () => {
  await context.renderToCanvas()
  if (!inTest() && context.viewMode === 'story') await drawn(context)
  return context.canvas
}
