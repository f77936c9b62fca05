import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Runtime } from '../createRuntime'
import { useRuntime } from '../RuntimeProvider'
import { createDraftBox, type Draft, type DraftBox } from './draftBox'

const boxes = new WeakMap<Runtime, DraftBox>()

/** The drafts of a running copy of the app, loaded with the first form that keeps any. */
export function useDraftBox(): DraftBox {
  const runtime = useRuntime()
  const known = boxes.get(runtime)
  if (known) return known
  const box = createDraftBox(runtime)
  boxes.set(runtime, box)
  return box
}

/** The names of all that is begun: a keystroke changes none of them. */
export function useDraftNames(): readonly string[] {
  return useStore(
    useDraftBox().store,
    useShallow(({ drafts }) => Object.keys(drafts)),
  )
}

/** All that is begun, by name. */
export function useDrafts(): Readonly<Record<string, Draft>> {
  return useStore(useDraftBox().store, ({ drafts }) => drafts)
}
