import { isFilledText } from '@/lib/isFilledText'
import type { Ports } from '@/lib/ports'
import { safeReturnPath } from '@/lib/safeUrl'
import type { Thing } from './things'
import { WISH_KEY } from './wishKey'

/** `saved` for later, `cart` for the next order. */
export type ShelfName = 'saved' | 'cart'

/** What somebody wanted to put aside before anybody knew who it is. */
export interface Wish {
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
export function keepWish({ tabStorage, clock }: Kept, wish: Wish): void {
  tabStorage.set(WISH_KEY, JSON.stringify({ ...wish, at: clock.now() }))
}

function read(text: string | null, now: number): Wish | null {
  try {
    const { shelf, thing, from, owner, at } = JSON.parse(text ?? '') as Wish & { at: number }
    const known = ['saved', 'cart'].includes(shelf) && ['portfolio', 'project'].includes(thing.source)
    const whole = known && isFilledText(thing.sourceId) && isFilledText(thing.title) && isFilledText(from)
    if (!whole || now - at > KEPT_MS) return null
    return { shelf, thing, from: safeReturnPath(from, '/'), ...(isFilledText(owner) ? { owner } : {}) }
  } catch {
    return null
  }
}

/**
 * Takes the wish out of the tab for who is signed in now: it is carried out once, and another person's is forgotten.
 */
export function takeWish({ tabStorage, clock }: Kept, person: string): Wish | null {
  const text = tabStorage.get(WISH_KEY)
  if (text !== null) tabStorage.remove(WISH_KEY)
  const wish = read(text, clock.now())
  return wish?.owner === undefined || wish.owner === person ? wish : null
}
