import { printScenario } from '@mocks/link/scenarioLink'
import { scenarioOf } from '@mocks/scenario'
import { ownScenario, type StageGlobals, type StageParameters, scenarioFor } from './parameters'

/** Whether a link or the toolbar shows a story in another world than its own, so that its `play` would assert what isn't there. */
export function isExploring(parameters: StageParameters, globals: StageGlobals): boolean {
  const own = scenarioOf(ownScenario(parameters))
  return printScenario(scenarioOf(scenarioFor(parameters, globals))) !== printScenario(own)
}

/** What is looked at of Storybook's preview; in tests there is none. */
interface Preview {
  storyRenders?: readonly { id: string; renderOptions?: { autoplay?: boolean } }[]
}

/**
 * Says whether a story that is about to be shown alone plays. Storybook has no parameter that a global could steer: it
 * plays by an option of its render, which is read after the loaders.
 */
export function setAutoplay(id: string, autoplay: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  for (const { id: shown, renderOptions } of preview?.storyRenders ?? [])
    if (shown === id && renderOptions) renderOptions.autoplay = autoplay
}
