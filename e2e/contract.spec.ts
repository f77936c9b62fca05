import { expect, test } from './fixtures'

test('a breach of the contract fails its test @core', async ({ page, lane, faults }) => {
  await page.request.post(`${lane.api}/api/v1/auth/login`, { data: { email: 'maya@harborcafe.example' } })
  const breaches = (await (await page.request.get(`${lane.api}/__mock/breaches`)).json()) as string[]
  expect(breaches).toEqual([expect.stringContaining('logIn')])
  expect(faults).toEqual([])
  // Said only now, so that nothing else is taken for what is expected: the check after each test fails it.
  test.fail()
})
