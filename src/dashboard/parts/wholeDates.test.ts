import type { Resolver, ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { withWholeDates } from './wholeDates'

interface Form {
  comment: string
  deadline: string
}

const WRITTEN = { comment: 'Wider', deadline: '' }

/** As the form hands its fields to a resolver: a date field says by itself that it holds half a date. */
const judge = (badInput: boolean, resolver: Resolver<Form>) =>
  withWholeDates(resolver)(WRITTEN, undefined, {
    fields: {
      comment: { name: 'comment', ref: { name: 'comment' } },
      deadline: { name: 'deadline', ref: { name: 'deadline', validity: { badInput } } },
    },
  } as unknown as ResolverOptions<Form>)

const takes: Resolver<Form> = (values) => ({ values, errors: {} })
const refuses: Resolver<Form> = () => ({
  values: {},
  errors: { comment: { type: 'custom', message: 'Too long.' } },
})

test('a date that is typed in part is no empty one', async () => {
  const { errors } = await judge(true, takes)
  expect(errors.deadline?.message).toBe('Complete the date, or clear it.')
})

test('what else is wrong is told too', async () => {
  const { errors } = await judge(true, refuses)
  expect(Object.keys(errors)).toEqual(['comment', 'deadline'])
})

test('an empty or whole date is judged by the form alone', async () => {
  expect(await judge(false, takes)).toEqual({ values: WRITTEN, errors: {} })
})
