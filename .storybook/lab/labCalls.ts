import { matchOperation } from '@mocks/contract/match'
import { createNotebook } from '@mocks/notebook'
import type { Network } from '@/lib/ports'
import type { Transport } from '@/lib/transport'

/** One call as a tab of the lab made it. Entries are replaced, never changed. */
export interface LabCall {
  id: number
  tab: string
  operation: string
  /** The bearer token that went with it, shortened. */
  token: string | null
  status: number | 'under way' | 'no network' | 'given up'
}

/** Enough of a value to tell it from the next one. */
export const shortened = (value: string) => (value.length > 12 ? `…${value.slice(-7)}` : value)

function bearer(request: Request): string | null {
  const header = request.headers.get('Authorization')
  return header ? shortened(header.replace('Bearer ', '')) : null
}

/** Writes down what every tab asks for, and how it ends. */
export function createLabCalls(send: Transport) {
  const log = createNotebook<LabCall>()
  let latest = 0

  const sendFrom =
    (tab: string, network: Network): Transport =>
    async (request, options) => {
      latest += 1
      const operation =
        matchOperation(request.method, new URL(request.url).pathname)?.operation.operationId ?? request.url
      let call: LabCall = { id: latest, tab, operation, token: bearer(request), status: 'under way' }
      log.add(call)
      const end = (status: LabCall['status']) => {
        const next = { ...call, status }
        log.replace(call, next)
        call = next
      }
      try {
        if (!network.online()) throw new TypeError('Failed to fetch')
        const response = await send(request, options)
        // The network may have gone while the answer was on its way.
        if (!network.online()) throw new TypeError('Failed to fetch')
        end(response.status)
        return response
      } catch (error) {
        end(request.signal.aborted ? 'given up' : 'no network')
        throw error
      }
    }

  return { log, sendFrom }
}
