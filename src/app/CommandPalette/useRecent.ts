import { useState } from 'react'
import { useSession } from '@/runtime/hooks'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { personKey } from '@/session/storedSession'

/** Where a tab keeps what its person chose last: names of entries, no words of theirs. */
const KEY = 'app_recent'
const KEPT = 8

interface Kept {
  owner: string
  ids: string[]
}

function read(text: string | null, owner: string): string[] {
  try {
    const { owner: whose, ids } = JSON.parse(text ?? '{}') as Partial<Kept>
    if (whose !== owner || !Array.isArray(ids)) return []
    return ids.filter((id): id is string => typeof id === 'string').slice(0, KEPT)
  } catch {
    return []
  }
}

/** The entries that a person chose last, the latest first. They go with the tab, and nobody else sees them. */
export function useRecent() {
  const { tabStorage } = useRuntime()
  const owner = useSession(({ user }) => (user ? personKey(user) : ''))
  const [recent] = useState(() => read(tabStorage.get(KEY), owner))
  return {
    recent,
    note(id: string) {
      const others = read(tabStorage.get(KEY), owner).filter((one) => one !== id)
      const kept: Kept = { owner, ids: [id, ...others].slice(0, KEPT) }
      tabStorage.set(KEY, JSON.stringify(kept))
    },
  }
}
