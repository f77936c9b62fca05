import * as z from 'zod/mini'
import { isText, isTexts, type Keeping } from '@/runtime/drafts/keeping'
import { atMost, commentSchema, deadlineSchema } from '../decision/changeFields'
import { MAX_CHANGE } from '../parts/limits'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

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
