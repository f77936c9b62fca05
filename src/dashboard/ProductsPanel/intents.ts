import { perPerson } from '../parts/perPerson'

/** What an admin wants products to be, by id, while it is on its way to the server. */
export type Intents = Readonly<Record<string, boolean>>

export const intentsOf = perPerson<Intents>(() => ({}))

interface Way {
  read: () => boolean | undefined
  send: (active: boolean) => Promise<unknown>
}

/**
 * Sends what is wanted, one call after the other, until the last thing sent is the last thing wanted; what
 * was changed back meanwhile is left out. Gives what was sent last.
 * @throws when the last call failed; an earlier failure is settled by the later call.
 */
export async function settle({ read, send }: Way): Promise<boolean | undefined> {
  let wanted = read()
  while (wanted !== undefined) {
    const active = wanted
    const failure = await send(active).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    wanted = read()
    if (wanted !== active) continue
    if (failure) throw failure.error
    return active
  }
  return undefined
}
