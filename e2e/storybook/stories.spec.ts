import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { tell } from './tell'

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
  await mark(story)
  await tell(page, 'setCurrentStory', { storyId: 'dashboard-approvalspanel--default', viewMode: 'story' })
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  expect(await isMarked(story)).toBe(true)
})

test('links, logout and Retry keep the story in its frame', async ({ open, escaped }) => {
  const page = await open('app-siteheader--client')
  const address = page.url()
  await mark(page)
  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await isMarked(page)).toBe(true)

  await open('dashboard-approvalspanel--failed')
  const failed = page.url()
  await mark(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Could not load')).toBeVisible()
  expect(page.url()).toBe(failed)
  expect(await isMarked(page)).toBe(true)

  await open('site-portfolioscreen--failed')
  const portfolio = page.url()
  await mark(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  // Asked again, and failed again.
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(page.url()).toBe(portfolio)
  expect(await isMarked(page)).toBe(true)
  expect(escaped).toEqual([])
})

test('fixing the date of a story does not freeze its timers', async ({ open }) => {
  const page = await open('dashboard-approvalspanel--failed')
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
