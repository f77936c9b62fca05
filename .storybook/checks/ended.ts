import type { Backstage } from '@mocks/backstage'

/** Waits for something, a number of turns of 25 ms at most. */
export async function until(done: () => boolean, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && !done(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Waits for the calls under way, half a second at most: what is judged next is the page after them, and they are too. */
export const untilCallsEnded = (backstage: Pick<Backstage, 'calls'> | undefined): Promise<void> =>
  until(() => (backstage?.calls.list() ?? []).every(({ status }) => status !== 'pending'), 20)
