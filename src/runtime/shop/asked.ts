import type { Ports } from '@/lib/ports'
import { safeReturnPath } from '@/lib/safeUrl'
import { ASKED_KEY } from './askedKey'
import type { Thing } from './things'

/** `saved` for later, `cart` for the next order. */
export type ShelfName = 'saved' | 'cart'

/** What somebody wanted to put aside before anybody knew who it is. */
export interface Asked {
  shelf: ShelfName
  thing: Thing
  /** The path of the page where it was asked for. */
  from: string
  /** Whose wish it is, if their session ended over it (see personKey); a visitor's is of whoever signs in. */
  owner?: string
}

/** A wish does not outlive half an hour: whoever signs in later came for something else. */
const KEPT_MS = 30 * 60_000

type Kept = Pick<Ports, 'tabStorage' | 'clock'>

/** Keeps the wish in this tab, through the sign-in and any reload on the way. The last one counts. */
export function keepAsked({ tabStorage, clock }: Kept, asked: Asked): void {
  tabStorage.set(ASKED_KEY, JSON.stringify({ ...asked, at: clock.now() }))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function read(text: string | null, now: number): Asked | null {
  try {
    const { shelf, thing, from, owner, at } = JSON.parse(text ?? '') as Asked & { at: number }
    const known = ['saved', 'cart'].includes(shelf) && ['portfolio', 'project'].includes(thing.source)
    const whole = known && isText(thing.sourceId) && isText(thing.title) && isText(from)
    if (!whole || now - at > KEPT_MS) return null
    return { shelf, thing, from: safeReturnPath(from, '/'), ...(isText(owner) ? { owner } : {}) }
  } catch {
    return null
  }
}

/**
 * Takes the wish out of the tab for who is signed in now: it is carried out once, and another person's is forgotten.
 */
export function takeAsked({ tabStorage, clock }: Kept, person: string): Asked | null {
  const text = tabStorage.get(ASKED_KEY)
  if (text !== null) tabStorage.remove(ASKED_KEY)
  const asked = read(text, clock.now())
  return asked?.owner === undefined || asked.owner === person ? asked : null
}
