import { draftPrefix, ownerOf } from '@/runtime/drafts/owner'
import { readStored } from '@/session/storedSession'
import { stageOf } from './stageOf'

type Context = Parameters<typeof stageOf>[0]

const keyOf = ({ ports }: ReturnType<typeof stageOf>, name: string) => {
  const user = readStored(ports.storage)?.user ?? null
  return draftPrefix(ownerOf({ user, phase: 'signedOut' }) ?? undefined) + name
}

/** For `beforeEach`: leaves what an earlier visit of the story's person would have left, by default an hour ago. */
export const leaveDraft =
  (name: string, words: Record<string, unknown>, age = 3_600_000) =>
  (context: Context): void => {
    const stage = stageOf(context)
    const { clock, storage } = stage.ports
    storage.set(keyOf(stage, name), JSON.stringify({ at: clock.now() - age, words }))
  }

/** The text that is kept of a form for the story's person; null where there is none. */
export const draftIn = (context: Context, name: string): string | null => {
  const stage = stageOf(context)
  return stage.ports.storage.get(keyOf(stage, name))
}
