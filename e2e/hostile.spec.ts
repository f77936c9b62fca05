import type { Locator, Page } from '@playwright/test'
import { setExtensions } from './accessibility'
import { expect, signIn, test } from './fixtures'
import { expectTold } from './hostileFailures'
import { FORMS } from './hostileForms'
import { actAsAdmin, expectNoWayOut, expectTokensHarmless } from './hostileNames'
import { expectHarmless, expectStanding, MARKUP, noteDialogs, poison, TEXTS } from './hostileValues'

test.use({ actionTimeout: 20_000 })

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
    const dialogs = noteDialogs(page)
    await setExtensions(page, true)
    await page.goto(start === '/admin' ? '/admin/login' : '/login')
    await poison(page)
    await signIn(page, who)
    for (const path of [start, ...paths]) {
      if (path !== start) await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"], [data-shape][data-size]')).toHaveCount(0)
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
  await poison(page, 'ids')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await signIn(page, 'client')
  await expect(page.locator('[aria-busy="true"], [data-shape][data-size]')).toHaveCount(0)
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

/** What the contract does not call a text: where it has one of a few words, a role, a day, a number, a name, a token. */
for (const [sort, what] of [
  ['words', 'words that the contract does not know'],
  ['roles', 'roles'],
  ['dates', 'days and moments'],
  ['numbers', 'numbers'],
  ['ids', 'names of things'],
] as const) {
  for (const [who, start, paths] of [
    ['client', '/dashboard', ['/favorites', '/cart', '/my-projects', DESK, `/dashboard?${THREAD}`, PROJECT]],
    ['admin', '/admin', ['/admin?do=upload', '/admin?do=product', `/admin?${THREAD}`, '/my-projects']],
  ] as const) {
    test(`hostile ${what} from the server execute nothing and break no layout: ${who}`, async ({ page }) => {
      test.setTimeout(120_000)
      const dialogs = noteDialogs(page)
      await setExtensions(page, true)
      await page.goto(who === 'admin' ? '/admin/login' : '/login')
      await poison(page, sort)
      await signIn(page, who)
      await expect(page).toHaveURL(start)
      for (const path of [start, ...paths]) {
        if (path !== start) await page.goto(path)
        await expectStanding(page, path)
        // Without a word that is known, or the name in the address, some of it is not there.
        const sign = sort === 'words' || sort === 'ids' ? undefined : SIGNS[path]
        if (sign) await expect(sign(page)).toBeVisible()
      }
      expect(dialogs).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

test('hostile tokens from the server sign nobody in, and break nothing', async ({ page }) => {
  test.setTimeout(120_000)
  await expectTokensHarmless(page, TEXTS)
})

test('an admin acts on things of hostile names, and on nothing else', async ({ page }) => {
  test.setTimeout(120_000)
  await actAsAdmin(page)
})

for (const id of ['.', '..', '\ud800'])
  test(`a name that no address can hold leads nowhere else: ${JSON.stringify(id)}`, async ({ page }) => {
    test.setTimeout(120_000)
    await expectNoWayOut(page, id)
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

for (const form of FORMS) {
  test(`a hostile message of the server is shown as it is written, or not at all: ${form.name}`, async ({
    page,
    lane,
  }) => {
    test.setTimeout(240_000)
    await expectTold(page, lane, form)
  })
}

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
