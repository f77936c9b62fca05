import type { Page } from '@playwright/test'
import { signIn, expect as soon, test } from './fixtures'

/** A busy machine takes its time. */
test.describe.configure({ timeout: 120_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Second café signage plan'

const box = (page: Page) => page.getByRole('combobox', { name: /^Find a screen/ })
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })

async function openAsAdmin(page: Page) {
  await page.goto('/admin')
  await signIn(page, 'admin')
  await expect(list(page, 'My Work Queue')).toBeVisible()
}

/** Opens the palette by its key, and takes the first find. */
async function find(page: Page, query: string, option: RegExp) {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(query)
  await expect(page.getByRole('option').first()).toHaveAccessibleName(option)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an admin finds a work and a conversation by keyboard alone, and lands where they act @desktop', async ({
  page,
}) => {
  await openAsAdmin(page)
  await find(page, 'cafe sign', /^Second café/)
  const heading = page.getByRole('heading', { name: WORK })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Set status: ${WORK}` })).toBeFocused()

  const row = list(page, 'Messages').getByRole('listitem').nth(1)
  // It is called by the beginning of its latest message.
  const send = row.getByRole('button', { name: /^Send reply to/ })
  const words = ((await send.getAttribute('aria-label')) ?? '').match(/[\p{L}\p{N}]{3,}/gu)?.slice(2, 5) ?? []
  await find(page, words.join(' '), new RegExp(words[0] ?? ''))
  await expect(row.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('On its way.')
  await expect(row.getByRole('textbox')).toHaveValue('On its way.')
})

test('single keys, switched off, stay off over a reload; Back closes the palette @desktop', async ({
  page,
}) => {
  await openAsAdmin(page)
  await page.keyboard.press('?')
  const single = page.getByRole('switch', { name: 'Single keys' })
  await expect(single).toBeChecked()
  await single.press('Space')
  await expect(single).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(list(page, 'My Work Queue')).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin$/)
})

test('the button opens it with a thumb, and another screen is one touch away @phone', async ({ page }) => {
  await openAsAdmin(page)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await box(page).fill('saved')
  await page.getByRole('option', { name: /^Saved/ }).click()
  await expect(page).toHaveURL(/\/favorites$/)
})
