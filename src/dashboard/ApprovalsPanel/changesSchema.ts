import * as z from 'zod/mini'
import { isDay } from '@/lib/dates'
import { isText, isTexts, type Keeping } from '@/runtime/drafts/keeping'
import { MAX_CHANGE, MAX_WORDS, TOO_LONG } from '../parts/limits'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** What should change, in general. */
export const commentSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write what should change.'), z.maxLength(MAX_WORDS, TOO_LONG))

/** An optional day, seen from `today`. */
export const deadlineSchema = (today: string) =>
  z
    .string()
    .check(z.refine((day) => day === '' || (isDay(day) && day >= today), 'Choose today or a later day.'))

/** What is said of a change that is too long. */
export const atMost = (characters: number): string =>
  `Use ${characters.toLocaleString('en-US')} characters at most.`

const isLong = (item: string) => item.trim().length > MAX_CHANGE

/** The first item that is too long: the list has one place for a message. */
const itemError = (items: unknown) =>
  isTexts(items) ? `Change ${items.findIndex(isLong) + 1}: ${atMost(MAX_CHANGE)}` : undefined

/** What a change request needs (spec section 4: a comment and an optional deadline), seen from `today`. */
export const changesSchema = (today: string) =>
  z.object({
    comment: commentSchema,
    items: z
      .array(z.string())
      .check(z.refine((items) => !items.some(isLong), { error: ({ input }) => itemError(input) })),
    deadline: deadlineSchema(today),
  })

export type Changes = z.infer<ReturnType<typeof changesSchema>>

/** All of it is kept until it is sent. */
export const KEEPING: Keeping<Changes> = { comment: isText, items: isTexts, deadline: isText }

export const NO_CHANGES: Changes = { comment: '', items: [], deadline: '' }
