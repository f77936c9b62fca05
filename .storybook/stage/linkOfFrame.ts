import { addons } from 'storybook/preview-api'
import { addressWith, globalsIn, linkIn, saidOf } from './openedLink'

// Storybook writes the address anew before long.
const opened = window.location.href
const link = linkIn(opened)

/** The text of `?scenario=` for a story that is shown alone: it counts for the story that was opened with it. */
export const linkedScenario = (id: string, viewMode: string | undefined): string =>
  viewMode === 'story' ? saidOf(link, id) : ''

/** The text of `globals=` for the same story. */
export const linkedGlobals = (id: string, viewMode: string | undefined): string =>
  viewMode === 'story' ? globalsIn(opened, id) : ''

/** Keeps the scenario in the frame's address while its story is shown, and only then: Storybook may reload the frame. */
export async function keepLinkInFrame(): Promise<void> {
  if (!link) return
  const channel = await addons.ready()
  // Once Storybook has written the address itself.
  const keep = () =>
    queueMicrotask(() => {
      const { href } = window.location
      const wanted = addressWith(link, href)
      if (wanted !== href) window.history.replaceState(window.history.state, '', wanted)
    })
  channel.on('setCurrentStory', keep)
  channel.on('updateQueryParams', keep)
}
