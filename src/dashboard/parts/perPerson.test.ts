import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { perPerson } from './perPerson'

test('one store a cache, and none shared between two', () => {
  const storeOf = perPerson(() => ({ text: '' }))
  const [maya, noor] = [new QueryClient(), new QueryClient()]
  storeOf(maya).setState({ text: 'Thursday works.' })
  expect(storeOf(maya).getState().text).toBe('Thursday works.')
  expect(storeOf(noor).getState().text).toBe('')
})
