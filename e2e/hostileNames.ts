import type { Page } from '@playwright/test'
import { setExtensions } from './accessibility'
import { expect, signIn } from './fixtures'
import { expectStanding, poison } from './hostileValues'

/** A name as `hostileId` makes it. */
const HOSTILE = /^(W{2000}\d+|\u202E\d.*|__proto__|\.\.\/\d+\?a=1#.*)$/su

/** What is sent to the API, but for questions and the session's own: 'POST /work/…/complete'. */
function noteSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const path = pathname.split('/api/v1')[1]
    if (path !== undefined && !path.startsWith('/auth/')) sent.push(`${request.method()} ${path}`)
  })
  return sent
}

/** All that an admin does to works, products and conversations of hostile names, and what is sent about them. */
export async function actAsAdmin(page: Page): Promise<void> {
  await setExtensions(page, true)
  await page.goto('/admin/login')
  await poison(page, 'ids')
  const sent = noteSent(page)
  await signIn(page, 'admin')
  await expectStanding(page, '/admin')
  const main = page.getByRole('main')
  const press = (role: 'button' | 'link' | 'switch', name: RegExp) =>
    main
      .getByRole(role, { name })
      .first()
      .press(role === 'switch' ? ' ' : 'Enter')
  /** The name in its place is one that was given, as one part of the path. */
  const expectSent = async (shape: RegExp) => {
    await expect.poll(() => sent.find((one) => shape.test(one)), { message: String(shape) }).toBeTruthy()
    for (const one of sent.filter((each) => shape.test(each)))
      expect(decodeURIComponent(shape.exec(one)?.[1] ?? ''), one).toMatch(HOSTILE)
  }
  await press('button', /^Set status: /)
  await page.getByRole('menuitemradio', { name: 'Draft' }).press('Enter')
  await expectSent(/^PATCH \/work\/([^/]+)\/status$/)
  // The focus has just come to a button, which takes no key for a moment: a person presses once more.
  const complete = /^POST \/work\/([^/]+)\/complete$/
  await expect(async () => {
    await press('button', /^Complete: /)
    expect(sent.some((one) => complete.test(one))).toBe(true)
  }).toPass()
  await expectSent(complete)
  await press('switch', /^Active: /)
  await expectSent(/^PATCH \/products\/([^/]+)$/)
  await press('link', /^Open the conversation/)
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeVisible()
  await expectSent(/^GET \/conversations\/([^/]+)\/messages$/)
  await page.goto('/admin')
  await page.goto('/my-projects')
  await expectStanding(page, '/my-projects')
  await expectSent(/^GET \/work\/user\/([^/]+)$/)
  const known =
    /^(GET|OPTIONS) |^PATCH \/work\/[^/]+\/status$|^POST \/work\/[^/]+\/complete$|^PATCH \/products\/[^/]+$/
  expect(sent.filter((one) => !known.test(one))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Every thing (but the person who signs in) is called that. What is asked and done about it stays what it is: no path is shortened by its name. */
export async function expectNoWayOut(page: Page, id: string): Promise<void> {
  await setExtensions(page, true)
  await page.goto('/login')
  await page.route('**/api/v1/**', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 })
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    const text = await answer.text()
    const body = text.replace(/"_id":\s*"[^"]*"/g, () => `"_id":${JSON.stringify(id)}`)
    return route.fulfill({ response: answer, body })
  })
  const sent = noteSent(page)
  await signIn(page, 'client')
  await expectStanding(page, '/dashboard')
  for (const path of ['/my-projects', '/favorites']) {
    await page.goto(path)
    await expectStanding(page, path)
  }
  const remove = page.getByRole('button', { name: /^Remove / })
  if ((await remove.count()) > 0) {
    const before = sent.length
    await remove.first().press('Enter')
    await expect.poll(() => sent.length).toBeGreaterThan(before)
  }
  // What the contract has no operation for.
  const cut = /^\w+ (\/?|\/favorites\/|\/work(\/(user\/?)?)?|\/work\/submissions|\/submissions)$/
  expect(sent.filter((one) => cut.test(one))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Signs in with tokens of hostile text, one after the other. */
export async function expectTokensHarmless(page: Page, tokens: readonly string[]): Promise<void> {
  let token = ''
  // Calls that leave before the next visit carry what the server gave: that it is no bearer token is no breach of the app's.
  await page.route('**/api/v1/**', (route) => {
    const { authorization } = route.request().headers()
    if (route.request().method() === 'OPTIONS' || !authorization || /^Bearer [!-~]+$/.test(authorization))
      return route.fallback()
    return route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} })
  })
  await page.route('**/api/v1/auth/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Record<string, unknown>
    return route.fulfill({ response, json: { ...body, accessToken: token, refreshToken: token } })
  })
  for (token of tokens) {
    const where = `signed in with ${JSON.stringify(token.slice(0, 20))}`
    await page.goto('/login')
    const answered = page.waitForResponse(/\/auth\/login$/)
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Harbor-2026!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await answered
    await expectStanding(page, where)
    // Nobody is signed in by it: the next visit asks again.
    await page.goto('/dashboard')
    await expect(page, where).toHaveURL(/\/login/)
    await expectStanding(page, `${where}, come back`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
