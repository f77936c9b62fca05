import { type Operation, operations } from '@mocks/contract/operations'
import type { ExtensionName } from '@/lib/extensions'
import type { Asking } from './ask'
import { failure } from './effects'
import type { Examined } from './examine'
import type { Finding } from './judge'
import { intendedOf, preflight, type Refusal } from './preflight'

/** What a page of the site cannot send, and what the app does then. */
export function blocked({ operationId }: Operation, { problem, onlyToken }: Refusal): Finding {
  const whose = onlyToken ? ' for somebody who is signed in' : ''
  return {
    where: 'CORS',
    problem: `the preflight ${problem}`,
    app: `never sends it${whose}: ${failure(operationId)}`,
  }
}

/** The calls that change something; those of extensions only where they are named. */
function writes(extensions: readonly ExtensionName[]): Operation[] {
  return operations.filter(
    ({ method, extension }) =>
      method !== 'get' && (extension === null || extensions.some((name) => name === extension)),
  )
}

/**
 * Asks, one after the other, whether a page of the site may send what changes something, and sends none of it. A call
 * that is known already is left out, and all of them on the site's own origin, where a browser asks nothing.
 */
export async function examineWrites(
  asking: Asking,
  extensions: readonly ExtensionName[],
  known: ReadonlySet<string>,
): Promise<Examined[]> {
  const found: Examined[] = []
  for (const operation of writes(extensions)) {
    const { operationId, method, path } = operation
    if (known.has(operationId)) continue
    const asked = await preflight(asking, intendedOf(operation))
    if (!asked) continue
    const { status, ms, refusal } = asked
    found.push({
      operationId,
      request: `${method.toUpperCase()} ${path}`,
      status,
      ms,
      findings: refusal ? [blocked(operation, refusal)] : [],
      note: 'its preflight alone',
    })
  }
  return found
}
