import { operationById } from '@mocks/contract/operations'
import type { OperationId } from '@mocks/contract/types'
import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { StageApp } from '../.storybook/stage/StageApp'
import { stageOf } from '../.storybook/stage/stageOf'
import { DataProvider } from '../src/runtime/DataProvider/DataProvider'

/** What `play` gets, as far as the helpers ask. */
export interface Told {
  loaded: Record<string, unknown>
}

/** What stands behind the guards in the app. */
export const behindGuards = (children: ReactNode) => <DataProvider>{children}</DataProvider>

/** The whole app at a path. */
export const appAt = (path: string) => (_: unknown, context: Told) => (
  <StageApp path={path} runtime={stageOf(context).runtime} />
)

/** What the studio says where a field is refused: it names the field that was sent. */
const FIELD = /must not be empty\.|missing or wrong\.|not accepted\./

/** The words with which the contract's example refuses, or how they end. @throws when it has none: nothing could be read. */
function wordsOf(id: OperationId, status: number): string | RegExp {
  if (status === 422) return FIELD
  const [content] = operationById(id).responses.get(status) ?? []
  const [example] = Object.values(content?.examples ?? {}) as { message?: string }[]
  if (!example?.message)
    throw new Error(`The contract gives no words with which ${id} is refused by ${status}.`)
  return example.message
}

/** How the calls of an operation ended, those that are over. */
const endsOf = (context: Told, id: OperationId) =>
  stageOf(context)
    .calls()
    .filter(({ operationId, status }) => operationId === id && typeof status === 'number')
    .map(({ status }) => status)

/** Waits until an operation has ended so, in this order. */
export const ended = (context: Told, id: OperationId, statuses: readonly number[]) =>
  waitFor(() => expect(endsOf(context, id)).toEqual(statuses))

/** The statuses with which the scenario refuses an operation, in their order. */
export const refusing = (id: OperationId, ...statuses: number[]) => ({ [id]: [...statuses, 'ok'] })

/**
 * Does the same again for each status with which the scenario refuses it, and reads each time what the person is told: the
 * server's words, or our own where it is asked for those. A 401 is followed by a new token and the next answer.
 */
export async function refusedEachTime(
  context: Told,
  id: OperationId,
  statuses: readonly number[],
  act: () => Promise<void>,
  own?: string,
): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    if (status === 401) continue
    await act()
    await ended(context, id, statuses.slice(0, index + 1))
    const words = own ?? wordsOf(id, status)
    await waitFor(() => expect(screen.queryAllByText(words, { exact: false }).length).toBeGreaterThan(0))
  }
}
