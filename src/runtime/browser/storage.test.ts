import { expect, it, vi } from 'vitest'
import { createBrowserStorage } from './storage'

it.each([
  ['looks at everything anew when its page comes from the back/forward cache', true, [[null]]],
  ['has no news when its page is shown for the first time', false, []],
] as const)('a storage %s', (_, persisted, news) => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const hear = vi.fn()
  const storage = createBrowserStorage(() => {
    throw new Error('Not looked at here.')
  })
  storage.set('kept', 'in memory')
  const stop = storage.subscribe(hear)
  const show = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show()
  expect(hear.mock.calls).toEqual(news)
  expect(storage.get('kept')).toBe('in memory')
  stop()
  show()
  expect(hear.mock.calls).toEqual(news)
})
