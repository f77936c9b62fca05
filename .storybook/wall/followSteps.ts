import { addons } from 'storybook/preview-api'
import { stageRegistry } from './stageRegistry'

/** Tells the registry of this document how the steps of its story go: Storybook shows a failure in its own panel alone. */
export async function followSteps(): Promise<void> {
  const channel = await addons.ready()
  channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'playing') stageRegistry.noteStop(false)
  })
  channel.on('playFunctionThrewException', () => stageRegistry.noteStop(true))
}
