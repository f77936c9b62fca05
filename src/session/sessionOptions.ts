import type { KeyValueStorage, Network } from '@/lib/ports'
import type { AuthCalls } from './calls'

/** What a session is made over. */
export interface SessionOptions {
  storage: KeyValueStorage
  network: Network
  calls: AuthCalls
  /** Ends the task. The screens of a restored session are told after it, and take a while to draw. */
  rest?: () => Promise<void>
}
