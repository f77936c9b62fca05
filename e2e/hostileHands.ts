import type { Locator, Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const field = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('textbox', { name, exact: typeof name === 'string' })
/** By keyboard: a long toast may lie over a button. */
export const press = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .press('Enter')
/** Toasts are dialogs as well. */
export const dialogOf = (page: Page) =>
  page.locator(':is([role="dialog"], [role="alertdialog"]):not([data-tone])').last()
export const alert = (page: Page) => dialogOf(page).getByRole('alert')
/** The newest comes first. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: 'Dashboard messages' }).locator('[data-tone]').first()
