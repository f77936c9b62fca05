import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'

const PAGES = [
  'For designers',
  'For developers',
  'The house',
  'How a screen is made',
  'The session',
  'The faked backend',
  'Review checklist',
  'Coverage ledger',
]

test('Storybook opens at the first start page, and the others follow in the order in which they are read', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await expect(page).toHaveURL(/\?path=\/docs\/start-here-for-designers--docs/)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { level: 1, name: 'For designers' })).toBeVisible()
  const { entries } = (await (await fetch(`${served.url}index.json`)).json()) as {
    entries: Record<string, { title: string }>
  }
  const titles = Object.values(entries).map(({ title }) => title)
  expect(titles.slice(0, PAGES.length + 1)).toEqual([
    ...PAGES.map((name) => `Start here/${name}`),
    expect.stringMatching(/^styles\//),
  ])
  expect(titles.filter((title) => title.startsWith('Start here/'))).toHaveLength(PAGES.length)
})

test('a start page that speaks of the session leads to its page', async ({ page, served }) => {
  await page.goto(`${served.url}?path=/docs/start-here-for-developers--docs`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await story.getByRole('link', { name: 'The session' }).click()
  await expect(story.getByRole('heading', { level: 1, name: 'The session' })).toBeVisible()
  await expect(page).toHaveURL(/\?path=\/docs\/start-here-the-session--docs/)
})

test('the ledger page shows its numbers, keeps marks and exports them', async ({ open }) => {
  const page = await open('start-here-coverage-ledger--docs')
  await expect(page.getByText('Operations × statuses').first()).toBeVisible()
  await expect(page.getByText('Nobody shows')).toHaveCount(0)
  await page.locator('summary', { hasText: /^Texts of sections 5 and 8/ }).click()
  await page.getByRole('combobox', { name: /Title is required\.$/ }).selectOption('accepted')
  await page.getByRole('textbox', { name: /Title is required\.$/ }).fill('Good.')
  await page.reload()
  await page.locator('summary', { hasText: /^Texts of sections 5 and 8/ }).click()
  await expect(page.getByRole('textbox', { name: /Title is required\.$/ })).toHaveValue('Good.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the review as Markdown' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('| 5 New Product | Title is required. | accepted | Good. |')

  // Two tabs review together, and nobody clears all by a slip.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('summary', { hasText: /^Texts of sections 5 and 8/ }).click()
  await other.getByRole('combobox').nth(3).selectOption('seen')
  await expect(page.getByRole('combobox').nth(3)).toHaveValue('seen')
  await page.getByRole('combobox').nth(4).selectOption('seen')
  await expect(other.getByRole('textbox', { name: /Title is required\.$/ })).toHaveValue('Good.')
  await page.getByRole('button', { name: 'Clear all marks' }).click()
  await expect(page.getByRole('combobox').nth(3)).toHaveValue('seen')
  await page.getByRole('button', { name: 'Clear them for good' }).click()
  await expect(other.getByRole('combobox').nth(3)).toHaveValue('open')
})

test('every start page opens its real files', async ({ open }) => {
  for (const [id, file, words] of [
    ['start-here-for-designers--docs', 'src/styles/tokens.css', '--ink-blue'],
    ['start-here-for-developers--docs', 'mocks/scenario.ts', 'export interface Scenario'],
    ['start-here-the-house--docs', 'src/app/manifest.ts', 'export const ROUTES'],
    ['start-here-how-a-screen-is-made--docs', 'mocks/handlers/favorites.ts', 'listFavorites'],
    ['start-here-the-faked-backend--docs', 'mocks/backstage.ts', 'createBackstage'],
    ['start-here-review-checklist--docs', '.storybook/checks/links.ts', 'leadsSomewhere'],
    ['start-here-the-session--docs', 'src/session/state.ts', 'nextState'],
  ] as const) {
    const page = await open(id)
    await page.locator('summary', { hasText: file }).first().click()
    await expect(page.locator('details[open] pre').first()).toContainText(words)
  }
})
