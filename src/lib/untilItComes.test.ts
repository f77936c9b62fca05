import { expect, test, vi } from 'vitest'
import { untilItComes } from './untilItComes'

test('two that want it at once ask once, and so does one that comes later', async () => {
  const ask = vi.fn(async () => 'code')
  const come = untilItComes(ask)
  expect(await Promise.all([come(), come()])).toEqual(['code', 'code'])
  expect(await come()).toBe('code')
  expect(ask).toHaveBeenCalledOnce()
})

test('what did not come is asked for again', async () => {
  const ask = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('no network'))
  const come = untilItComes(ask)
  await expect(Promise.all([come(), come()])).rejects.toThrow('no network')
  expect(ask).toHaveBeenCalledOnce()
  expect(await come()).toBe('code')
  expect(ask).toHaveBeenCalledTimes(2)
})
