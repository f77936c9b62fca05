import { addons } from 'storybook/preview-api'

/** What Storybook calls pending: a story torn down in it makes Storybook load the whole page anew. */
const PENDING = new Set(['loading', 'beforeEach', 'rendering', 'playing', 'afterEach'])

interface PhaseChange {
  newPhase: string
  renderId: number
  storyId: string
}

/**
 * Runs `render`, which draws a story and returns what takes it away, and returns what takes it away as soon as that is
 * safe. A render is known by its id, which is the time at which it began.
 */
export function drawnUntilSafe(id: string, render: () => () => unknown): () => void {
  const channel = addons.getChannel()
  let phase = 'preparing'
  let [from, to] = [Date.now(), Number.POSITIVE_INFINITY]
  let remove: (() => unknown) | undefined
  const hear = ({ newPhase, renderId, storyId }: PhaseChange) => {
    if (storyId !== id || renderId < from || renderId > to) return
    phase = newPhase
    if (remove && !PENDING.has(phase)) leave()
  }
  const leave = () => {
    channel.off('storyRenderPhaseChanged', hear)
    // Not while React still draws: the story is a tree of its own.
    queueMicrotask(() => remove?.())
  }
  channel.on('storyRenderPhaseChanged', hear)
  const clean = render()
  to = Date.now()
  return () => {
    remove = clean
    if (!PENDING.has(phase)) leave()
  }
}
