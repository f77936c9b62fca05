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

/** What a scenario says to a story without a backend, as all of the design system are. */
const inVain = (text: string): Note[] =>
  text ? [{ part: `scenario=${text}`, why: 'This story has no backend that a scenario could steer.' }] : []

/** What of the link that opened a story was not understood, or means nothing to it. */
export function linkNotes({ id, viewMode, loaded, parameters, globals }: LinkedStory): readonly Note[] {
  const known = { names: Object.keys(globals), viewports: Object.keys(parameters.viewport?.options ?? {}) }
  const scenario = linkedScenario(id, viewMode)
  return [
    ...(loaded.stage ? readScenario(scenario).notes : inVain(scenario)),
    ...globalsNotes(linkedGlobals(id, viewMode), known),
  ]
}
