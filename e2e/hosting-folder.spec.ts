import { readdirSync } from 'node:fs'
import { expect, signIn, test } from './fixtures'
import { UNDER } from './lanes'

// The site in a folder of its host: `BASE_PATH=/x/ npm run build`, by a real nginx.

test.use({ baseURL: UNDER })

const link = (name: string) => ({ name, exact: true })

test('every page of it stands under the folder, and what lies beside it is nobody’s', async ({ page }) => {
  const status = async (path: string) => {
    const response = await page.request.get(UNDER + path, { maxRedirects: 0 })
    return [response.status(), response.headers().location].filter(Boolean)
  }
  for (const path of ['/', '/about', '/projects/web%20designs', '/login', '/dashboard'])
    expect(await status(path), path).toEqual([200])
  expect(await status('/About/')).toEqual([301, '/x/about'])
  expect(await status('/order')).toEqual([301, '/x/contact?subject=Project%20Quote'])
  expect(await status('/no/such')).toEqual([404])
  const settings = await page.request.get(`${UNDER}/config.js`)
  expect([settings.status(), settings.headers()['cache-control']]).toEqual([200, 'no-store'])
  const [asset] = readdirSync('node_modules/.cache/e2e-dist-folder/assets').filter((name) =>
    /\.js$/.test(name),
  )
  const hashed = await page.request.get(`${UNDER}/assets/${asset}`)
  expect(hashed.headers()['cache-control']).toContain('immutable')
  const { origin } = new URL(UNDER)
  for (const path of ['/about', '/config.js', `/assets/${asset}`])
    expect((await page.request.get(origin + path)).status(), path).toBe(404)
})

test('a visitor walks it, lands deep within it, and finds the way home from nowhere', async ({ page }) => {
  await page.goto(`${UNDER}/`)
  await page.getByRole('navigation').getByRole('link', link('About')).first().click()
  await expect(page).toHaveURL(`${UNDER}/about`)
  await expect(page.getByRole('heading', { level: 1, name: 'Shaping the Digital Future' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Shaping the Digital Future' })).toBeVisible()
  // Deep within it, and on to where a query leads.
  await page.goto(`${UNDER}/projects/web%20designs/mesa-catalogue?from=letter#top`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${UNDER}/projects/web%20designs/mesa-catalogue?from=letter#top`)
  await page.goto(`${UNDER}/work?q=tideline`)
  await expect(page.getByRole('article')).toHaveCount(1)
  // No picture, film or letter is asked for beside the folder.
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(addresses.filter((path) => !path.startsWith('/x/'))).toEqual([])
  const missing = await page.goto(`${UNDER}/no/such/page`)
  expect(missing?.status()).toBe(404)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  // Inside the page Home is the folder itself; the host leads to the one with a slash.
  await expect(page).toHaveURL(new RegExp(`^${UNDER}/?$`))
  await page.reload()
  await expect(page).toHaveURL(`${UNDER}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a client comes from a guarded page by way of the sign-in, and goes out again @phone', async ({
  page,
  backend,
}) => {
  await page.goto(`${UNDER}/my-projects`)
  await expect(page).toHaveURL(`${UNDER}/login`)
  await signIn(page, 'client')
  await expect(page).toHaveURL(`${UNDER}/my-projects`)
  await page.goto(`${UNDER}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  await page.goto(`${UNDER}/login`)
  await expect(page).toHaveURL(`${UNDER}/dashboard`)
  // A session that ends leads to the sign-in of this site, not of what lies at the host's root.
  await backend.expireTokens()
  await backend.setScenario({ outcomes: { refreshOnUnauthorized: 401, refreshAtStartup: 401 } })
  await page.reload()
  await expect(page).toHaveURL(`${UNDER}/login`)
})
