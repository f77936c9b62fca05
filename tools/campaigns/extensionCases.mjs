/** The operations of the contract's extensions at the screens that use them, as in cases.mjs. */

const PROJECT = '/projects/web%20designs/mesa-catalogue'
const DESK = '/dashboard?do=review&work=work_1'
const THREAD = 'conversation=conversation_1'

const toast = (page, name) => page.getByRole('button', { name })
const first = (page, name) => page.getByRole('main').getByRole('button', { name }).first()

/** What is asked when a screen opens, or its buttons come near. */
const opening = [
  ['submissions', 'client', DESK, 'listSubmissions'],
  ['thread', 'client', `/dashboard?${THREAD}`, 'listMessages'],
  ['thread', 'admin', `/admin?${THREAD}`, 'listMessages'],
  ['shop', 'client', PROJECT, 'getCart'],
  ['shop', 'client', PROJECT, 'listFavorites'],
].map(([extension, role, path, operation]) => ({ operation, path, role, extensions: [extension] }))

/** A switch: it is pressed once, and again when it did not stay. An answer that could not be read may have done it. */
const put = (path, operation, button, done) => ({
  operation,
  path,
  role: 'client',
  extensions: ['shop'],
  fill: () => {},
  send: (page) => first(page, button),
  once: true,
  done,
})
const SAVED = /Saved .+\.|is no longer saved\./
const IN_CART = /is (?:in|out of) your cart\./

/** Takes the first thing off a list; it comes back when that fails. */
const take = (path, operation, done) => put(path, operation, /^Remove /, done)

/** Takes a thing off a list and has second thoughts. The signage plan is sold no more: it cannot be put back. */
const undo = (path, operation, gone, done) => ({
  ...put(path, operation, /^Undo$/, done),
  fill: async (page) => {
    await first(page, /^Remove (?!Signage plan)/).click()
    await page.getByText(gone).first().waitFor()
  },
  refill: true,
  send: (page) => toast(page, 'Undo').last(),
})

/** Something that a visitor wanted is done after the sign-in. */
const afterSignIn = {
  ...put('/work?q=tideline', 'saveFavorite', 'Save Tideline', SAVED),
  role: undefined,
  fill: async (page) => {
    await page.getByRole('article', { name: 'Tideline' }).scrollIntoViewIfNeeded()
    await first(page, 'Save Tideline').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Email' }).fill('maya@harborcafe.example')
    await main.getByRole('textbox', { name: 'Password' }).fill('Harbor-2026!')
  },
  send: (page) => first(page, /^Sign in$/),
  again: (page) => first(page, 'Save Tideline'),
}

/** In a whole conversation what was not sent stands in it, and is sent from there. */
const inThread = (role) => ({
  operation: 'sendMessage',
  path: `/${role === 'admin' ? 'admin' : 'dashboard'}?${THREAD}`,
  role,
  extensions: ['thread'],
  fill: (page) => page.getByRole('textbox', { name: 'Your reply' }).fill('Thursday at nine.'),
  send: (page) => first(page, /^Send$/),
  again: (page) => first(page, /^Retry/),
  shown: ['Thursday at nine.'],
  // Only what arrived has a time to tell, and none of the other signs.
  done: /^(?!.*(?:Sending…|Not sent|Send failed)).*Thursday at nine\./s,
})

/** Both decisions, beside the work. */
const onDesk = [
  {
    operation: 'approveWork',
    path: DESK,
    role: 'client',
    extensions: ['submissions'],
    fill: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('textbox').fill('Good work.')
    },
    send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }),
    texts: ['Good work.'],
    done: /Approved\. Thank you!/,
  },
  {
    operation: 'requestChanges',
    path: DESK,
    role: 'client',
    extensions: ['submissions'],
    fill: async (page) => {
      const desk = page.getByRole('dialog')
      await desk.getByRole('button', { name: 'Request changes' }).click()
      await desk.getByRole('textbox', { name: 'What should change?' }).fill('Thicker handle.')
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Send request' }),
    texts: ['Thicker handle.'],
    done: /Requested changes sent\./,
  },
]

export const EXTENSION_CASES = [
  ...opening,
  put(PROJECT, 'saveFavorite', /: Seed catalogue$/, SAVED),
  put(PROJECT, 'addToCart', /^(?:Add to|In) cart *: Seed catalogue$/, IN_CART),
  put('/work?q=tideline', 'addToCart', 'Add Tideline to cart', IN_CART),
  afterSignIn,
  take('/favorites', 'removeFavorite', SAVED),
  take('/cart', 'removeFromCart', IN_CART),
  undo('/favorites', 'saveFavorite', /is no longer saved\./, /Saved .+\./),
  undo('/cart', 'addToCart', /is out of your cart\./, /is in your cart\./),
  inThread('client'),
  inThread('admin'),
  ...onDesk,
]
