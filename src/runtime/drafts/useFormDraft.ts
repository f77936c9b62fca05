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
 */
export function useFormDraft<V extends FieldValues>(options: FormDraftOptions<V>): FormDraft {
  const { form, name } = options
  const box = useDraftBox()
  const owner = useStore(box.store, (state) => state.owner)
  const kept = useStore(box.store, ({ drafts }) => name in drafts)
  const [state, setState] = useState<DraftLine['state']>('none')
  const [discarded, setDiscarded] = useState<V | null>(null)
  const written = useRef(false)
  const seenOwner = useRef<string | null>(null)
  /** What was brought back: it stands here until somebody writes, also when another tab goes on with it. */
  const restored = useRef<StoredDraft>(undefined)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const [act] = useState(() => {
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
        written.current = false
        fill(latest.current.empty)
        latest.current.onClear?.()
      },
    }
  })

  useLayoutEffect(() => {
    const before = seenOwner.current
    if (owner === null || owner === before) return
    if (before !== null && latest.current.ownerless) return
    seenOwner.current = owner
    // Who was nobody yet, or a visitor who signed in elsewhere, goes on writing.
    if (written.current && (before === null || before === VISITOR)) {
      if (before !== null) box.drop(name, before)
      return act.write()
    }
    if (before !== null) act.clear()
    setState(act.restore() ? 'restored' : 'none')
  }, [owner, act, box, name])

  // Sent or discarded in another tab, and untouched here: it must not be sent twice.
  const before = useRef(kept)
  useEffect(() => {
    const gone = before.current && !kept
    before.current = kept
    if (!gone || written.current || state !== 'restored') return
    act.clear()
    setState('none')
  }, [kept, state, act])

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === 'change') {
        written.current = true
        setState((now) => (now === 'discarded' ? 'none' : now))
      }
      if (written.current) act.write()
    })
    return unsubscribe
  }, [form, act])

  const beside = JSON.stringify(options.beside ?? null)
  const keptBeside = useRef(beside)
  useEffect(() => {
    if (keptBeside.current === beside) return
    keptBeside.current = beside
    if (written.current || kept) act.write()
  }, [beside, kept, act])

  return {
    line: {
      state,
      onDiscard() {
        setDiscarded(form.getValues())
        // What was written is gone before the other tabs hear of it.
        act.clear()
        act.drop()
        setState('discarded')
      },
      onUndo() {
        if (discarded) act.fill(discarded)
        written.current = true
        act.write()
        setState('restored')
      },
    },
    drop() {
      written.current = false
      act.drop(seenOwner.current)
      setState('none')
    },
  }
}
