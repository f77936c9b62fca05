import type { KeyValueStorage, Network } from '@/lib/ports'
import type { AuthCalls } from './calls'

/** What a session is made over. */
export interface SessionOptions {
  storage: KeyValueStorage
  network: Network
  calls: AuthCalls
  /** Goes on in a task of its own: calls leave before the screens of a restored session, which take a while, are drawn. */
  yieldTask?: () => Promise<void>
}
