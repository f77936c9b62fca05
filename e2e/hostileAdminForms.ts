import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import type { Form } from './hostileFailures'
import { alert, dialogOf, field, main, press, toast } from './hostileHands'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const QUEUED = 'Second café signage plan'

const admin = { path: '/admin', role: 'admin' } as const

const upload = {
  ...admin,
  path: '/admin?do=upload',
  async fill(page: Page) {
    await dialogOf(page).getByRole('combobox', { name: 'Work' }).click()
    await page.getByRole('option', { name: new RegExp(`^${QUEUED}`) }).click()
    const file = { name: 'round-1.png', mimeType: 'image/png', buffer: PIXEL }
    await dialogOf(page).locator('input[type="file"]').setInputFiles(file)
  },
  send: (page: Page) => press(dialogOf(page), 'Upload submission'),
  shown: alert,
  fallback: 'Upload failed',
}

const product = {
  ...admin,
  path: '/admin?do=product',
  call: /\/products$/,
  async fill(page: Page) {
    await field(dialogOf(page), 'Title').fill('Poster series')
    await field(dialogOf(page), /^Price/).fill('19,50')
  },
  send: (page: Page) => press(dialogOf(page), 'Create product'),
  fallback: 'Create failed',
}

/** What an admin sends. */
export const ADMINS: Form[] = [
  { name: 'an upload', ...upload, call: /\/uploads$/ },
  { name: 'a submission', ...upload, call: /\/submissions$/ },
  { name: 'a product', ...product, shown: alert },
  { name: 'a slug that is taken', ...product, beside: { code: 'E11000' }, shown: dialogOf },
  {
    name: 'a status',
    ...admin,
    method: 'PATCH',
    call: /\/status$/,
    async send(page) {
      const draft = page.getByRole('menuitemradio', { name: 'Draft' })
      // The row that came back has the focus, and takes no key for a moment: a person presses once more.
      await expect(async () => {
        await press(main(page), `Set status: ${QUEUED}`)
        await expect(draft).toBeVisible({ timeout: 1000 })
      }).toPass()
      await draft.press('Enter')
    },
    shown: toast,
    fallback: 'Status update failed',
  },
  {
    name: 'a work that is completed',
    ...admin,
    call: /\/complete$/,
    // As above.
    send: (page) =>
      expect(() =>
        Promise.all([
          page.waitForRequest(/\/complete$/, { timeout: 1000 }),
          press(main(page), /^Complete: /),
        ]),
      ).toPass(),
    shown: toast,
    fallback: 'Complete failed',
  },
  {
    name: 'a product that is switched',
    ...admin,
    method: 'PATCH',
    call: /\/products\/[^/]+$/,
    send: (page) => page.getByRole('switch', { name: 'Active: Event microsite' }).press(' '),
    shown: toast,
    fallback: 'Update failed',
  },
]
