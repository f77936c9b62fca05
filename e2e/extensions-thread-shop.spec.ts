import { alive, expect, signIn, test } from './fixtures'
import { deployWith } from './settings'

/** Whole conversations and the shop on the built site, with `config.js` naming them and without. */
const OPERATIONS = ['listMessages', 'addToCart', 'removeFromCart', 'saveFavorite', 'removeFavorite']

test('without extensions no thread and no shop is seen, and none is asked for', async ({ page, backend }) => {
  await page.goto('/dashboard?conversation=conversation_1')
  await signIn(page, 'client')
  await expect(page.getByRole('textbox', { name: /^Reply to “The kerning/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open the conversation/ })).toHaveCount(0)
  const shop = page.getByRole('button', { name: /^(Save|Add|Remove) / })
  for (const [path, name] of [
    ['/work', 'Tideline'],
    ['/projects/web%20designs/mesa-catalogue', 'Seed catalogue'],
  ] as const) {
    await page.goto(path)
    await alive(page)
    await page.getByRole('heading', { name }).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name }).first()).toBeVisible()
    await expect(shop).toHaveCount(0)
  }
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Cart' })).toBeVisible()
  await expect(shop).toHaveCount(0)
  const asked = (await backend.calls()).map(({ operationId }) => operationId)
  expect(asked.filter((id) => OPERATIONS.includes(id))).toEqual([])
})

test('a conversation opens, is answered, and Back closes it @phone', async ({ page, backend }) => {
  await deployWith(page, { extensions: ['thread'] })
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.getByRole('link', { name: /^Open the conversation: The kerning/ }).click()
  const said = page.getByRole('region', { name: 'Conversation' })
  await expect(said.getByRole('listitem')).toHaveCount(11)
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Thursday at nine works for us.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said.getByRole('listitem').last()).toContainText('Thursday at nine works for us.')
  await expect.poll(async () => (await backend.calls('sendMessage')).length).toBe(1)
  await expect(page.getByText('Sending…')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Open the conversation: Thursday at nine/ })).toBeVisible()
})

test.describe('without the code of a conversation', () => {
  test.use({ missing: /\/assets\/Thread-[^/]+\.js$/ })

  test('a conversation whose code is out of reach can be asked for again by the keyboard', async ({
    page,
  }) => {
    await deployWith(page, { extensions: ['thread'] })
    await page.goto('/dashboard')
    await signIn(page, 'client')
    await page.route('**/assets/Thread-*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: /^Open the conversation: The kerning/ }).click()
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.press('Enter')
    await expect(retry).not.toHaveAttribute('aria-disabled', 'true')
    await expect(retry).toBeFocused()
    await page.unroute('**/assets/Thread-*.js')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(11)
    await expect(page.locator('*:focus')).toHaveRole('heading')
  })
})

test('a message that fails outlives a reload and is sent once', async ({ page, backend }) => {
  await deployWith(page, { extensions: ['thread'] })
  await backend.setScenario({ outcomes: { sendMessage: [500, 'ok'] } })
  await page.goto('/dashboard?conversation=conversation_1')
  await signIn(page, 'client')
  await page.getByRole('textbox', { name: 'Your reply' }).fill('The paint is blue.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Not sent/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Not sent/)).toBeVisible()
  await page.getByRole('button', { name: /^Retry/ }).click()
  await expect(page.getByText(/^Not sent/)).toHaveCount(0)
  const said = page.getByRole('region', { name: 'Conversation' })
  await expect(said.getByText('The paint is blue.')).toHaveCount(1)
  // It stands there while it is on its way, too.
  const ends = async () => (await backend.calls('sendMessage')).map(({ status }) => status)
  await expect.poll(ends).toEqual([500, 201])
})

test('a visitor saves by way of the sign-in, through a reload, and can undo it @phone', async ({
  page,
  backend,
}) => {
  await deployWith(page, { extensions: ['shop'] })
  await page.goto('/work?q=tideline')
  // The buttons come with the cards that are near.
  const card = page.getByRole('article', { name: 'Tideline' })
  await card.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Save Tideline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/login$/)
  await page.reload()
  await signIn(page, 'client')
  await expect(page).toHaveURL(/\/work\?q=tideline$/)
  await expect(page.getByText('Saved Tideline.')).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: 'Save Tideline' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await card.scrollIntoViewIfNeeded()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await backend.calls('saveFavorite')).toHaveLength(1)

  await page.goto('/favorites')
  await page.getByRole('button', { name: 'Remove Tideline' }).click()
  await expect(page.getByRole('heading', { name: 'Tideline' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Tideline' })).toBeVisible()
})

test('what is put into the cart counts on the dashboard', async ({ page }) => {
  await deployWith(page, { extensions: ['shop'] })
  await page.goto('/dashboard')
  await signIn(page, 'client')
  await page.goto('/projects/web%20designs/mesa-catalogue')
  await page.getByRole('button', { name: /^Add to cart *: Seed catalogue$/ }).click()
  await expect(page.getByText('Seed catalogue is in your cart.')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Price on request').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: /^Insights/ })).toContainText(/Cart\s*4/)
})

test('what is taken off the cart is off it after a reload, too', async ({ page, backend }) => {
  await deployWith(page, { extensions: ['shop'] })
  await page.goto('/cart')
  await signIn(page, 'client')
  const things = page.getByRole('list', { name: 'Cart' }).getByRole('listitem')
  await expect(things).toHaveCount(3)
  const button = page.getByRole('button', { name: /^Remove (?!Signage plan)/ }).first()
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Remove ', '')
  expect(name).not.toBe('')
  await button.click()
  await expect(things).toHaveCount(2)
  await expect
    .poll(async () => (await backend.calls('removeFromCart')).map(({ status }) => status))
    .toEqual([204])
  await page.reload()
  await expect(things).toHaveCount(2)
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
})

test.describe('without the code of the shop at first', () => {
  test.use({ missing: /\/assets\/ShopButtons-[^/]+\.js$/ })

  test('what did not come is there at the next place that has it', async ({ page }) => {
    const code = '**/assets/ShopButtons-*.js'
    await deployWith(page, { extensions: ['shop'] })
    await page.route(code, (route) => route.fulfill({ status: 404 }))
    const refused = page.waitForResponse((response) => response.url().includes('/assets/ShopButtons-'))
    await page.goto('/work?q=tideline')
    const card = page.getByRole('article', { name: 'Tideline' })
    await card.scrollIntoViewIfNeeded()
    await refused
    await page.unroute(code)
    await expect(page.getByRole('button', { name: 'Save Tideline' })).toHaveCount(0)
    await card.getByRole('button', { name: /^Quick View/ }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Save *: Tideline$/ })).toBeVisible()
  })
})
