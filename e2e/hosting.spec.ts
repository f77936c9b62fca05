import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures'

test('real paths answer 200, others 404 with a way home, all under the policy', async ({ page }) => {
  for (const path of ['/', '/login', '/admin/login', '/dashboard', '/admin']) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(200)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain('http://localhost:4010')
  }
  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('one page has one address, and the router agrees', async ({ page }) => {
  for (const [asked, address] of [
    ['/Login', '/login'],
    ['/login/?a=1', '/login?a=1'],
    ['/ADMIN/Login', '/admin/login'],
    ['/index.html', '/'],
  ] as const) {
    const response = await page.request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], asked).toEqual([301, address])
  }
  // Inside the page no host is asked.
  await page.goto('/login')
  await page.evaluate(() => history.pushState(null, '', '/Login/'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('a path that cannot be read gets a page with a way home, not a stack', async ({ page }) => {
  for (const path of ['/%E0%A4%A', '/%', '/assets/%ff']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(400)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  }
})

test('settings are never cached, hashed files for ever', async ({ page }) => {
  const settings = await page.request.get('/config.js')
  expect(settings.headers()['cache-control']).toBe('no-store')
  const asset = readdirSync('dist/assets').find((name) => name.endsWith('.js'))
  const response = await page.request.get(`/assets/${asset}`)
  expect(response.headers()['cache-control']).toContain('immutable')
})

test('the build holds no faked backend: no msw, no fixture text, no validator', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|css)$/.test(name))
    .map((name) => readFileSync(`dist/${name}`, 'utf8'))
    .join('\n')
  for (const word of [
    'mockServiceWorker.js',
    'setupWorker',
    'msw/',
    'maya@harborcafe',
    'Harbor-2026',
    'Overprint-2026',
    'ajv',
    'x-mock-outcome',
    'fail 500',
  ]) {
    const found =
      word === 'mockServiceWorker.js'
        ? texts.replace('"/mockServiceWorker.js"', '').replace('`/mockServiceWorker.js`', '')
        : texts
    expect(found.includes(word), word).toBe(false)
  }
  expect(readdirSync('dist')).not.toContain('mockServiceWorker.js')
})
