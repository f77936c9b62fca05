import type { Locator, Page } from '@playwright/test'
import { setExtensions } from './accessibility'
import { expect, signIn, test } from './fixtures'

const MARKUP =
  '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1">{{7*7}}'
const TEXTS = [
  MARKUP,
  `${'W'.repeat(400)}`,
  '\u202Eevil\u202C \u0000\uFFFD '.repeat(8),
  `Z${'\u0301'.repeat(60)}algo`,
  'http://evil.example/?q=javascript:window.pwned=1',
  '😀'.repeat(80),
]
const URLS = [
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  ' java\nscript:window.pwned=1',
  'data:text/html,<script>parent.pwned=1</script>',
  '//evil.example/x.png',
  'https://user:secret@evil.example/x.png',
  '\\\\evil.example\\x.png',
  'x" onerror="window.pwned=1',
]
/** What the app decides by stays, or nothing of the rest would be shown. */
const KEPT =
  /^(_?id|status|verdict|kind|currency|date|deadline|at|\w+At|accessToken|refreshToken|role|roles)$/
const ADDRESS = /^(url|image|imageOrVideo|profileImage|assets|gallery)$/

/** A name that stands in addresses, keys and ids of elements. */
const hostileId = (at: number) => `../${at}?a=1#"><img src=x onerror=window.pwned=1>`

interface Turn {
  at: number
  /** Names of things are hostile as well, so that nothing more can be asked about them. */
  ids: boolean
}

/** Every text and address of an answer replaced by hostile ones, in turn. */
function hostile(value: unknown, key: string, turn: Turn): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one, key, turn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name, turn)]))
  if (turn.ids && key === '_id') {
    turn.at += 1
    return hostileId(turn.at)
  }
  if (typeof value !== 'string' || KEPT.test(key)) return value
  turn.at += 1
  return ADDRESS.test(key) ? URLS[turn.at % URLS.length] : TEXTS[turn.at % TEXTS.length]
}

async function poison(page: Page, ids = false): Promise<void> {
  const turn = { at: 0, ids }
  await page.route('**/api/v1/**', async (route) => {
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: hostile(await answer.json(), '', turn) })
  })
}

/** Nothing ran, nothing stands there that could, nothing hangs over the edge. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'pwned' in window,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth > 1,
    elements: [...document.querySelectorAll('#root script, #root iframe, #root object, #root embed')].length,
    addresses: [...document.querySelectorAll('[href], [src], [action], [poster], [srcset]')]
      .flatMap((element) =>
        ['href', 'src', 'action', 'poster', 'srcset'].map((name) => element.getAttribute(name)),
      )
      .filter((address): address is string => Boolean(address))
      .filter((address) => {
        const { protocol, hostname } = new URL(address, location.href)
        return !/^(https?|mailto|tel|blob):$/.test(protocol) || hostname.endsWith('evil.example')
      }),
    handlers: [...document.querySelectorAll('#root *')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
  }))
  expect(found, where).toEqual({ ran: false, over: false, elements: 0, addresses: [], handlers: 0 })
}

const DESK = '/dashboard?do=review&work=work_1'
const THREAD = 'conversation=conversation_1'
const PROJECT = '/projects/web%20designs/mesa-catalogue'

/** What stands on a page only with the extensions of the contract. */
const SIGNS: Record<string, (page: Page) => Locator> = {
  [DESK]: (page) => page.getByRole('dialog').getByRole('complementary', { name: 'Decision' }),
  [`/dashboard?${THREAD}`]: (page) => page.getByRole('region', { name: 'Conversation' }),
  [`/admin?${THREAD}`]: (page) => page.getByRole('region', { name: 'Conversation' }),
  '/favorites': (page) => page.getByRole('button', { name: /^Remove / }).first(),
  '/cart': (page) => page.getByRole('button', { name: /^Remove / }).first(),
  [PROJECT]: (page) => page.getByRole('button', { name: /: Seed catalogue$/ }).first(),
}

for (const [who, start, paths] of [
  [
    'client',
    '/dashboard',
    ['/favorites', '/cart', '/my-projects', '/', DESK, `/dashboard?${THREAD}`, PROJECT],
  ],
  ['admin', '/admin', ['/admin?do=upload', '/admin?do=product', `/admin?${THREAD}`]],
] as const) {
  test(`hostile texts and addresses from the server execute nothing and break no layout: ${who} @phone`, async ({
    page,
  }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    await setExtensions(page, true)
    await page.goto(start === '/admin' ? '/admin/login' : '/login')
    await poison(page)
    await signIn(page, who)
    for (const path of [start, ...paths]) {
      if (path !== start) await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"], [class*="_skeleton_"]')).toHaveCount(0)
      if (SIGNS[path]) await expect(SIGNS[path](page)).toBeVisible()
      await expectHarmless(page, path)
    }
    expect(dialogs).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('hostile names of things lead nowhere else, and what is done with them is done with them', async ({
  page,
}) => {
  await setExtensions(page, true)
  await page.goto('/login')
  await poison(page, true)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'client')
  await expect(page.locator('[aria-busy="true"], [class*="_skeleton_"]')).toHaveCount(0)
  await expectHarmless(page, '/dashboard')
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click()
  const desk = page.getByRole('dialog')
  await expect(desk.getByRole('complementary', { name: 'Decision' })).toBeVisible()
  await expectHarmless(page, 'the review desk')
  sent.length = 0
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^\/api\/v1\/work\/[^/]+\/approve$/)])
  await page.goto('/favorites')
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect.poll(() => sent.at(-1)).toMatch(/^\/api\/v1\/favorites\/[^/]+$/)
  await expectHarmless(page, '/favorites')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a hostile error message is shown as it is written, in form and toast', async ({ page }) => {
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { message: MARKUP },
    }),
  )
  await page.goto('/login')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('x')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('<script>window.pwned=1</script>')
  await expectHarmless(page, '/login')
})

test('hostile addresses of the site itself lead nowhere', async ({ page }) => {
  for (const path of [
    `/login?next=javascript:window.pwned=1`,
    `/contact?subject=${encodeURIComponent(MARKUP)}&project=${encodeURIComponent(MARKUP)}`,
    `/work?q=${encodeURIComponent(MARKUP)}&tech=${encodeURIComponent(MARKUP)}`,
    `/projects/${encodeURIComponent('<img src=x onerror=window.pwned=1>')}`,
    `/login#accessToken=stolen&user=${encodeURIComponent('{"id":"x"}')}`,
    `/about#${encodeURIComponent(MARKUP)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectHarmless(page, path)
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  }
  expect(await page.evaluate(() => localStorage.getItem('app_token'))).toBeNull()
})
