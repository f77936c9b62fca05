import { test } from './fixtures'

// It is expected to fail: by the check after each test, for its body does not mind the answer.
test.fail('a breach of the contract fails its test @core', async ({ page, lane }) => {
  await page.request.post(`${lane.api}/api/v1/auth/login`, { data: { email: 'maya@harborcafe.example' } })
})
