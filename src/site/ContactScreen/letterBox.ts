import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftBox } from '@/runtime/drafts/draftBox'
import { VISITOR } from '@/runtime/drafts/owner'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import type { Prefill } from './letter'

/** Spec section 4, contact form status. */
export type Status = 'idle' | 'submitting' | 'success' | 'error'

/** What the letter's draft is called. */
export const DRAFT = 'contact'

export interface LetterState {
  status: Status
  /** What the address asked for when the last letter was sent. */
  link?: Prefill
}

/** The one letter that may be on its way. It outlives its form: who leaves meanwhile and comes back sees how it stands. */
export interface LetterBox {
  store: StoreApi<LetterState>
  /** Posts the letter that a link led to; nothing while one is on its way. */
  send(link: Prefill, post: () => Promise<unknown>): Promise<void>
  /** A form is on the page, to be emptied when its letter is sent. Returns the way to say that it was left. */
  attend(empty: () => void): () => void
  /** What was shown has been seen. */
  settle(): void
}

function createLetterBox(drafts: DraftBox, status: Status): LetterBox {
  const store = createStore<LetterState>(() => ({ status }))
  const say = (next: Status) => store.setState({ status: next })
  const forms = new Set<() => void>()
  /** What the status speaks of, and whose it is. */
  let letter = { by: drafts.store.getState().owner }

  drafts.store.subscribe(({ owner }, { owner: before }) => {
    if (owner === before) return
    // As their draft does, it goes along with who was nobody yet, or a visitor who signed in elsewhere.
    if (before === null || (before === VISITOR && forms.size > 0)) letter.by = owner
    else {
      // How another person's letter stands is nothing to the next.
      letter = { by: owner }
      say('idle')
    }
  })

  return {
    store,
    async send(link, post) {
      if (store.getState().status === 'submitting') return
      const mine = letter
      store.setState({ status: 'submitting', link })
      try {
        await post()
      } catch {
        if (letter === mine) say('error')
        return
      }
      if (letter === mine) for (const empty of forms) empty()
      // Where its form was left, nothing else drops what was kept of it.
      drafts.drop(DRAFT, mine.by)
      // Nobody is told of a success that is long over when they come back: the form is empty then.
      if (letter === mine) say(forms.size > 0 ? 'success' : 'idle')
    },
    attend(empty) {
      forms.add(empty)
      return () => {
        forms.delete(empty)
        // What was shown goes with the form; a failure that nobody saw waits for whoever comes back.
        if (store.getState().status !== 'submitting') say('idle')
      }
    },
    settle: () => say('idle'),
  }
}

const boxes = new WeakMap<DraftBox, LetterBox>()

/** The letter of a running copy of the app. `status` is where it begins, for stories. */
export function useLetterBox(status: Status = 'idle'): LetterBox {
  const drafts = useDraftBox()
  const known = boxes.get(drafts)
  if (known) return known
  const box = createLetterBox(drafts, status)
  boxes.set(drafts, box)
  return box
}
