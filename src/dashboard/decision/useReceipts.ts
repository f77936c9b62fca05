import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { type Work, workKeys } from '@/api/work'
import { ownerOf } from '@/runtime/drafts/owner'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { approvalDraft, changesDraft } from '../parts/draftNames'
import { perPerson } from '../parts/perPerson'
import {
  concerns,
  type DecisionWords,
  type Receipt,
  readReceipts,
  receiptOf,
  sweepReceipts,
  writeReceipts,
} from './receipts'

interface Receipts {
  list: readonly Receipt[]
  /** The decision that was taken last on this page, whose receipt stands open. */
  latest: string | null
}

/** What storage held when it was read last; it is read again wherever the receipts are shown anew. */
const storeOf = perPerson<Receipts>(() => ({ list: [], latest: null }))

/** The receipts of the signed-in person on this device. They outlive a reload and a logout, until dismissed. */
export function useReceipts() {
  const { storage, clock } = useRuntime()
  const client = useQueryClient()
  const kept = storeOf(client)
  const owner = useSession(ownerOf) ?? ''
  const { list, latest } = useStore(kept)

  // Before anything is drawn: a receipt does not come a moment after the list above it.
  useLayoutEffect(() => {
    const read = () => kept.setState({ list: readReceipts(storage, owner, clock.now()) })
    sweepReceipts(storage, clock.now())
    read()
    return storage.subscribe((key) => {
      if (!concerns(key, owner)) return
      const known = new Set(kept.getState().list.map(({ id }) => id))
      read()
      // Decided in another tab: it waits here no more either.
      if (kept.getState().list.some(({ id }) => !known.has(id)))
        void client.invalidateQueries({ queryKey: workKeys.all })
    })
  }, [storage, clock, owner, kept, client])

  /** Changes what storage holds now: another tab may have kept one since it was read. */
  const put = (change: (held: readonly Receipt[]) => readonly Receipt[]) => {
    const changed = change(readReceipts(storage, owner, clock.now()))
    kept.setState({ list: writeReceipts(storage, owner, changed) })
  }
  return {
    list,
    latest,
    keep(receipt: Receipt) {
      put((held) => [receipt, ...held])
      kept.setState({ latest: receipt.id })
    },
    dismiss: (id: string) => put((held) => held.filter((one) => one.id !== id)),
  }
}

/** What follows a decision that was carried out: its receipt is kept, and nothing begun about the work is left. */
export function useDecided() {
  const { clock } = useRuntime()
  const user = useSession((state) => state.user)
  const box = useDraftBox()
  const { keep } = useReceipts()
  return (work: Work, words: DecisionWords): void => {
    keep(receiptOf(work, words, { at: clock.now(), by: user?.fullName ?? '' }))
    for (const name of [changesDraft(work._id), approvalDraft(work._id)]) box.drop(name)
  }
}
