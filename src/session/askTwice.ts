import type { Network } from '@/lib/ports'
import type { RefreshAnswer } from './calls'

/** Asks for a new access token, and once more after a network error, unless the browser says that it is offline. */
export async function askTwice(
  ask: (refreshToken: string) => Promise<RefreshAnswer>,
  refreshToken: string,
  network: Network,
): Promise<RefreshAnswer> {
  const first = await ask(refreshToken)
  return first.kind === 'unreachable' && network.online() ? ask(refreshToken) : first
}
