import type { Page } from '@playwright/test'
import { expect, follow, logoutButton, signIn, signOut, test } from './fixtures'

const KEYS = ['app_token', 'app_refreshToken', 'app_user']

/** Those of the three keys that are stored. */
const storedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS)

const works = (page: Page) => page.getByRole('region', { name: /Approvals/ }).getByRole('listitem')

async function signedIn(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(works(page).first()).toBeVisible()
  expect(await storedKeys(page)).toEqual(KEYS)
}

test.describe('a reload (specification, section 4, startup restore)', () => {
  test('without a stored token or user: signed out, all three keys gone, nothing asked', async ({
    page,
    backend,
  }) => {
    await signedIn(page)
    await page.evaluate(() => localStorage.removeItem('app_user'))
    const before = (await backend.calls()).length
    await page.reload()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    expect((await backend.calls()).slice(before)).toEqual([])
  })

  test('the code of a chart does not wait until the session is restored', async ({ page, backend }) => {
    await page.goto('/login')
    await signIn(page, 'admin')
    await expect(page.getByRole('figure')).toBeVisible()
    // What is intercepted comes from no cache.
    await page.route(/\/assets\/RevenueChart-/, (route) => route.continue())
    await backend.setScenario({ outcomes: { refreshAtStartup: ['hold', 'ok'] } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const chart = page.waitForRequest(/\/assets\/RevenueChart-/)
    await page.goto('/admin')
    await chart
    // The session is not restored yet, so nothing was asked in its name.
    expect(asked.filter((path) => path.startsWith('/api/') && !path.includes('/auth/'))).toEqual([])
    await expect.poll(async () => (await backend.calls('refreshAtStartup')).at(-1)?.status).toBe('held')
    await backend.release()
    await expect(page.getByRole('figure')).toBeVisible()
  })

  test('the session does not wait for React, nor for the style sheet', async ({ page, backend }) => {
    await page.goto('/login')
    await signIn(page, 'admin')
    await expect(page.getByRole('figure')).toBeVisible()
    const before = (await backend.calls('refreshAtStartup')).length
    let comes = () => {}
    const late = new Promise<void>((resolve) => {
      comes = resolve
    })
    await page.route(/\/assets\/(react-.*\.js|style-.*\.css)$/, (route) => late.then(() => route.continue()))
    await page.goto('/admin', { waitUntil: 'commit' })
    await expect.poll(async () => (await backend.calls('refreshAtStartup')).at(before)?.status).toBe(200)
    expect(await page.locator('#root').innerHTML()).toBe('')
    comes()
    await expect(page.getByRole('figure')).toBeVisible()
    expect(await backend.calls('refreshAtStartup')).toHaveLength(before + 1)
  })

  test('with a refresh token: a new access token, and the person stays where they were @core', async ({
    page,
    backend,
  }) => {
    await signedIn(page)
    const token = () => page.evaluate(() => localStorage.getItem('app_token'))
    const former = await token()
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect.poll(token).not.toBe(former)
    await expect(page).toHaveURL('/cart')
    const refreshes = await backend.calls('refreshAtStartup')
    expect(refreshes.map(({ status, hasToken }) => ({ status, hasToken }))).toEqual([
      { status: 200, hasToken: false },
    ])
  })

  test('without a refresh token: the stored person is kept, and no refresh is asked', async ({
    page,
    backend,
  }) => {
    await signedIn(page)
    await page.evaluate(() => localStorage.removeItem('app_refreshToken'))
    await page.reload()
    await expect(works(page).first()).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    expect(await backend.calls('refreshAtStartup')).toEqual([])
    expect(await storedKeys(page)).toEqual(['app_token', 'app_user'])
  })

  test('with a refused refresh: logged out, and back to the same place after signing in', async ({
    page,
    backend,
  }) => {
    await signedIn(page)
    await backend.setScenario({ outcomes: { refreshAtStartup: 401 } })
    await page.goto('/cart?from=mail')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    await signIn(page, 'client')
    await expect(page).toHaveURL('/cart?from=mail')
  })

  test('with a refused refresh on a page that anybody may read: /login as well, once, and back', async ({
    page,
    backend,
  }) => {
    await signedIn(page)
    await backend.setScenario({ outcomes: { refreshAtStartup: 401 } })
    await page.goto('/work?tech=React')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1)
    expect(await storedKeys(page)).toEqual([])
    expect(await backend.calls('refreshAtStartup')).toHaveLength(1)

    // Who would rather go on reading may: the second time nobody is signed out.
    await page.goBack()
    await expect(page).toHaveURL('/work?tech=React')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Digital Portfolio' })).toBeVisible()
    await page.goForward()
    await backend.setScenario({ outcomes: {} })
    await signIn(page, 'client')
    await expect(page).toHaveURL('/work?tech=React')
  })
})

test('signing out: /login, a message, nothing stored, no way back @core', async ({ page, backend }) => {
  await signedIn(page)
  await page.goto('/my-projects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
  // The server is told after the fact.
  await expect.poll(async () => (await backend.calls('logOut')).length).toBe(1)
  expect((await backend.calls('logOut')).map(({ status, hasToken }) => [status, hasToken])).toEqual([
    [204, true],
  ])

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'client')
  await expect(page).toHaveURL(/\/(dashboard|my-projects)$/)
})

test('a double click on Logout signs out, and its second click does not lead on to Register', async ({
  page,
}) => {
  await signedIn(page)
  const button = await logoutButton(page)
  await button.dblclick()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toHaveCount(1)
  // What comes next is the next entry of the history: nothing came in between.
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  // Meant for it, a click leads there.
  await follow(page, 'Register')
  await expect(page).toHaveURL('/register')
})

test('a failed logout is a logout all the same', async ({ page, backend }) => {
  await signedIn(page)
  await backend.setScenario({ outcomes: { logOut: 401 } })
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect.poll(async () => (await backend.calls('logOut')).map(({ status }) => status)).toEqual([401])
  expect(await backend.calls('refreshOnUnauthorized')).toEqual([])
  expect(await storedKeys(page)).toEqual([])
})
