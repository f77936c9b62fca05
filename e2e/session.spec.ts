import { expect, signIn, signOut, test } from './fixtures'
import { deployWith } from './settings'

test('an expired access token is replaced once, and the person notices nothing @core', async ({
  page,
  backend,
}) => {
  await page.goto('/login')
  await signIn(page, 'client')
  const row = page
    .getByRole('region', { name: /Approvals/ })
    .getByRole('listitem')
    .first()
  await row.getByRole('button', { name: /Approve/ }).click()
  await backend.expireTokens()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Approve/ })
    .click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await backend.calls('refreshOnUnauthorized')).toHaveLength(1)
  expect((await backend.calls('approveWork')).map(({ status }) => status)).toEqual([401, 200])
})

test('a refused refresh signs out: /login, once @core', async ({ page, backend }) => {
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(
    page
      .getByRole('region', { name: /My Work Queue/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await backend.expireTokens()
  await backend.setScenario({ outcomes: { refreshAtStartup: 401, refreshOnUnauthorized: 401 } })
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('app_'))),
  ).toEqual([])
  const refreshes = [
    ...(await backend.calls('refreshAtStartup')),
    ...(await backend.calls('refreshOnUnauthorized')),
  ]
  expect(refreshes).toHaveLength(1)
})

test('a wrong password says so and keeps what was typed @core', async ({ page, backend }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email or password.')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(
    'maya@harborcafe.example',
  )
  expect(await backend.calls('refreshOnUnauthorized')).toHaveLength(0)
})

for (const way of ['/admin/login', '/login'] as const) {
  test(`a client's account is refused as admin at ${way}`, async ({ page, backend }) => {
    await page.goto(way)
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('Harbor-2026!')
    if (way === '/login') await page.getByRole('checkbox', { name: 'Sign in as admin' }).check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Admin access required.')
    await expect(page).toHaveURL(way)
    const [call] = await backend.calls('logIn')
    expect(call?.requestBody).toMatchObject({ requireRole: 'admin' })
    expect(await page.evaluate(() => localStorage.getItem('app_token'))).toBeNull()
  })
}

test('a logout in one tab signs the other out, which says so and keeps no way back', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('region', { name: /Approvals/ })).toBeVisible()
  await other.goto('/cart')
  await expect(other.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You were signed out in another tab.')).toBeVisible()
  await signIn(other, 'client')
  await expect(other).toHaveURL('/dashboard')
  await expect(page).toHaveURL('/dashboard')
})

test('who calls social sign-in off is back on the login, and so is who the provider refuses', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  // As a provider says no to somebody who asked.
  await page.goto('/login?error=access_denied&error_description=No')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed')
  await expect(page).toHaveURL('/login')
})

test('where the host has no API, its 404 at the address of the provider is the login, which says so', async ({
  page,
}) => {
  // The API on the site's own origin, as config.js has it at first; a static host knows none of its paths.
  await deployWith(page, { apiBase: '/' })
  const answered: number[] = []
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/auth\/google$/, async (route) => {
    const response = await route.fetch({ url: new URL('/no-such-page', route.request().url()).href })
    answered.push(response.status())
    await route.fulfill({ response })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Login failed')
  expect(answered).toEqual([404])
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
  // The way back leads past it.
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('a deployment whose API has no social sign-in says so in config.js, and the login offers none', async ({
  page,
}) => {
  await deployWith(page, { socialSignIn: [] })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
})

test('social sign-in goes to the provider and comes back signed in @core', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /Continue as Maya/ }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(page.url()).not.toContain('token')
})

for (const part of ['?', '#'] as const) {
  test(`tokens that come behind a ${part} leave the address before anything else is asked`, async ({
    page,
  }) => {
    await page.goto('/login')
    await signIn(page, 'client')
    await expect(page).toHaveURL('/dashboard')
    const brought = await page.evaluate(() => {
      const [accessToken, refreshToken, user] = ['app_token', 'app_refreshToken', 'app_user'].map(
        (key) => localStorage.getItem(key) ?? '',
      )
      localStorage.clear()
      // As the button of the provider leaves it behind.
      sessionStorage.setItem('app_socialSignIn', String(Date.now()))
      return new URLSearchParams({ accessToken, refreshToken, user } as Record<string, string>).toString()
    })
    const told: string[] = []
    page.on('request', (request) => {
      const texts = [request.headers().referer ?? '', request.isNavigationRequest() ? '' : request.url()]
      if (texts.some((text) => /token=/i.test(text))) told.push(request.url())
    })
    // From another document, as the provider's is: within the page nothing would be read anew.
    await page.goto('about:blank')
    await page.goto(`/login${part}${brought}`)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('region', { name: /Approvals/ })).toBeVisible()
    expect(told).toEqual([])
    await page.goBack()
    expect(page.url()).not.toMatch(/token/i)
  })
}
