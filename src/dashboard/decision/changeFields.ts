import * as z from 'zod/mini'
import { isDay } from '@/lib/dates'
import { MAX_WORDS, TOO_LONG } from '../parts/limits'

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
