import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Work } from '@/api/work'
import { ownerOf } from '@/runtime/drafts/owner'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
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

/** One a person: it is kept as long as their query cache, so that nobody else sees it. */
const stores = new WeakMap<QueryClient, StoreApi<Receipts>>()

/** The receipts of the signed-in person on this device. They outlive a reload and a logout, until dismissed. */
export function useReceipts() {
  const { storage, clock } = useRuntime()
  const client = useQueryClient()
  const owner = useSession(ownerOf) ?? ''
  let store = stores.get(client)
  if (!store) {
    sweepReceipts(storage, clock.now())
    const list = readReceipts(storage, owner, clock.now())
    store = createStore<Receipts>()(() => ({ list, latest: null }))
    stores.set(client, store)
  }
  const kept = store
  const { list, latest } = useStore(kept)

  useEffect(
    () =>
      storage.subscribe((key) => {
        if (concerns(key, owner)) kept.setState({ list: readReceipts(storage, owner, clock.now()) })
      }),
    [storage, clock, owner, kept],
  )

  const put = (change: Partial<Receipts>) => {
    kept.setState(change)
    writeReceipts(storage, owner, kept.getState().list)
  }
  return {
    list,
    latest,
    keep: (receipt: Receipt) => put({ list: [receipt, ...kept.getState().list], latest: receipt.id }),
    dismiss: (id: string) => put({ list: kept.getState().list.filter((one) => one.id !== id) }),
  }
}

/** The names of what may be begun about a work, among the drafts. */
export const decisionDraft = {
  changes: (id: string) => `changes.${id}`,
  approve: (id: string) => `approve.${id}`,
}

/** What follows a decision that was carried out: its receipt is kept, and nothing begun about the work is left. */
export function useDecided() {
  const { clock } = useRuntime()
  const user = useSession((state) => state.user)
  const box = useDraftBox()
  const { keep } = useReceipts()
  return (work: Work, words: DecisionWords): void => {
    keep(receiptOf(work, words, { at: clock.now(), by: user?.fullName ?? '' }))
    for (const name of Object.values(decisionDraft)) box.drop(name(work._id))
  }
}
