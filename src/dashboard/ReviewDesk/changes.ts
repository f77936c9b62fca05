import * as z from 'zod/mini'
import { isText, type Keeping } from '@/runtime/drafts/keeping'
import { atMost, commentSchema, deadlineSchema } from '../decision/changeFields'
import { MAX_CHANGE, MAX_CHANGES } from '../parts/limits'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** Where in the work a change is meant. */
export interface Spot {
  /** The round's id. */
  round: string
  /** What that round is called: the words sent name it, also when the rounds cannot be loaded again. */
  title: string
  /** Which of its pictures, counted from 0. */
  asset: number
  /** Shares of the picture's width and height, 0 to 1. */
  x: number
  y: number
}

/** One thing that should change. Without a spot it is about the whole. */
export interface Change {
  /** Its own within the request, whatever becomes of the others. */
  id: number
  text: string
  spot: Spot | null
}

export interface Request {
  comment: string
  changes: Change[]
  deadline: string
}

export const NOTHING: Request = { comment: '', changes: [], deadline: '' }

/** The place of a pin is sent with the words. */
const MAX_TEXT = MAX_CHANGE - 100

export const TOO_MANY = `A request holds ${MAX_CHANGES} changes at most.`
const UNWRITTEN = 'Write what should change here, or remove it.'

const share = z.number().check(z.gte(0), z.lte(1))
const spot = z.object({
  round: z.string(),
  title: z.string(),
  asset: z.number().check(z.gte(0)),
  x: share,
  y: share,
})
const change = z.object({ id: z.number(), text: z.string(), spot: z.nullable(spot) })

const written = z.string().check(z.trim(), z.minLength(1, UNWRITTEN), z.maxLength(MAX_TEXT, atMost(MAX_TEXT)))

/** What a change request needs (spec section 4), seen from `today`. */
export const requestSchema = (today: string) =>
  z.object({
    comment: commentSchema,
    changes: z.array(z.object({ id: z.number(), text: written, spot: z.nullable(spot) })),
    deadline: deadlineSchema(today),
  })

/** All of it is kept until it is sent. */
export const KEEPING: Keeping<Request> = {
  comment: isText,
  changes: (value): value is Change[] => z.safeParse(z.array(change), value).success,
  deadline: isText,
}

/** The changes with one more, unwritten, about a spot or about the whole. */
export const withChange = (changes: readonly Change[], at: Spot | null): Change[] => [
  ...changes,
  { id: 1 + Math.max(0, ...changes.map(({ id }) => id)), text: '', spot: at },
]

const percent = (part: number) => `${Math.round(part * 100)}%`

/** A spot's place in its picture, in words. */
export const placeWords = ({ x, y }: Pick<Spot, 'x' | 'y'>): string =>
  `${percent(x)} from the left, ${percent(y)} from the top`

/** Characters of a round's title in the words sent: with a text of the longest kind the contract still takes them. */
const MAX_TITLE = 40
const short = (title: string) => (title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title)

/** The picture that a spot is in, in words: "Round 2, image 3". */
export const pictureWords = ({ title, asset }: Pick<Spot, 'title' | 'asset'>): string =>
  `${short(title)}, image ${asset + 1}`

/** A change in words that need no picture beside them: "Round 2, image 3, at 40% from the left, 25% from the top: …". */
export function changeWords({ text, spot: at }: Pick<Change, 'text' | 'spot'>): string {
  const words = text.trim()
  return at ? `${pictureWords(at)}, at ${placeWords(at)}: ${words}` : words
}
