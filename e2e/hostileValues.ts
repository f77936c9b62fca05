import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const MARKUP =
  '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1">{{7*7}}'
export const TEXTS = [
  MARKUP,
  `${'W'.repeat(400)}`,
  '\u202Eevil\u202C \u0000\uFFFD '.repeat(8),
  `Z${'\u0301'.repeat(60)}algo`,
  'http://evil.example/?q=javascript:window.pwned=1',
  '😀'.repeat(80),
]
const URLS = [
  'javascript:window.pwned=1',
  'JaVaScRiPt:window.pwned=1',
  ' java\nscript:window.pwned=1',
  'data:text/html,<script>parent.pwned=1</script>',
  '//evil.example/x.png',
  'https://user:secret@evil.example/x.png',
  '\\\\evil.example\\x.png',
  'x" onerror="window.pwned=1',
]
/** Where the contract has one of a few words: what is none, and what every record of JavaScript knows. */
const WORDS: unknown[] = [...TEXTS, '__proto__', 'constructor', 'W'.repeat(5_000), null, { toString: MARKUP }]
/** Where the contract has a day or a moment. */
const DATES: unknown[] = [
  ...TEXTS,
  '2026-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2026-03-04T25:99:99+99:99',
  'W'.repeat(5_000),
  1e300,
  { toString: MARKUP },
]
/** Where the contract has a number. */
const NUMBERS: unknown[] = [
  MARKUP,
  '9'.repeat(300),
  '1e300',
  1e300,
  -1e300,
  'W'.repeat(5_000),
  '\u0661\u0662\u0663',
  'NaN',
  { valueOf: MARKUP },
]

/** What the app decides by stays, or nothing of the rest would be shown. */
const KEPT = /^(_?id|status|verdict|kind|currency|accessToken|refreshToken|role|roles)$/
const DATE = /^(date|deadline|at|\w+At)$/
const ADDRESS = /^(url|image|imageOrVideo|profileImage|assets|gallery)$/
const WORD = /^(status|verdict|kind|currency|source)$/

/** A name that stands in addresses, keys and ids of elements. */
function hostileId(at: number): string {
  if (at % 4 === 1) return `${'W'.repeat(2_000)}${at}`
  if (at % 4 === 2) return `\u202E${at}\u0000/?#[]@!$&'()*+,;=`
  return at === 3 ? '__proto__' : `../${at}?a=1#"><img src=x onerror=window.pwned=1>`
}

/** What of an answer is hostile: texts and addresses; with `ids` names of things as well; or one sort of value alone. */
type Sort = 'texts' | 'ids' | 'words' | 'roles' | 'dates' | 'numbers'

interface Turn {
  at: number
  sort: Sort
}

const of = <T>(list: readonly T[], turn: Turn): T => {
  turn.at += 1
  return list[turn.at % list.length] as T
}

/** Somebody's roles: an admin stays one by the last of them. */
function hostileRoles(person: Record<string, unknown>, turn: Turn): Record<string, unknown> {
  const admin = person.isAdmin === true || JSON.stringify([person.role, person.roles]).includes('"admin"')
  return { ...person, role: of(WORDS, turn), roles: [...WORDS, ...(admin ? ['admin'] : [])] }
}

function hostileScalar(value: unknown, key: string, turn: Turn): unknown {
  const { sort } = turn
  if (sort === 'words') return WORD.test(key) ? of(WORDS, turn) : value
  if (sort === 'dates') return DATE.test(key) ? of(DATES, turn) : value
  if (sort === 'numbers') return typeof value === 'number' ? of(NUMBERS, turn) : value
  if (sort === 'ids' && /^_?id$/.test(key)) {
    turn.at += 1
    return hostileId(turn.at)
  }
  if (sort === 'roles' || typeof value !== 'string' || KEPT.test(key) || DATE.test(key)) return value
  return of(ADDRESS.test(key) ? URLS : TEXTS, turn)
}

/** Every value of that sort replaced by hostile ones, in turn. */
function hostile(value: unknown, key: string, turn: Turn): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one, key, turn))
  if (typeof value !== 'object' || value === null) return hostileScalar(value, key, turn)
  const record = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, hostile(one, name, turn)]),
  )
  return turn.sort === 'roles' && 'email' in record ? hostileRoles(record, turn) : record
}

const PROJECT = { _id: 'p', title: 'A shop', description: 'It sells.', imageOrVideo: '/media/shop.mp4' }

export async function poison(page: Page, sort: Sort = 'texts'): Promise<void> {
  const turn = { at: 0, sort }
  await page.route('**/api/v1/**', async (route) => {
    // A connection that the server closed just then is no answer.
    const answer = await route.fetch({ maxRetries: 2 })
    // Nobody of that name has projects, and My Projects would say so on the console.
    if (sort === 'ids' && !answer.ok() && /\/work\/user\/[^/]+$/.test(route.request().url()))
      return route.fulfill({
        response: answer,
        status: 200,
        json: hostile({ projects: [PROJECT] }, '', turn),
      })
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: hostile(await answer.json(), '', turn) })
  })
}

/** The dialogs of the browser itself that came up: there is to be none. */
export function noteDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  return dialogs
}

/** Nothing ran, nothing stands there that could, nothing hangs over the edge: neither of the page nor of what is over it. */
export async function expectHarmless(page: Page, where: string): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const clips = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      const width = document.documentElement.clientWidth
      return {
        ran: 'pwned' in window,
        over: document.documentElement.scrollWidth - width > 1,
        hanging: [...document.querySelectorAll('body *')]
          .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().right > width + 1 && !clips(element))
          .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
        elements: document.querySelectorAll(
          '#root script, body iframe, body object, body embed, body img[src="x"], body svg[onload]',
        ).length,
        addresses: [...document.querySelectorAll('[href], [src], [action], [poster], [srcset]')]
          .flatMap((element) =>
            ['href', 'src', 'action', 'poster', 'srcset'].map((name) => element.getAttribute(name)),
          )
          .filter((address): address is string => Boolean(address))
          .filter((address) => {
            const { protocol, hostname } = new URL(address, location.href)
            return !/^(https?|mailto|tel|blob):$/.test(protocol) || hostname.endsWith('evil.example')
          }),
        handlers: [...document.querySelectorAll('body *')].filter((element) =>
          element.getAttributeNames().some((name) => name.startsWith('on')),
        ).length,
      }
    })
  // What moves in may be over the edge until it has come.
  await expect
    .poll(look, { message: where })
    .toEqual({ ran: false, over: false, hanging: [], elements: 0, addresses: [], handlers: 0 })
}

/** A phone's width and a desktop's. */
export const WIDTHS = [390, 1440] as const

export const widen = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 500 ? 844 : 900 })

/** The page stands with its heading, nothing is loading any more, and it is harmless on a phone and on a desktop. */
export async function expectStanding(page: Page, where: string): Promise<void> {
  // By its element: what is opened over a page takes its role away.
  await expect(page.locator('h1').first(), where).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [data-shape][data-size]')).toHaveCount(0)
  for (const width of WIDTHS) {
    await widen(page, width)
    await expectHarmless(page, `${where} at ${width}`)
  }
}
