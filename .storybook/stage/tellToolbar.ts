import { printScenario } from '@mocks/link/scenarioLink'
import type { Scenario } from '@mocks/scenario'
import { addons } from 'storybook/preview-api'
import { STAGE_EVENTS, type StageState } from './channel'
import type { Stage } from './createStage'
import { stateNow } from './stateNow'

/**
 * Keeps Storybook's toolbar told of the story that is shown alone, `own` being what that says of itself. Returns the
 * function that ends it.
 */
export function tellToolbar(id: string, stage: Stage, own: Partial<Scenario>): () => void {
  const { backstage, runtime } = stage
  const channel = addons.getChannel()
  const tell = () => {
    const state: StageState = {
      id,
      scenario: printScenario(stateNow(stage), own),
      held: backstage.held().length,
    }
    channel.emit(STAGE_EVENTS.state, state)
  }
  const release = () => void backstage.release()
  const stops = [
    backstage.subscribe(tell),
    // Who is signed in may change.
    runtime.session.store.subscribe(tell),
    // A call is noted as held just before it waits.
    backstage.calls.subscribe(() => queueMicrotask(tell)),
    () => channel.off(STAGE_EVENTS.release, release),
  ]
  channel.on(STAGE_EVENTS.release, release)
  tell()
  return () => {
    for (const stop of stops) stop()
  }
}
