import { cell, expect, test } from './fixtures'

const APPROVED = 'dashboard-approvalspanel-approve--approved'
const LEAD_ON = 'As it begins. Its steps lead on from here.'

test('a state to which only steps lead says so and plays them; one that is looked at alone offers none', async ({
  open,
}) => {
  const page = await open('dashboard-approvalspanel--docs')
  const approved = cell(page, APPROVED)
  await approved.scrollIntoViewIfNeeded()
  await expect(approved.getByText(LEAD_ON)).toBeVisible()
  await approved.getByRole('button', { name: 'Play its steps' }).click()
  await expect(approved.frameLocator('iframe').getByText('4 waiting')).toBeVisible()
  await expect(approved.getByText(LEAD_ON)).toHaveCount(0)
  await expect(approved.getByText(/^Its steps stopped/)).toHaveCount(0)
  await approved.getByRole('button', { name: 'Back to its beginning' }).click()
  await expect(approved.getByText(LEAD_ON)).toBeVisible()

  for (const id of ['dashboard-approvalspanel-approve--asks-once', 'dashboard-approvalspanel--empty']) {
    const looked = cell(page, id)
    await looked.scrollIntoViewIfNeeded()
    await expect(looked.getByRole('list', { name: 'What makes it' })).toBeVisible()
    await expect(looked.getByText('As it begins')).toHaveCount(0)
    await expect(looked.getByRole('button', { name: 'Play its steps' })).toHaveCount(0)
  }
})

test('with a role, data or network of the toolbar no steps are offered, and the cell says why', async ({
  open,
}) => {
  for (const [globals, plays] of [
    ['role:admin', 0],
    ['seed:huge', 0],
    ['network:slow', 0],
    ['theme:dark', 1],
  ] as const) {
    const page = await open('dashboard-approvalspanel--docs', globals)
    const approved = cell(page, APPROVED)
    const why = approved.getByText('As it begins. Its steps are for its own role, data and network.')
    await expect(why).toHaveCount(1 - plays)
    await expect(approved.getByRole('button', { name: 'Play its steps' })).toHaveCount(plays)
  }
})

test('steps that stop at the width of the wall say so', async ({ open }) => {
  const page = await open('app-appshell--docs')
  await page.getByRole('radio', { name: '390' }).check()
  const byMouse = cell(page, 'app-appshell--portfolio-by-mouse')
  await byMouse.scrollIntoViewIfNeeded()
  await byMouse.getByRole('button', { name: 'Play its steps' }).click()
  await expect(byMouse.getByRole('status')).toHaveText(
    'Its steps stopped before their end. They may need another width.',
  )
  await byMouse.getByRole('button', { name: 'Back to its beginning' }).click()
  await expect(byMouse.getByRole('status')).toHaveCount(0)
})
