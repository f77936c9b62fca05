import type { Network } from '@/lib/ports'
import type { RefreshAnswer } from '@/lib/refreshAnswer'

/**
 * Asks for a new access token, and once more after a network error, unless the browser says that it is offline. Null
 * where nobody was asked, since the code that asks did not come: that is no answer, and ends no session.
 */
export async function askTwice(
  ask: (refreshToken: string) => Promise<RefreshAnswer>,
  refreshToken: string,
  network: Network,
): Promise<RefreshAnswer | null> {
  try {
    const first = await ask(refreshToken)
    return first.kind === 'unreachable' && network.online() ? await ask(refreshToken) : first
  } catch {
    return null
  }
}
