import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { finished, goOn, lastState, tell } from './tell'

/** Leaves a mark on a document's window, which a reload would wipe away. */
const mark = (where: Page | FrameLocator) =>
  where.locator('html').evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (where: Page | FrameLocator) => where.locator('html').evaluate(() => 'marked' in window)

test('under a folder, with nothing kept: the first story is there, and no request escapes', async ({
  page,
  served,
  escaped,
}) => {
  await page.goto(`${served.url}?path=/story/dashboard-approvalspanel--default`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  expect(escaped).toEqual([])
})

test('from the story that loads for ever to the loaded one, without a reload: it loads', async ({
  page,
  served,
}) => {
  await page.goto(`${served.url}?path=/story/dashboard-approvalspanel--loading`)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('Loading approvals')).toBeAttached()
  await finished(story)
  await mark(story)
  await tell(page, 'setCurrentStory', { storyId: 'dashboard-approvalspanel--default', viewMode: 'story' })
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  expect(await isMarked(story)).toBe(true)
})

test('a story without a scenario takes nothing from those before it: neither data nor network, nor who is there', async ({
  page,
  served,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${served.url}?path=/story/dashboard-approvalspanel--thousands`)
  const story = page.frameLocator('#storybook-preview-iframe')
  const rest = 'clock:2026-03-04T17:00Z,latency:0'
  const shows = async (id: string, scenario: string) => {
    await expect.poll(() => lastState(page)).toMatchObject({ id, scenario, held: 0 })
    await finished(story)
  }
  await shows('dashboard-approvalspanel--thousands', `client,seed:huge,${rest},without:all`)
  const offline = 'dashboard-thread-sending--while-offline'
  await tell(page, 'setCurrentStory', { storyId: offline, viewMode: 'story' })
  await shows(offline, `client,seed:typical,${rest},offline`)

  const bare = 'app-siteheader--default'
  await goOn(story, bare)
  await shows(bare, `visitor,seed:typical,${rest}`)
  await expect(story.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()

  const button = page.getByRole('button', { name: 'Copy link to this state' })
  await button.click()
  await expect(button).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${served.url}?path=/story/${bare}&scenario=visitor,seed:typical,${rest}`,
  )
})

test('links, logout and Retry keep the story in its frame', async ({ open, served, escaped }) => {
  const page = await open('app-siteheader--client')
  const address = page.url()
  await mark(page)
  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await isMarked(page)).toBe(true)

  // In a world other than its own a story plays nothing: Retry is pressed here alone.
  const id = 'dashboard-approvalspanel--failed'
  await page.goto(`${served.url}iframe.html?id=${id}&viewMode=story&scenario=client,listClientWorks:500-ok`)
  await expect(page.getByText('Could not load')).toBeVisible()
  const failed = page.url()
  await mark(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await expect(page.getByText('Could not load')).toHaveCount(0)
  expect(page.url()).toBe(failed)
  expect(await isMarked(page)).toBe(true)

  // The app asks its browser for the page anew, and the stage takes note of that alone.
  await open('site-portfolioscreen--failed', 'role:client')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  const portfolio = page.url()
  await mark(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await retry.click()
  // A page that loads anew asks for itself before this is answered.
  await page.evaluate(async () => void (await (await fetch('index.json')).text()))
  expect(loads).toEqual([])
  expect(page.url()).toBe(portfolio)
  expect(await isMarked(page)).toBe(true)
  expect(escaped).toEqual([])
})

test('the date of a story is fixed, and its timers run', async ({ open }) => {
  const page = await open('dashboard-dashboardscreen--client', 'network:slow')
  const day = page.getByText('Wed, Mar 4')
  await expect(page.getByText('Loading approvals')).toBeAttached()
  await expect(day).toBeVisible()
  // Three seconds later, by the page's own timer.
  await expect(page.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await expect(day).toBeVisible()

  // Shown for a while, and nobody takes it away.
  await open('dashboard-approvalspanel--failed')
  const message = page.getByText('Failed to load dashboard.')
  await expect(message).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('a story loads its pictures and fails by none of them: an asset is no call', async ({
  open,
  escaped,
}) => {
  const page = await open('site-portfolioscreen--default')
  const picture = page.locator('img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.locator('.sb-errordisplay')).toBeHidden()
  expect(escaped).toEqual([])
})
