import type { Call } from '@mocks/handlers/calls'
import type { Outcomes } from '@mocks/scenario'
import type { Stage } from './createStage'

/** What `play` sees of its story's world. */
export interface StoryStage extends Stage {
  /** The calls so far, oldest first. */
  calls(): readonly Call[]
  /** Lets held calls go on. */
  release: Stage['backstage']['release']
  setOutcomes(outcomes: Outcomes): Promise<void>
}

/** The stage of a story, from the context that `play` gets. @throws for stories of src/ui, which have none. */
export function stageOf(context: { loaded: Record<string, unknown> }): StoryStage {
  const stage = context.loaded.stage as Stage | undefined
  if (!stage) throw new Error('This story has no stage: it is a story of the design system.')
  return {
    ...stage,
    calls: () => stage.backstage.calls.list(),
    release: stage.backstage.release,
    setOutcomes: (outcomes) => stage.backstage.setScenario({ outcomes }),
  }
}
