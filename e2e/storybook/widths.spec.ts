import { cell, expect, test } from './fixtures'

test('the width that was chosen on a wall outlasts a change of the toolbar', async ({ page, served }) => {
  await page.goto(`${served.url}?path=/docs/ui-button--docs`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('radio', { name: '390' }).check()
  await page.getByRole('button', { name: /^Colour theme/ }).click()
  await page.getByRole('option', { name: 'dark' }).click()
  await expect(docs.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark')
  await expect(docs.getByRole('radio', { name: '390' })).toBeChecked()
})

test('a phone on the wall is a phone to its media queries, and so is every cell at 390', async ({ open }) => {
  const page = await open('dashboard-approvalspanel--docs')
  const widthIn = (id: string) =>
    cell(page, id)
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => [window.innerWidth, window.matchMedia('(width <= 768px)').matches])
  await cell(page, 'dashboard-approvalspanel--mobile').scrollIntoViewIfNeeded()
  expect(await widthIn('dashboard-approvalspanel--mobile')).toEqual([390, true])
  await page.getByRole('radio', { name: '390' }).check()
  await cell(page, 'dashboard-approvalspanel--default').scrollIntoViewIfNeeded()
  expect(await widthIn('dashboard-approvalspanel--default')).toEqual([390, true])
})

test('a state with a width of its own keeps it on a wall of another width, and its name opens it so', async ({
  open,
}) => {
  const page = await open('dashboard-approvalspanel--docs')
  await page.getByRole('radio', { name: '768' }).check()
  const id = 'dashboard-approvalspanel--mobile'
  for (const [one, width, words] of [
    [cell(page, 'dashboard-approvalspanel--default'), 768, 'on a tablet'],
    [cell(page, id), 390, 'on a phone'],
  ] as const) {
    await one.scrollIntoViewIfNeeded()
    await expect(one.getByText(words, { exact: true })).toBeVisible()
    const inside = one.frameLocator('iframe').locator('html')
    await expect.poll(() => inside.evaluate(() => window.innerWidth)).toBe(width)
  }
  await cell(page, id).getByRole('link', { name: 'Mobile' }).click()
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: 'Harbor Café logo, round 2' })).toBeVisible()
  await expect.poll(() => story.locator('html').evaluate(() => window.innerWidth)).toBe(390)
})
