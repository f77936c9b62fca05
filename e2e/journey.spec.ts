import { expect, signIn, signOut, test } from './fixtures'

const WORK = 'Harbor Café logo, round 2'

test('a client approves a work, the admin sees it approved and completes it @phone @core', async ({
  page,
  backend,
}) => {
  await page.goto('/login')
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
  const approvals = page.getByRole('region', { name: /Approvals/ })
  const row = approvals.getByRole('listitem').filter({ hasText: WORK })
  await row.getByRole('button', { name: /Approve/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Approve/ })
    .click()
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(approvals.getByRole('listitem').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await backend.calls('refreshAtStartup')).toHaveLength(1)

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Logged out successfully')).toBeVisible()

  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  await signIn(page, 'admin')
  await expect(page).toHaveURL('/admin')
  const queue = page.getByRole('region', { name: /My Work Queue/ })
  const done = queue.getByRole('listitem').filter({ hasText: WORK })
  await expect(done).toContainText('Approved')
  await done.getByRole('button', { name: /Complete/ }).click()
  await expect(page.getByText('Work marked as completed')).toBeVisible()
  await expect(done).toHaveCount(0)
  await page.reload()
  await expect(queue.getByRole('listitem').first()).toBeVisible()
  await expect(done).toHaveCount(0)
})

test('a client requests changes with items and a deadline', async ({ page, backend }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await signIn(page, 'client')
  await expect(page).toHaveURL('/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: WORK })
  await row.getByRole('button', { name: /Request changes/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: /comment|what should change/i })
    .first()
    .fill('The handle is too thin.')
  await dialog
    .getByRole('button', { name: /Send|Request changes/ })
    .last()
    .click()
  await expect(page.getByText('Requested changes sent.')).toBeVisible()
  await expect(row).toHaveCount(0)
  const [call] = await backend.calls('requestChanges')
  expect(call?.requestBody).toEqual({ comment: 'The handle is too thin.', requestedChanges: [] })
})
