import type { Page } from '@playwright/test'
import { expect as soon, test } from './fixtures'
import { choose, chooseFiles, comeToDesk, expectFocus, rowIn, tabBackTo, tabTo, writeIn } from './keyboard'

/** Every stop on the way is looked at: a busy machine takes its time. */
test.describe.configure({ timeout: 300_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Second café signage plan'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const image = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })

/** Leaves a dialog in which something stands, and gives back the question. */
async function askedToDiscard(page: Page) {
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' })
  await expect(question).toBeVisible()
  await expectFocus(page, question.getByRole('button', { name: 'Keep as draft' }))
  return question
}

test('by the keyboard alone: an admin uploads a round, and the client finds it', async ({
  page,
  lane,
  backend,
}) => {
  const { keyboard } = page
  await comeToDesk(page, lane)
  const opener = page.getByRole('link', { name: 'Upload submission' })
  const dialog = page.getByRole('dialog', { name: 'Upload Work' })
  const work = dialog.getByRole('combobox', { name: 'Work' })
  const files = dialog.getByRole('button', { name: /^Files/ })
  const submit = dialog.getByRole('button', { name: 'Upload submission' })
  await tabTo(page, opener)
  await keyboard.press('Enter')
  await expectFocus(page, work)
  // Empty, it closes unasked.
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page, opener)

  await keyboard.press('Enter')
  await expectFocus(page, work)
  expect(await tabTo(page, submit)).toEqual([
    'textbox "Title"',
    'textbox "Description (optional)"',
    'button "Files Choose files"',
    'button "Cancel"',
    'button "Upload submission"',
  ])
  await keyboard.press('Enter')
  await expect(dialog.getByText('Select a work to submit to.')).toBeVisible()
  await expectFocus(page, work)
  await choose(page, work, 'sec', new RegExp(`^${WORK}`))
  await writeIn(page, dialog.getByRole('textbox', { name: 'Title' }), 'Round 4')
  await writeIn(page, dialog.getByRole('textbox', { name: /^Description/ }), 'The plan.')
  await tabTo(page, files)
  await chooseFiles(page, ['front.png', 'side.png', 'wrong.png'].map(image))
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await expectFocus(page, files)
  await tabTo(page, dialog.getByRole('button', { name: 'Remove wrong.png' }))
  await keyboard.press('Enter')
  await expectFocus(page, dialog.getByRole('button', { name: 'Remove side.png' }))

  const question = await askedToDiscard(page)
  await expect(question).toContainText('The 2 files that you chose are not kept.')
  await tabTo(page, question.getByRole('button', { name: 'Keep editing' }), 3)
  await keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expectFocus(page, dialog.getByRole('button', { name: 'Remove side.png' }))

  await tabTo(page, submit)
  await keyboard.press('Enter')
  await expect(page.getByText('Submission uploaded.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectFocus(page, opener)
  await expect(rowIn(page, 'My Work Queue', WORK)).toHaveCount(0)
  const sent = (await backend.calls('submitWork')).map(({ requestBody }) => requestBody)
  expect(sent).toMatchObject([{ title: 'Round 4', description: 'The plan.', assets: [{}, {}] }])

  await tabBackTo(page, page.getByRole('button', { name: 'Logout' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/login$/)
  const main = page.getByRole('main')
  await writeIn(page, main.getByRole('textbox', { name: 'Email' }), 'maya@harborcafe.example')
  await writeIn(page, main.getByRole('textbox', { name: 'Password' }), 'Harbor-2026!')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeFocused()
  await expect(rowIn(page, 'Approvals', WORK).getByRole('button', { name: `Approve: ${WORK}` })).toBeVisible()
})

test('by the keyboard alone: an admin thinks better of one product, and creates another', async ({
  page,
  lane,
  backend,
}) => {
  const { keyboard } = page
  await comeToDesk(page, lane)
  const opener = page.getByRole('link', { name: 'New Product' })
  const dialog = page.getByRole('dialog', { name: 'New Product' })
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name })
  await tabTo(page, opener)
  await keyboard.press('Enter')
  await expectFocus(page, field('Title'))
  await keyboard.type('Never mind')
  const question = await askedToDiscard(page)
  await tabTo(page, question.getByRole('button', { name: 'Discard', exact: true }), 3)
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page, opener)

  await keyboard.press('Enter')
  await expectFocus(page, field('Title'))
  await expect(field('Title')).toHaveValue('')
  await keyboard.press('Enter')
  await expect(dialog.getByText('Title is required.')).toBeVisible()
  await expect(dialog.getByText('Enter a valid price.')).toBeVisible()
  await expectFocus(page, field('Title'))
  await keyboard.type('Winter menu set')
  await expect(field('Slug')).toHaveValue('winter-menu-set')
  await tabTo(page, dialog.getByRole('radio', { name: 'Service' }), 2)
  await keyboard.press('ArrowRight')
  const kinds = dialog.getByRole('radiogroup', { name: 'Kind' })
  await expectFocus(page, kinds.getByRole('radio').nth(1))
  await expect(kinds.getByRole('radio').nth(1)).toBeChecked()
  await writeIn(page, field('Price'), '19,50')
  const currency = dialog.getByRole('combobox', { name: 'Currency' })
  await tabTo(page, currency, 1)
  await expect(field('Price')).toHaveValue('19.50')
  await choose(page, currency, 'e', 'EUR')
  await writeIn(page, field(/^Description/), 'Four pages.')
  await tabTo(page, field(/^Tags/), 1)
  await keyboard.type('menu print ')
  await keyboard.press('Backspace')
  await keyboard.type('paper')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await tabTo(page, dialog.getByRole('button', { name: /^Gallery/ }), 1)
  await chooseFiles(page, [image('cover.png')])
  await expect(dialog.getByRole('button', { name: 'Remove cover.png' })).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Create product' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Product created.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectFocus(page, opener)
  await expect(rowIn(page, 'Products', 'Winter menu set')).toContainText('€19.50')
  const created = (await backend.calls('createProduct')).map(({ requestBody }) => requestBody)
  expect(created).toMatchObject([
    { slug: 'winter-menu-set', price: 1950, currency: 'EUR', tags: ['menu', 'paper'], gallery: [{}] },
  ])
})
