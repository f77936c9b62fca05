import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useStore } from 'zustand'
import { isUnwritten, type Keeping, keptOf, restoredFrom } from './keeping'
import { VISITOR } from './owner'
import type { StoredDraft } from './storedDrafts'
import { useDraftBox } from './useDraftBox'

export interface FormDraftOptions<V extends FieldValues> {
  form: UseFormReturn<V>
  /** Names the form among the drafts, with the id of what it is about. */
  name: string
  empty: V
  keeping: Keeping<V>
  /**
   * What is kept beside the values, such as the step of a wizard. Comes back by `onRestore`. What is not named any
   * longer stays as it was kept.
   */
  beside?: Readonly<Record<string, unknown>>
  onRestore?: (words: Readonly<Record<string, unknown>>) => void
  /** The form was emptied: its draft was discarded, sent elsewhere, or another person's. It may begin with something. */
  onClear?: () => void
  /** It is filled in to become somebody: who signs in meanwhile neither takes it over nor empties it. */
  ownerless?: boolean
}

/** What the line by the form says; see DraftNote. */
export interface DraftLine {
  state: 'none' | 'restored' | 'discarded'
  onDiscard: () => void
  onUndo: () => void
}

export interface FormDraft {
  line: DraftLine
  /** Sent, or given up: nothing is kept any longer. */
  drop: () => void
}

/**
 * Keeps what is written into a form, at every change, until it is sent or discarded; and brings back what a former
 * visit left. It begins with a person's first change: what a link or the form itself filled in is no draft alone.
 *
 * | line      | touched | what stands in the form                        | what takes it further                        |
 * | --------- | ------- | ---------------------------------------------- | -------------------------------------------- |
 * | none      | no      | what it began with; nothing is kept            | a change; a draft that another owner brings  |
 * | none      | yes     | what is being written, kept at every change    | sent, or emptied                             |
 * | restored  | no      | what a former visit left                       | a change; Discard; gone in another tab       |
 * | restored  | yes     | that, written on or had back                   | sent; Discard                                |
 * | discarded | no      | the empty form; what stood there is remembered | Undo; a change, which ends the way back      |
 *
 * Another owner empties it, whatever its state, unless it was written by nobody yet or by a visitor who signed in.
 */
export function useFormDraft<V extends FieldValues>(options: FormDraftOptions<V>): FormDraft {
  const { form, name } = options
  const box = useDraftBox()
  const owner = useStore(box.store, (state) => state.owner)
  const kept = useStore(box.store, ({ drafts }) => name in drafts)
  const [state, setState] = useState<DraftLine['state']>('none')
  const [discarded, setDiscarded] = useState<V | null>(null)
  /** A person has changed something since it was opened, emptied or sent. */
  const touched = useRef(false)
  const seenOwner = useRef<string | null>(null)
  /** What was brought back: it stands here until somebody writes, also when another tab goes on with it. */
  const restored = useRef<StoredDraft>(undefined)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const [draftActions] = useState(() => {
    const fill = (values: V) => form.reset(values as DefaultValues<V> & V, { keepDefaultValues: true })
    const drop = (by?: string | null) => box.drop(name, by, restored.current)
    return {
      fill,
      drop,
      write() {
        if (box.store.getState().owner !== seenOwner.current) return
        const { empty, keeping, beside } = latest.current
        const values = form.getValues()
        if (isUnwritten(values, empty, keeping)) return drop()
        const { words } = box.store.getState().drafts[name] ?? {}
        box.write(name, { ...words, ...keptOf(values, keeping), ...beside })
      },
      /** Shows what is kept of this form for whoever is here; says whether there was anything. */
      restore(): boolean {
        const draft = box.store.getState().drafts[name]
        if (!draft) return false
        const { empty, keeping, onRestore } = latest.current
        const values = restoredFrom(draft.words, empty, keeping)
        if (isUnwritten(values, empty, keeping)) return false
        restored.current = draft
        fill({ ...form.getValues(), ...keptOf(values, keeping) })
        onRestore?.(draft.words)
        return true
      },
      clear() {
        touched.current = false
        fill(latest.current.empty)
        latest.current.onClear?.()
      },
    }
  })

  useLayoutEffect(() => {
    const formerOwner = seenOwner.current
    if (owner === null || owner === formerOwner) return
    if (formerOwner !== null && latest.current.ownerless) return
    seenOwner.current = owner
    // Who was nobody yet, or a visitor who signed in elsewhere, goes on writing.
    if (touched.current && (formerOwner === null || formerOwner === VISITOR)) {
      if (formerOwner !== null) box.drop(name, formerOwner)
      return draftActions.write()
    }
    if (formerOwner !== null) draftActions.clear()
    setState(draftActions.restore() ? 'restored' : 'none')
  }, [owner, draftActions, box, name])

  // Sent or discarded in another tab, and untouched here: it must not be sent twice.
  const wasKept = useRef(kept)
  useEffect(() => {
    const gone = wasKept.current && !kept
    wasKept.current = kept
    if (!gone || touched.current || state !== 'restored') return
    draftActions.clear()
    setState('none')
  }, [kept, state, draftActions])

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === 'change') {
        touched.current = true
        setState((now) => (now === 'discarded' ? 'none' : now))
      }
      if (touched.current) draftActions.write()
    })
    return unsubscribe
  }, [form, draftActions])

  const beside = JSON.stringify(options.beside ?? null)
  const keptBeside = useRef(beside)
  useEffect(() => {
    if (keptBeside.current === beside) return
    keptBeside.current = beside
    if (touched.current || kept) draftActions.write()
  }, [beside, kept, draftActions])

  return {
    line: {
      state,
      onDiscard() {
        setDiscarded(form.getValues())
        // What was written is gone before the other tabs hear of it.
        draftActions.clear()
        draftActions.drop()
        setState('discarded')
      },
      onUndo() {
        if (discarded) draftActions.fill(discarded)
        touched.current = true
        draftActions.write()
        setState('restored')
      },
    },
    drop() {
      touched.current = false
      draftActions.drop(seenOwner.current)
      setState('none')
    },
  }
}
