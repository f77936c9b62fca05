import * as z from 'zod/mini'
import { isDay } from '@/lib/dates'
import { isText, isTexts, type Keeping } from '@/runtime/drafts/keeping'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** What a change request needs (spec section 4: a comment and an optional deadline), seen from `today`. */
export const changesSchema = (today: string) =>
  z.object({
    comment: z.string().check(z.trim(), z.minLength(1, 'Write what should change.')),
    items: z.array(z.string()),
    deadline: z
      .string()
      .check(z.refine((day) => day === '' || (isDay(day) && day >= today), 'Choose today or a later day.')),
  })

export type Changes = z.infer<ReturnType<typeof changesSchema>>

/** All of it is kept until it is sent. */
export const KEEPING: Keeping<Changes> = { comment: isText, items: isTexts, deadline: isText }

export const NO_CHANGES: Changes = { comment: '', items: [], deadline: '' }
