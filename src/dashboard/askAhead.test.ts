import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { spend } from '@/api/analytics'
import { queryClientOf } from '@/runtime/DataProvider/queryClient'
import { personKey } from '@/session/storedSession'
import { createTestSession } from '@/session/testSession'
import { askAhead } from './askAhead'

test('what a session that ends meanwhile cannot load is asked for again when the same person is back', async () => {
  const world = createTestSession()
  const { backstage } = world
  const { user } = world.store('client', { refreshToken: false })
  await backstage.expireTokens()
  const { runtime } = world.openTab()
  onTestFinished(() => {
    runtime.dispose()
    backstage.dispose()
  })
  const { session } = runtime
  await askAhead(runtime)
  await expect.poll(() => session.store.getState()).toMatchObject({ phase: 'signedOut', cause: 'expired' })
  await expect.poll(() => backstage.calls.list().filter(({ status }) => status === 'pending')).toEqual([])

  await session.logIn({ email: user.email, password: 'Harbor-2026!' })
  const panel = new QueryObserver(queryClientOf(runtime, personKey(user)), spend(await runtime.api()))
  onTestFinished(panel.subscribe(() => {}))
  // As if it had never been asked: a skeleton, and no failure.
  expect(panel.getCurrentResult()).toMatchObject({ status: 'pending', errorUpdateCount: 0 })
  await expect.poll(() => panel.getCurrentResult().status).toBe('success')
})
