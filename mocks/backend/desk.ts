import { studioDay } from './calendar'
import type { StudioPorts } from './ports'
import { adminOnly, notSignedIn, Refusal } from './Refusal'
import { isAdmin } from './roles'
import type { IdKind, Tables, UserRecord } from './tables'
import { isExpired, readToken } from './tokens'

/** What every rule of the studio works with. */
export interface Desk {
  tables: Tables
  ports: StudioPorts
  /** The next id of a kind, such as work_25. */
  id(kind: IdKind): string
  /** The present moment, RFC 3339. */
  now(): string
  /** Today in the studio's calendar, `YYYY-MM-DD`. */
  today(): string
  /** The person behind an access token; refuses with 401 when there is none. */
  caller(token: string | null): UserRecord
  /** As `caller`; refuses with 403 anybody but an admin. */
  admin(token: string | null): UserRecord
  /** Leaves a notification for a person. */
  notify(userId: string, text: string): void
  /** Leaves a notification for every admin. */
  notifyAdmins(text: string): void
}

export function createDesk(tables: Tables, ports: StudioPorts): Desk {
  const desk: Desk = {
    tables,
    ports,
    id(kind) {
      const number = (tables.counters[kind] ?? 0) + 1
      tables.counters[kind] = number
      return `${kind}_${number}`
    },
    now: () => new Date(ports.now()).toISOString(),
    today: () => studioDay(ports.now()),
    caller(token) {
      const claims = token === null ? null : readToken('access', token)
      if (!claims) throw notSignedIn()
      if (isExpired(claims, ports.now())) throw new Refusal(401, 'The access token has expired.')
      const user = tables.users.find(({ id }) => id === claims.sub)
      if (!user) throw notSignedIn()
      return user
    },
    admin(token) {
      const user = desk.caller(token)
      if (!isAdmin(user)) throw adminOnly()
      return user
    },
    notify(userId, text) {
      tables.notifications.push({ _id: desk.id('notification'), userId, text, at: desk.now(), read: false })
    },
    notifyAdmins(text) {
      for (const { id } of tables.users.filter(isAdmin)) desk.notify(id, text)
    },
  }
  return desk
}
