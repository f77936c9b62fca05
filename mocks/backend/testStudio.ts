import { createTables } from '../fixtures/seeds'
import { users } from '../fixtures/users'
import { DEFAULT_CLOCK, type SeedName } from '../scenario'
import { Refusal } from './Refusal'
import { createStudio } from './Studio'
import type { Tables } from './tables'

/** For tests: a studio with a clock that is moved by hand and files in memory. */
export function openStudio(seed: SeedName = 'typical', change: (tables: Tables) => void = () => {}) {
  let now = Date.parse(DEFAULT_CLOCK)
  const files = new Map<string, Blob>()
  const tables = createTables(seed, now)
  change(tables)
  const studio = createStudio(tables, {
    now: () => now,
    assets: {
      put: async (id, file) => void files.set(id, file),
      get: async (id) => files.get(id) ?? null,
      url: async (id) => `/api/v1/media/${id}`,
      clear: async () => files.clear(),
    },
  })
  return {
    studio,
    tables,
    files,
    advance(seconds: number) {
      now += seconds * 1000
    },
    /** An access token of one of the accounts. */
    as: (person: keyof typeof users) => studio.auth.signInAs(users[person].id).accessToken,
  }
}

const unexpected = () => new Error('It was not refused.')

/** For tests: status and body of the refusal that an act meets. */
export function refusalOf(act: () => unknown): Pick<Refusal, 'status' | 'body'> {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
  throw unexpected()
}

/** For tests: as `refusalOf`, of an act that takes time. */
export async function lateRefusalOf(act: Promise<unknown>): Promise<Pick<Refusal, 'status' | 'body'>> {
  const error = await act.then(unexpected, (reason: unknown) => reason)
  if (!(error instanceof Refusal)) throw error
  return { status: error.status, body: error.body }
}
