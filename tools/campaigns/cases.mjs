/**
 * Every operation at every screen that uses it: where, as whom, and what a person does to send it. `once`: a second press
 * would take it back; `refill`: what was filled in goes with the first press; `texts` stand in fields, `shown` elsewhere;
 * `effect`: what a press is to do, where something else is what fails; `expire`: the token has expired by then.
 */
import { EXTENSION_CASES } from './extensionCases.mjs'

const within = (page, name) => page.getByRole('region', { name: new RegExp(`^${name}`) })

/** What is asked when a screen opens. */
const opening = [
  [
    'client',
    '/dashboard',
    ['getSpend', 'listConversations', 'getUnreadCount', 'listClientWorks', 'getCart', 'listFavorites'],
  ],
  [
    'admin',
    '/admin',
    [
      'getSpend',
      'getRevenue',
      'listConversations',
      'getUnreadCount',
      'listClientWorks',
      'listAdminWorks',
      'getCart',
      'listFavorites',
      'listProducts',
    ],
  ],
  ['admin', '/admin?do=upload', ['listAdminWorks']],
  ...['client', 'admin'].flatMap((role) => [
    [role, '/favorites', ['listFavorites']],
    [role, '/cart', ['getCart']],
    [role, '/my-projects', ['listUserProjects']],
  ]),
].flatMap(([role, path, operations]) =>
  [...operations, 'refreshAtStartup'].map((operation) => ({ operation, path, role })),
)

const PUBLIC_WITH_SESSION = ['/', '/contact', '/login'].map((path) => ({
  operation: 'refreshAtStartup',
  path,
  role: 'client',
}))

const PASSWORD = 'Faults-2026!'

export const login = (path) => ({
  operation: 'logIn',
  path,
  fill: async (page) => {
    const main = page.getByRole('main')
    await main
      .getByRole('textbox', { name: 'Email' })
      .fill(path.includes('admin') ? 'noor@overprint.example' : 'maya@harborcafe.example')
    await main
      .getByRole('textbox', { name: 'Password' })
      .fill(path.includes('admin') ? 'Overprint-2026!' : 'Harbor-2026!')
  },
  send: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
  texts: [path.includes('admin') ? 'noor@overprint.example' : 'maya@harborcafe.example'],
  done: /Login successful/,
})

const register = (path) => ({
  operation: 'register',
  path,
  fill: async (page) => {
    const field = (name) => page.getByRole('main').getByRole('textbox', { name, exact: true })
    await field('Full name').fill('Ines Duarte')
    await field('Email').fill('ines@faults.example')
    await field('Password').fill(PASSWORD)
    await field('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await field('City (optional)').fill('Santa Ana')
    await page.getByRole('button', { name: 'Continue' }).click()
    if (path.includes('admin'))
      await page.getByRole('textbox', { name: 'Admin invite token' }).fill('OVERPRINT-INVITE')
  },
  send: (page) => page.getByRole('button', { name: 'Create account' }),
  texts: [],
  // The summary of the last step.
  shown: ['Ines Duarte', 'Santa Ana'],
  // An answer that could not be read may have made the account all the same.
  done: /[Rr]egistration successful|already exists/,
})

const newsletter = (path, name) => {
  const form = (page) => page.getByRole('form', { name })
  return {
    operation: 'subscribe',
    path,
    fill: (page) => form(page).getByRole('textbox').fill('reader@faults.example'),
    send: (page) => form(page).getByRole('button'),
    texts: ['reader@faults.example'],
    // An answer that could not be read may have put the address on the list all the same.
    done: /Subscribed! Check your inbox\.|This address is already on the list\./,
  }
}

const sending = [
  login('/login'),
  login('/admin/login'),
  register('/register'),
  register('/admin/register'),
  newsletter('/', 'See what we threw away'),
  newsletter('/about', 'Newsletter, in the footer'),
  {
    operation: 'sendContactMessage',
    path: '/contact?subject=Project%20Quote',
    fill: async (page) => {
      const field = (name) => page.getByRole('main').getByRole('textbox', { name, exact: true })
      await field('Name').fill('Ines Duarte')
      await field('Email').first().fill('ines@faults.example')
      await field('Message').fill('Faults and how you meet them.')
    },
    send: (page) => page.getByRole('main').getByRole('button', { name: /^Send/ }).first(),
    texts: ['Ines Duarte', 'ines@faults.example', 'Faults and how you meet them.'],
    done: /Message Sent Successfully!/,
  },
  ...['client', 'admin'].map((role) => ({
    operation: 'sendMessage',
    path: role === 'admin' ? '/admin' : '/dashboard',
    role,
    fill: (page) => within(page, 'Messages').getByRole('textbox').first().fill('Thursday at nine.'),
    send: (page) =>
      within(page, 'Messages')
        .getByRole('button', { name: /^Send reply/ })
        .first(),
    texts: ['Thursday at nine.'],
    done: /Message sent\./,
  })),
  {
    operation: 'approveWork',
    path: '/dashboard',
    role: 'client',
    fill: async (page) => {
      await within(page, 'Approvals')
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click()
      await page.getByRole('alertdialog').getByRole('textbox').fill('Good work.')
    },
    send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }),
    texts: ['Good work.'],
    done: /Approved\. Thank you!/,
  },
  {
    operation: 'requestChanges',
    path: '/dashboard',
    role: 'client',
    fill: async (page) => {
      await within(page, 'Approvals')
        .getByRole('button', { name: /^Request changes/ })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: 'What should change?' })
        .fill('Thicker handle.')
    },
    send: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Send|^Request changes/ })
        .last(),
    texts: ['Thicker handle.'],
    done: /Requested changes sent\./,
  },
  {
    operation: 'setWorkStatus',
    path: '/admin',
    role: 'admin',
    fill: (page) =>
      within(page, 'My Work Queue')
        .getByRole('button', { name: /^Set status/ })
        .first()
        .click(),
    send: (page) => page.getByRole('menuitemradio', { name: 'Draft' }),
    once: true,
    refill: true,
    texts: [],
    done: /Status set to draft/,
  },
  {
    operation: 'completeWork',
    path: '/admin',
    role: 'admin',
    fill: () => {},
    send: (page) =>
      within(page, 'My Work Queue')
        .getByRole('button', { name: /^Complete/ })
        .first(),
    texts: [],
    done: /Work marked as completed/,
  },
  {
    operation: 'setProductActive',
    path: '/admin',
    role: 'admin',
    fill: () => {},
    send: (page) => within(page, 'Products').getByRole('switch').first(),
    once: true,
    texts: [],
    done: /Product (?:de)?activated\./,
  },
  ...['uploadFiles', 'submitWork'].map((operation) => ({
    operation,
    path: '/admin?do=upload',
    role: 'admin',
    fill: async (page) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Work' }).click()
      await page.getByRole('option').first().click()
      await dialog.locator('input[type="file"]').setInputFiles([FILE])
      await dialog.getByRole('textbox', { name: /^Description/ }).fill('Second look at the sign.')
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Upload submission' }),
    texts: ['Second look at the sign.'],
    done: /Submission uploaded\./,
  })),
  {
    operation: 'createProduct',
    path: '/admin?do=product',
    role: 'admin',
    fill: async (page) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Fault finder')
      await dialog.getByRole('textbox', { name: 'Price' }).fill('19.50')
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create product' }),
    texts: ['Fault finder', '19.50'],
    done: /Product created\./,
  },
  ...[
    ['/dashboard', 'client'],
    ['/', 'client'],
    ['/admin', 'admin'],
  ].map(([path, role]) => ({
    operation: 'logOut',
    path,
    role,
    fill: () => {},
    send: (page) => page.getByRole('button', { name: 'Logout' }),
    once: true,
    texts: [],
    done: /Logged out successfully/,
  })),
]

const FILE = {
  name: 'round.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A press that leaves the site for a provider. */
const leaving = [
  ['Google', 'startGoogleSignIn'],
  ['GitHub', 'startGithubSignIn'],
].map(([name, operation]) => ({
  operation,
  path: '/login',
  leaves: true,
  send: (page) => page.getByRole('button', { name: `Continue with ${name}` }),
}))

/** An expired token found by an action, or by a screen that is gone to within the page: the refresh is what fails. */
const expired = [
  { ...sending.find(({ operation }) => operation === 'approveWork'), effect: 'approveWork' },
  ...[
    ['client', '/dashboard'],
    ['admin', '/admin'],
    ['client', '/favorites'],
    ['client', '/cart'],
    ['client', '/my-projects'],
  ].map(([role, path]) => ({ role, path })),
].map((one) => ({ ...one, operation: 'refreshOnUnauthorized', expire: true }))

export const CASES = [
  ...opening,
  ...PUBLIC_WITH_SESSION,
  ...sending,
  ...leaving,
  ...expired,
  ...EXTENSION_CASES,
]
