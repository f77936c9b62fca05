import type { Locator, Page } from '@playwright/test'
import type { Place } from './accessibilityPlaces'

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const pressIn = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click()
const listOf = (name: string) => (page: Page) => page.getByRole('combobox', { name }).click()
const one = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
const role = (kind: 'alertdialog' | 'listbox' | 'menu' | 'heading', name: string | RegExp) => (page: Page) =>
  page.getByRole(kind, { name, exact: typeof name === 'string' })
const words = (text: string) => (page: Page) => page.getByText(text, { exact: true })

type Way = (page: Page) => Promise<unknown>

/** Takes one way after the other. */
const each =
  (...ways: Way[]): Way =>
  async (page) => {
    for (const way of ways) await way(page)
  }

/** Waits for something, from which the next step goes on. */
const there =
  (shown: (page: Page) => Locator): Way =>
  (page) =>
    shown(page).waitFor()

const key = (name: string) => (page: Page) => page.keyboard.press(name)
const write = (field: RegExp) => (page: Page) =>
  page.getByRole('textbox', { name: field }).fill('The handle is too thin.')

/** Everything on the page that can be unfolded is. */
const unfold: Way = (page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })

type Opened = Place & Required<Pick<Place, 'open' | 'stands'>>

/** A dialog that a button of the page opens. */
const opened = (name: string, path: string, button: string | RegExp, as?: Place['role']): Opened => ({
  name,
  path,
  ...(as ? { role: as } : {}),
  open: pressIn(button),
  stands: one,
})

const ASKED = role('alertdialog', 'Discard what you wrote?')
const APPROVE = /^Approve: /
const REQUEST = /^Request changes: /
const REVIEW = /^Review: /

/** A decision of a client without the review desk: what is done in its dialog, and what that leads to. */
const decided = (name: string, button: RegExp, way: Way, stands: Opened['stands']): Opened => ({
  name,
  path: '/dashboard',
  role: 'client',
  plain: true,
  stands,
  open: each(pressIn(button), there(one), way),
})
const ofDesk = (name: string, button: string, stands: Opened['stands']): Opened => ({
  name,
  path: '/dashboard',
  role: 'client',
  stands,
  open: each(pressIn(REVIEW), there(one), press(button)),
})
const ofAdmin = (name: string, path: string, open: Way, stands: Opened['stands']): Opened => ({
  name,
  path,
  role: 'admin',
  stands,
  open: path.includes('?') ? each(there(one), open) : open,
})
const hanging = (place: Opened): Opened => ({ ...place, hangs: true })
const stay: Way = async () => {}

/** A decision, an upload and a product: asked for, left with something in it, sent with nothing in it. */
const DIALOGS: Opened[] = [
  decided('the question before an approval', APPROVE, stay, one),
  decided('an approval that is left', APPROVE, each(write(/^Comment/), key('Escape')), ASKED),
  decided('a request for changes', REQUEST, stay, one),
  decided('a request that is left', REQUEST, each(write(/^What should/), key('Escape')), ASKED),
  decided('a request with nothing in it', REQUEST, press('Send request'), words('Write what should change.')),
  opened('the review desk', '/dashboard', REVIEW, 'client'),
  ofDesk('a request on the review desk', 'Request changes', (page) =>
    page.getByRole('form', { name: 'Request changes' }),
  ),
  ofDesk('an approval on the review desk', 'Approve', role('alertdialog', 'Approve this work?')),
  ofAdmin('an upload', '/admin?do=upload', stay, one),
  ofAdmin('an upload that is left', '/admin?do=upload', each(write(/^Description/), key('Escape')), ASKED),
  ofAdmin(
    'an upload with nothing in it',
    '/admin?do=upload',
    press('Upload submission'),
    words('Please add at least one file.'),
  ),
  hanging(ofAdmin('the works of an upload', '/admin?do=upload', listOf('Work'), role('listbox', 'Work'))),
  ofAdmin('a new product', '/admin?do=product', stay, one),
  ofAdmin('a product that is left', '/admin?do=product', each(write(/^Title/), key('Escape')), ASKED),
  ofAdmin(
    'a product with nothing in it',
    '/admin?do=product',
    press('Create product'),
    words('Title is required.'),
  ),
  hanging(
    ofAdmin(
      'the currencies of a price',
      '/admin?do=product',
      listOf('Currency'),
      role('listbox', 'Currency'),
    ),
  ),
]

/** What opens over a page, and the forms where something was left out. */
export const OPENED: Opened[] = [
  ...DIALOGS,
  opened('a quick view', '/work', /^Quick View/),
  opened('a large logo', '/logodesign', /: show large$/),
  ...(['client', 'admin'] as const).map((who) => ({
    name: `a conversation of ${who === 'admin' ? 'an admin' : 'a client'}`,
    path: `/${who === 'admin' ? 'admin' : 'dashboard'}?conversation=conversation_1`,
    role: who,
    open: stay,
    stands: (page: Page) => page.getByRole('region', { name: 'Conversation' }),
  })),
  opened('the question before something is saved', '/projects/web%20designs/mesa-catalogue', /^Save ?: /),
  ofAdmin('the keys', '/admin', key('?'), one),
  opened('the palette', '/admin', /^Find anything/, 'admin'),
  ofAdmin(
    'the palette that finds nothing',
    '/admin',
    each(pressIn(/^Find anything/), there(one), (page) =>
      page.getByRole('combobox', { name: /^Find a screen/ }).fill('zzz'),
    ),
    words('Nothing here is called “zzz”.'),
  ),
  hanging(ofAdmin('the statuses of a work', '/admin', pressIn(/^Set status: /), role('menu', 'Status'))),
  ofAdmin('the numbers of the chart', '/admin', unfold, (page) =>
    page.getByRole('figure').getByRole('table'),
  ),
  { name: 'the answers', path: '/faq', open: unfold, stands: (page) => page.locator('details p').first() },
  { name: 'the menu', path: '/services', widths: [390, 768], open: press('Menu'), stands: one },
  {
    name: 'the portfolio menu',
    path: '/services',
    widths: [1440],
    open: press('Portfolio'),
    stands: (page) => page.getByRole('banner').getByRole('link', { name: 'Logo Design' }),
  },
  {
    name: 'a registration with nothing in it',
    path: '/register',
    open: (page) => page.getByRole('textbox', { name: 'Full name' }).press('Enter'),
    stands: words('Enter your full name.'),
  },
  {
    name: 'a registration before it is sent',
    path: '/register',
    open: async (page) => {
      for (const [name, text] of [
        ['Full name', 'Ines Duarte'],
        ['Email', 'ines@mesaseed.example'],
        ['Password', 'Seeds-4-all!'],
        ['Confirm password', 'Seeds-4-all!'],
      ] as const)
        await page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text)
      await pressIn('Continue')(page)
      await page.getByRole('heading', { name: 'Where you are' }).waitFor()
      await pressIn('Continue')(page)
    },
    stands: role('heading', 'Picture and review'),
  },
  {
    name: 'the subjects of a letter',
    path: '/contact',
    hangs: true,
    open: listOf('Subject'),
    stands: role('listbox', 'Subject'),
  },
  {
    name: 'a letter with nothing in it',
    path: '/contact',
    open: pressIn('Send Message'),
    stands: words('Enter your name.'),
  },
  {
    name: 'the locations',
    path: '/contact',
    open: (page) => page.getByRole('tab', { name: 'Our Locations' }).click(),
    stands: (page) => page.getByRole('tabpanel', { name: 'Our Locations' }),
  },
]
