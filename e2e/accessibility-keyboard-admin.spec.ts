import { setExtensions } from './accessibility'
import { expect as soon, test } from './fixtures'
import { comeToDesk, expectFocus, rowIn, tabBackTo, tabTo, tellFocus } from './keyboard'

/** Every stop on the way is looked at: a busy machine takes its time. */
test.describe.configure({ timeout: 300_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Second café signage plan'

test('by the keyboard alone: an admin sets the status of a work', async ({ page, lane, backend }) => {
  const { keyboard } = page
  await comeToDesk(page, lane)
  const opener = (work: string) =>
    page.getByRole('main').getByRole('button', { name: `Set status: ${work}`, exact: true })
  const menu = page.getByRole('menu', { name: 'Status' })
  const choice = (name: string) => menu.getByRole('menuitemradio', { name })
  // Its choices take keys once it has the focus.
  const opened = () =>
    expect.poll(() => menu.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await tabTo(page, opener(WORK))
  await keyboard.press('Enter')
  await opened()
  await expect(choice('In progress')).toBeChecked()
  await keyboard.press('End')
  await expectFocus(page, choice('Cancelled'))
  await keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expectFocus(page, opener(WORK))

  await keyboard.press('ArrowDown')
  await opened()
  await keyboard.type('c')
  await expectFocus(page, choice('Cancelled'))
  await keyboard.press('Home')
  await expectFocus(page, choice('Draft'))
  await keyboard.press('ArrowDown')
  await expectFocus(page, choice('In progress'))
  await keyboard.press('ArrowUp')
  await expectFocus(page, choice('Draft'))
  await keyboard.press('Enter')
  await expect(page.getByText('Status set to draft')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await expect(opener(WORK)).toHaveCount(0)
  // The row is gone: what comes next has the focus.
  expect(await tellFocus(page)).toMatch(/^button "/)

  // A work that stays keeps it.
  const stays = opener('Planting calendar poster')
  await tabBackTo(page, stays)
  await keyboard.press('Space')
  await opened()
  await keyboard.press('Home')
  await keyboard.press('ArrowDown')
  await expectFocus(page, choice('In progress'))
  await keyboard.press('Space')
  await expect(page.getByText('Status set to in_progress')).toBeVisible()
  await expectFocus(page, stays)
  await expect(rowIn(page, 'My Work Queue', 'Planting calendar poster')).toContainText('In progress')
  const set = (await backend.calls('setWorkStatus')).map(({ requestBody }) => requestBody)
  expect(set).toEqual([{ status: 'draft' }, { status: 'in_progress' }])
})

test('a menu of statuses that a key opens has its focus on a choice', async ({ page, lane }) => {
  await comeToDesk(page, lane)
  await tabTo(page, page.getByRole('button', { name: `Set status: ${WORK}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('menuitemradio').and(page.locator(':focus'))).toHaveCount(1, { timeout: 5_000 })
})

test('by the keyboard alone: an admin opens a conversation, answers, and goes back to the list', async ({
  page,
  lane,
  backend,
}) => {
  const { keyboard } = page
  await setExtensions(page, true)
  await comeToDesk(page, lane)
  const said = page.getByRole('region', { name: 'Conversation' })
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await tabTo(page, page.getByRole('link', { name: /^Open the conversation: The kerning/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^With / })).toBeFocused()
  await expect(said.getByRole('listitem').last()).toContainText('The kerning')
  expect(await tabTo(page, reply)).toEqual(['region "Conversation"', 'textbox "Your reply"'])
  await keyboard.type('Thursday at nine.')
  expect(await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }))).toHaveLength(1)
  await keyboard.press('Enter')
  await expect(said.getByRole('listitem').last()).toContainText('Thursday at nine.')
  await expect(reply).toHaveValue('')
  await expectFocus(page, reply)
  await expect(page.getByText('Sending…')).toHaveCount(0)
  const sent = (await backend.calls('sendMessage')).map(({ requestBody }) => requestBody)
  expect(sent).toMatchObject([{ content: 'Thursday at nine.' }])

  await tabBackTo(page, page.getByRole('button', { name: 'All messages' }))
  await keyboard.press('Enter')
  await expect(said).toHaveCount(0)
  await expectFocus(page, page.getByRole('link', { name: /^Open the conversation: Thursday at nine/ }))
})
