import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { finished, tell } from './tell'

const storyIn = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const widthOf = (page: Page) =>
  storyIn(page)
    .locator('html')
    .evaluate(() => window.innerWidth)

test('the link to a state carries all that the toolbar holds: role, data, network, theme, viewport', async ({
  page,
  served,
  context,
  escaped,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${served.url}?path=/story/app-siteheader--default`)
  await expect(storyIn(page).getByRole('banner')).toBeVisible()
  await tell(page, 'updateGlobals', {
    globals: {
      theme: 'dark',
      role: 'admin',
      seed: 'huge',
      network: 'slow',
      viewport: { value: 'tablet', isRotated: false },
    },
  })
  await expect(storyIn(page).locator('[data-theme="dark"]').first()).toBeAttached()
  await expect.poll(() => widthOf(page)).toBe(768)
  const button = page.getByRole('button', { name: 'Copy link to this state' })
  await expect(button).toBeVisible()
  await button.click()
  await expect(button).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${served.url}?path=/story/app-siteheader--default&globals=theme:dark;viewport.value:tablet` +
      '&scenario=admin,seed:huge,clock:2026-03-04T17:00Z,latency:0,all:slow',
  )

  // One Storybook at a time: a second one beside it starves on a busy machine.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(storyIn(page).locator('[data-theme="dark"]').first()).toBeAttached()
  await expect.poll(() => widthOf(page)).toBe(768)
  await expect(button).toHaveText('Copy link')
  await button.click()
  await expect(button).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(escaped).toEqual([])
})

test('the link to a state carries its clock and its latency to a browser that has never been here', async ({
  page,
  served,
  context,
  browser,
}) => {
  const id = 'mocks-panel-scenariopanel--default'
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // In a world other than its own the story plays nothing; its panel sets what the toolbar does not offer.
  await page.goto(`${served.url}?path=/story/${id}&scenario=jonah,getCart:500`)
  await storyIn(page).getByRole('radio', { name: '800 ms' }).click()
  await storyIn(page).getByRole('button', { name: 'A day later' }).click()
  await expect(storyIn(page).getByText('Thu, Mar 5, 2026, 9:00 AM')).toBeVisible()
  const button = page.getByRole('button', { name: 'Copy link to this state' })
  await button.click()
  await expect(button).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(
    `${served.url}?path=/story/${id}` +
      '&scenario=jonah,seed:typical,clock:2026-03-04T17:00Z,later:1d,latency:800,getCart:500',
  )

  // One Storybook at a time, as above.
  await page.goto('about:blank')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  const story = storyIn(other)
  await expect(story.getByText('Thu, Mar 5, 2026, 9:00 AM')).toBeVisible()
  await expect(story.getByRole('radio', { name: '800 ms' })).toBeChecked()
  await expect(story.getByRole('button', { name: /^Jonah/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(story.getByRole('tab', { name: /^Outcomes/ })).toContainText('1')
  await elsewhere.close()
})

test('an old link, or a broken one, shows what of it is understood, and says what is not', async ({
  page,
  served,
}) => {
  await page.goto(
    `${served.url}?path=/story/dashboard-approvalspanel--default` +
      '&globals=theme:dark;viewport.value:watch;mood:blue&scenario=jonah,seed:giant,approveWork:418',
  )
  const story = storyIn(page)
  await expect(story.locator('[data-theme="dark"]').first()).toBeAttached()
  const note = story.getByRole('alert').filter({ hasText: 'Not understood in this link' })
  await expect(note).toContainText('seed:giant The data can be typical, empty or huge.')
  await expect(note).toContainText('approveWork:418 approveWork can end as')
  await expect(note).toContainText(
    'viewport.value:watch The viewport can be small, phone, tablet or desktop.',
  )
  await expect(note).toContainText('mood:blue The toolbar has no mood.')
  await expect(note).not.toContainText('theme:dark')
  await expect(story.getByRole('region', { name: 'Approvals' })).toBeVisible()

  // As it was copied before links carried a viewport.
  await page.goto(
    `${served.url}?path=/story/dashboard-approvalspanel--default&globals=theme:dark&scenario=client,seed:empty,clock:2026-03-04T17:00Z,latency:0`,
  )
  await expect(story.getByText('No items awaiting approval right now.')).toBeVisible()
  await expect(story.getByRole('alert').filter({ hasText: 'not understood' })).toHaveCount(0)
})

test('a link counts for the story that was opened with it: the next one stands as its own, and so does a wall', async ({
  page,
  served,
}) => {
  const linked = 'dashboard-approvalspanel--default'
  const link = `${served.url}?path=/story/${linked}&scenario=admin,seed:huge,all:hold`
  const frameAddress = () =>
    storyIn(page)
      .locator('html')
      .evaluate(() => window.location.search)
  const story = storyIn(page)
  const show = async (storyId: string, viewMode: string) => {
    await finished(story)
    await tell(page, 'setCurrentStory', { storyId, viewMode })
  }
  await page.goto(link)
  await expect(story.getByText('Loading approvals')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Release 1 held' })).toBeVisible()

  await show('dashboard-approvalspanel--failed', 'story')
  await expect(story.getByText('Could not load')).toBeVisible()
  // A frame that Storybook loads anew knows its story by the address.
  expect(await frameAddress()).not.toContain('scenario')
  await show(linked, 'story')
  await expect(story.getByText('Loading approvals')).toBeAttached()
  expect(await frameAddress()).toContain('scenario')
  await show('dashboard-approvalspanel--docs', 'docs')
  const cell = story.locator(`[data-cell="${linked}"]`)
  await cell.scrollIntoViewIfNeeded()
  await expect(cell.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()

  // As a person does it; what is loaded anew then is the story itself.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(story.getByText('Loading approvals')).toBeAttached()
  await page.locator('[data-item-id="dashboard-approvalspanel--failed"] a').first().click()
  await expect(story.getByText('Could not load')).toBeVisible()
  await expect(page).toHaveURL((url) => url.href.includes('--failed') && !url.href.includes('scenario'))
  await page.reload()
  await expect(story.getByText('Could not load')).toBeVisible()
  await expect(page.getByRole('button', { name: /held$/ })).toHaveCount(0)
})

test('the toolbar says that a link is laid over the story, and leads out of it', async ({ page, served }) => {
  await page.goto(`${served.url}?path=/story/dashboard-approvalspanel--default&scenario=client,seed:empty`)
  const story = storyIn(page)
  await expect(story.getByText('No items awaiting approval right now.')).toBeVisible()
  const leave = page.getByRole('button', { name: /^Leave the link/ })
  await leave.click()
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await expect(page).toHaveURL((url) => url.href.includes('--default') && !url.href.includes('scenario'))
  await expect(page.getByRole('button', { name: 'Copy link to this state' })).toBeVisible()
  await expect(leave).toHaveCount(0)
})

test('what is not understood of a link is said of its story alone', async ({ page, served }) => {
  await page.goto(`${served.url}?path=/story/dashboard-approvalspanel--default&scenario=client,dragons`)
  const note = storyIn(page).getByRole('alert').filter({ hasText: 'Not understood in this link' })
  await expect(note).toBeVisible()
  await page.locator('[data-item-id="dashboard-approvalspanel--failed"] a').first().click()
  await expect(storyIn(page).getByText('Could not load')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('without a clipboard the link stands there to be copied, and names whoever is signed in now', async ({
  page,
  served,
}) => {
  // As at a network address of plain http.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => undefined }),
  )
  // In a world other than its own the story plays nothing.
  await page.goto(`${served.url}?path=/story/app-siteheader--client&scenario=client,seed:huge`)
  const logout = storyIn(page).getByRole('button', { name: 'Logout' })
  await logout.first().click()
  await expect(logout).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Copy link to this state' })
  await button.click()
  await expect(button).toHaveText('Could not copy. Copy it by hand:')
  await expect(page.getByRole('textbox', { name: 'To copy by hand' })).toHaveValue(
    `${served.url}?path=/story/app-siteheader--client&scenario=visitor,seed:huge,clock:2026-03-04T17:00Z,latency:0`,
  )
})

test('a link takes an extension of the contract away, and nothing of it is seen', async ({
  page,
  served,
}) => {
  const at = (scenario: string) =>
    `${served.url}iframe.html?id=site-portfolioscreen--default&viewMode=story&scenario=${scenario}`
  const save = page.locator('[data-shelf="saved"]')
  const nearCards = () => page.locator('#storybook-root img').last().scrollIntoViewIfNeeded()
  await page.goto(at('client'))
  await nearCards()
  await expect(save.first()).toBeAttached()
  await page.goto(at('client,without:shop'))
  await nearCards()
  await expect(save).toHaveCount(0)
})
