import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { alive, expect, test } from './fixtures'

const LOST = "Oops! The page you're looking for doesn't exist."

test('real paths answer 200, others 404 with a way home, all under the policy @core', async ({
  page,
  lane,
}) => {
  for (const path of ['/', '/login', '/admin/login', '/dashboard', '/admin']) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(200)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain(lane.api)
  }
  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: LOST })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('every answer carries the security headers, and none of the policy is loose @core', async ({
  page,
  lane,
}) => {
  const asset = readdirSync('dist/assets').find((name) => name.endsWith('.css'))
  const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  for (const path of [
    '/',
    '/Login',
    '/no/such',
    '/config.js',
    `/assets/${asset}`,
    '/media/harbor-cafe.svg',
  ]) {
    const headers = (await page.request.get(path, { maxRedirects: 0 })).headers()
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = headers['content-security-policy'] ?? ''
    const parts = Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s)))
    expect(parts, path).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hash}`,
      'style-src': "'self'",
      'font-src': "'self'",
      'img-src': `'self' blob: ${lane.api} https:`,
      'media-src': `'self' blob: ${lane.api} https:`,
      'connect-src': `'self' ${lane.api}`,
      'manifest-src': "'self'",
      'form-action': `'self' ${lane.api}`,
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  }
})

test('what only leads on does so at once @core', async ({ page }) => {
  for (const [asked, address] of [
    ['/order', '/contact?subject=Project%20Quote'],
    ['/Inquire/', '/contact?subject=General%20Inquiry'],
    ['/browse', '/projects'],
    ['/discover?a=1', '/work'],
    ['/admin-register', '/admin/register'],
  ] as const) {
    const response = await page.request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], asked).toEqual([301, address])
  }
})

test('one page has one address, and the router agrees @core', async ({ page }) => {
  for (const [asked, address] of [
    ['/Login', '/login'],
    ['/login/?a=1', '/login?a=1'],
    ['/ADMIN/Login', '/admin/login'],
    ['/index.html', '/'],
    ['/login.html', '/login'],
    ['/projects/Web%20Designs/', '/projects/web%20designs'],
  ] as const) {
    const response = await page.request.get(asked, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], asked).toEqual([301, address])
  }
  // Inside the page no host is asked.
  await page.goto('/login')
  const turnTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await turnTo('/Login')
  await expect(page.getByRole('heading', { level: 1, name: LOST })).toBeVisible()
  await turnTo('/login/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the 404 page of a host that leads nobody on comes to life as it is', async ({ page }) => {
  const missing = await page.request.get('/no/such')
  const body = await missing.text()
  for (const path of ['/About', '/projects/Web%20Designs']) {
    await page.route(path, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([LOST])
  }
})

test('settings are never cached, hashed files for ever @core', async ({ page }) => {
  const settings = await page.request.get('/config.js')
  expect(settings.headers()['cache-control']).toBe('no-store')
  const asset = readdirSync('dist/assets').find((name) => name.endsWith('.js'))
  const response = await page.request.get(`/assets/${asset}`)
  expect(response.headers()['cache-control']).toContain('immutable')
})

/** The code of a screen that a deployment takes away. */
const GONE = /\/assets\/ServicesScreen-[^/]+\.js$/

test.describe('after a deployment', () => {
  test.use({ missing: GONE })

  test('a new deployment over an open tab costs one reload, not the page @core', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The chunks of the old build are gone: the host answers with its 404 page, in HTML.
    await page.route(
      GONE,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
      { times: 1 },
    )
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible()
    await expect(page).toHaveURL('/services')
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
  })
})

test('the build holds no faked backend: no msw, no fixture text, no validator @core', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|css|json|svg|xml|txt|webmanifest)$/.test(name))
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
    'overprint-demo',
    'overprint-panel',
  ]) {
    const found =
      word === 'mockServiceWorker.js'
        ? texts.replace('"/mockServiceWorker.js"', '').replace('`/mockServiceWorker.js`', '')
        : texts
    expect(found.includes(word), word).toBe(false)
  }
  expect(readdirSync('dist')).not.toContain('mockServiceWorker.js')
})

test('licences.txt tells whose work the build holds, and of nothing that it does not', async ({ page }) => {
  const answer = await page.request.get('/licences.txt')
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  for (const one of ['react-dom', '@tanstack/query-core', '@fontsource-variable/instrument-sans', 'recharts'])
    expect(text).toMatch(new RegExp(`^${one} \\d+\\.\\d+\\.\\d+$`, 'm'))
  expect(text).toContain('Permission is hereby granted')
  for (const one of ['msw', 'redux', 'vite']) expect(text).not.toMatch(new RegExp(`^${one} \\d`, 'm'))
})
