import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ENTRIES } from '../src/app/manifest'

/** What is judged: a page as somebody sees it, with something opened on it where `open` says how. */
export interface Place {
  name: string
  path: string
  role?: 'client' | 'admin'
  open?: (page: Page) => Promise<unknown>
  /** Without the extensions: with them a decision is taken in the review desk. */
  plain?: true
  /** Where it can be opened at all. */
  widths?: readonly number[]
}

const fixed = ENTRIES.filter(([, { path, redirect }]) => !redirect && !path.includes(':')).map(
  ([, { path, guard }]) => ({ path, guard }),
)
const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** Every page that needs no session, those that data makes among them, and one that is none. */
const OPEN: Place[] = [
  ...new Set([...fixed.filter(({ guard }) => guard !== 'session').map(({ path }) => path), ...listed]),
  '/no/such/page',
].map((path) => ({ name: path, path }))

const GUARDED: Place[] = (['client', 'admin'] as const).flatMap((role) =>
  fixed
    .filter(({ guard }) => guard === 'session')
    .map(({ path }) => ({ name: `${path} as ${role}`, path, role })),
)

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const pressIn = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click()
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()

/** A dialog that a button of the page opens. */
const opened = (name: string, path: string, button: string | RegExp, role?: Place['role']): Place => ({
  name,
  path,
  ...(role ? { role } : {}),
  open: async (page) => {
    await pressIn(button)(page)
    await dialogOf(page)
  },
})

/** What opens over a page, and the forms where something was left out. */
export const OPENED: Place[] = [
  opened('a quick view', '/work', /^Quick View/),
  opened('a large logo', '/logodesign', /: show large$/),
  { ...opened('the question before an approval', '/dashboard', /^Approve: /, 'client'), plain: true },
  { ...opened('a request for changes', '/dashboard', /^Request changes: /, 'client'), plain: true },
  opened('the review desk', '/dashboard', /^Review: /, 'client'),
  ...(['client', 'admin'] as const).map((role) => ({
    name: `a conversation of ${role === 'admin' ? 'an admin' : 'a client'}`,
    path: `/${role === 'admin' ? 'admin' : 'dashboard'}?conversation=conversation_1`,
    role,
    open: (page: Page) => page.getByRole('region', { name: 'Conversation' }).waitFor(),
  })),
  opened('the question before something is saved', '/projects/web%20designs/mesa-catalogue', /^Save ?: /),
  {
    name: 'the keys',
    path: '/admin',
    role: 'admin',
    open: async (page) => {
      await page.keyboard.press('?')
      await dialogOf(page)
    },
  },
  { name: 'an upload', path: '/admin?do=upload', role: 'admin', open: dialogOf },
  { name: 'a new product', path: '/admin?do=product', role: 'admin', open: dialogOf },
  opened('the palette', '/admin', /^Find anything/, 'admin'),
  {
    name: 'the statuses of a work',
    path: '/admin',
    role: 'admin',
    open: async (page) => {
      await pressIn(/^Set status: /)(page)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'the menu',
    path: '/services',
    widths: [390, 768],
    open: async (page) => {
      await press('Menu')(page)
      await dialogOf(page)
    },
  },
  { name: 'the portfolio menu', path: '/services', widths: [1440], open: press('Portfolio') },
  { name: 'a registration with nothing in it', path: '/register', open: pressIn('Continue') },
  {
    name: 'the subjects of a letter',
    path: '/contact',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Subject' }).click()
      await page.getByRole('listbox', { name: 'Subject' }).waitFor()
    },
  },
  { name: 'a letter with nothing in it', path: '/contact', open: pressIn('Send Message') },
]

export const PLACES: Place[] = [...OPEN, ...GUARDED]
