import type { Page } from '@playwright/test'
import { alive, signIn, signOut, expect as soon, test } from './fixtures'

/** Sign-ins and reloads take a busy machine its time. */
test.describe.configure({ timeout: 120_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORDS = 'Thursday at nine works for us.'
const WORK = 'Harbor Café logo, round 2'

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const replyBox = (page: Page) => page.getByRole('textbox', { name: /^Reply to “/ }).first()

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/login$/)
}

test('a letter to the studio is there after a reload and in the next tab, and gone when it was sent @phone', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/contact')
  await alive(page)
  await field(page, 'Name').fill('Ana Reyes')
  await field(page, 'Email').fill('ana@mesaseed.example')
  await field(page, 'Message').fill('A label for a seed packet.')
  await page.getByRole('combobox', { name: 'Subject' }).click()
  await page.getByRole('option', { name: 'Project Quote' }).click()
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('A label for a seed packet.')
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveText('Project Quote')

  await page.close()
  const next = await context.newPage()
  await next.goto('/contact')
  await expect(field(next, 'Name')).toHaveValue('Ana Reyes')
  await next.getByRole('button', { name: 'Send Message' }).click()
  await expect(next.getByText('Message Sent Successfully!')).toBeVisible()
  expect(await backend.calls('sendContactMessage')).toHaveLength(1)
  await next.reload()
  await expect(field(next, 'Message')).toHaveValue('')
  await expect(next.getByText('Draft restored')).toHaveCount(0)
})

test('a reply survives a forced sign-out for its writer alone; a logout takes it along', async ({
  page,
  backend,
}) => {
  const end = async () => {
    await backend.expireTokens()
    await backend.setScenario({ outcomes: { refreshOnUnauthorized: 401 } })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(/login$/)
    await backend.setScenario({ outcomes: {} })
  }
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await replyBox(page).fill(WORDS)
  await end()
  await signInAs(page, 'jonah@mesaseed.example', 'Mesa-2026!')
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toBeVisible()
  await expect(page.getByText(WORDS)).toHaveCount(0)
  await expect(page.getByText('Draft restored')).toHaveCount(0)
  await end()
  await signIn(page, 'client')
  await expect(replyBox(page)).toHaveValue(WORDS)
  await expect(page.getByText('Draft restored')).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Thursday')
})

test('offline nothing is sent: what waits is said, and goes by a press when the network is back', async ({
  page,
  context,
  backend,
}) => {
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await replyBox(page).fill(WORDS)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Send reply to “/ })
    .first()
    .click()
  await expect(page.getByText('1 reply waits here.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  expect(await backend.calls('sendMessage')).toHaveLength(0)
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText('Message sent.')).toBeVisible()
  expect((await backend.calls('sendMessage')).map(({ requestBody }) => requestBody)).toMatchObject([
    { content: WORDS },
  ])
  await expect(page.getByText('You are back online.')).toHaveCount(0)
})

test('a decision leaves a receipt that can be copied, downloaded and printed alone @phone', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // The dialog of the browser cannot be answered here: the page stands as it would be printed.
    window.print = () => {}
  })
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.getByRole('button', { name: `Approve: ${WORK}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve this work?' })
  await question.getByRole('textbox').fill('Lovely. Print it.')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Decided on this device' })).toBeVisible()
  await page.reload()
  await page.locator('summary').filter({ hasText: WORK }).click()
  await expect(page.getByText('Lovely. Print it.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download the receipt: ${WORK}` }).click()
  const stream = await (await download).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text).toContain(`Work: ${WORK}\nDecision: Approved`)
  expect(text).toContain('Price: $1,250.00')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: `Copy the receipt: ${WORK}` }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.getByRole('button', { name: `Print the receipt: ${WORK}` }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Decision receipt')).toBeVisible()
  await expect(page.getByText('Lovely. Print it.').last()).toBeVisible()
  for (const name of ['Approvals', 'Messages'])
    await expect(page.getByText(name, { exact: true }).first()).toBeHidden()
  const paper = (await page.pdf()).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g), 'pages').toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await expect(page.getByRole('region', { name: 'Approvals', exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Dismiss the receipt: ${WORK}` }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Approvals', exact: true })).toBeVisible()
  await expect(page.getByText('Decided on this device')).toHaveCount(0)
})
