import type { Note } from '@mocks/link/readPart'
import { readScenario } from '@mocks/link/scenarioLink'
import { globalsNotes } from './globalsNotes'
import { linkedGlobals, linkedScenario } from './linkOfFrame'
import type { ViewportParameters } from './viewports'

/** What is asked of a story's context. */
export interface LinkedStory {
  id: string
  viewMode: string | undefined
  loaded: Record<string, unknown>
  parameters: { viewport?: ViewportParameters }
  globals: Readonly<Record<string, unknown>>
}

/** What of the link that opened a story was not understood; without a stage a scenario means nothing to it. */
export function linkNotes({ id, viewMode, loaded, parameters, globals }: LinkedStory): readonly Note[] {
  const known = { names: Object.keys(globals), viewports: Object.keys(parameters.viewport?.options ?? {}) }
  return [
    ...(loaded.stage ? readScenario(linkedScenario(id, viewMode)).notes : []),
    ...globalsNotes(linkedGlobals(id, viewMode), known),
  ]
}
