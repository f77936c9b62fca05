import type { Browser, BrowserContext, Page } from '@playwright/test'
import { comeAs, overEdge, settled } from './accessibility'
import { PLACES } from './accessibilityPlaces'
import { expect, test } from './fixtures'
import { tellFocus } from './keyboard'
import type { Lane } from './lanes'

/** The least width that nothing may be lost at. */
const NARROW = { viewport: { width: 320, height: 640 } }

const WIDE = { viewport: { width: 1280, height: 800 } }

/** As the browser of somebody who set it so. */
const SETTINGS = {
  '320 px': NARROW,
  // Half as many pixels of the page, each twice as large.
  '200 % zoom': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  'forced colours': { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
  'forced colours on a phone': { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
} as const

type Role = 'client' | 'admin' | undefined
interface Visited {
  path: string
  role?: Role
}

/** Stops of Tab that are looked at: the header, and well into the page. */
const STOPS = 20

/** A page of each kind; in a dialog Tab meets what belongs to it alone. */
const KINDS: Record<string, Visited & { stops?: number }> = {
  'the front page': { path: '/', stops: 30 },
  'a page to read': { path: '/services' },
  'a list': { path: '/work' },
  'a form': { path: '/contact' },
  'a wizard': { path: '/register' },
  'a dashboard': { path: '/dashboard', role: 'client' },
  'a dashboard with a chart': { path: '/admin', role: 'admin' },
  'a dialog': { path: '/admin?do=product', role: 'admin', stops: 10 },
}

interface Visit {
  browser: Browser
  lane: Lane
  watched: (context: BrowserContext) => Promise<void>
  options: object
}

/** A browser of its own, with somebody signed in. */
async function openTab({ browser, lane, watched, options }: Visit, role: Role) {
  const context = await browser.newContext({ baseURL: lane.site, reducedMotion: 'reduce', ...options })
  await watched(context)
  const page = await context.newPage()
  if (role) await comeAs(page, lane, role)
  return { page, close: () => context.close() }
}

async function visit(page: Page, { path }: Visited): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Words that nobody can read: cut off by what holds them, or beyond an edge where nothing scrolls. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const edge = document.documentElement.clientWidth
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => hasWords(element) && !element.closest('[aria-hidden="true"], noscript'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const { left, right } = element.getBoundingClientRect()
        const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
        return (
          (cuts && element.scrollWidth > element.clientWidth + 1) ||
          ((left < -1 || right > edge + 1) && !scrolls(element))
        )
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent}`)
  })

/** What moves: animations that take time, films, scrolling that glides. */
const movingIn = (page: Page) =>
  page.evaluate(() => ({
    animations: document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    films: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  }))

for (const [name, options] of Object.entries(SETTINGS)) {
  test(`${name}: nothing hangs over the edge or is cut, and the focus is seen at every stop`, async ({
    browser,
    lane,
    watched,
  }) => {
    test.setTimeout(300_000)
    for (const [kind, { stops = STOPS, ...at }] of Object.entries(KINDS)) {
      const { page, close } = await openTab({ browser, lane, watched, options }, at.role)
      await visit(page, at)
      expect(await overEdge(page), kind).toBe(0)
      expect(await cutWords(page), kind).toEqual([])
      const met = new Set<string>()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        met.add(await tellFocus(page))
      }
      expect(met.size, `${kind}:\n${[...met].join('\n')}`).toBeGreaterThan(stops / 2)
      expect(await overEdge(page), `${kind} at the last stop`).toBe(0)
      await close()
    }
  })
}

for (const role of [undefined, 'client', 'admin'] as const) {
  const places = PLACES.filter((place) => place.role === role)
  const who = role ? `a page of the ${role}` : 'a page for everybody'

  test(`320 px: of ${who} nothing hangs over the edge or is cut`, async ({ browser, lane, watched }) => {
    test.setTimeout(300_000)
    const { page, close } = await openTab({ browser, lane, watched, options: NARROW }, role)
    for (const place of places) {
      await visit(page, place)
      expect(await overEdge(page), place.path).toBe(0)
      expect(await cutWords(page), place.path).toEqual([])
    }
    await close()
  })

  test(`reduced motion: on ${who} nothing moves by itself`, async ({ browser, lane, watched }) => {
    test.setTimeout(300_000)
    const { page, close } = await openTab({ browser, lane, watched, options: WIDE }, role)
    for (const place of places) {
      await visit(page, place)
      const still = { animations: [], films: 0, scrolling: 'auto' }
      expect(await movingIn(page), place.path).toEqual(still)
    }
    await close()
  })
}

test('reduced motion: what opens is there at once', async ({ browser, lane, watched }) => {
  for (const [path, opener, role] of [
    ['/work', 'Quick View', undefined],
    ['/logodesign', 'show large', undefined],
    ['/dashboard', 'Request changes', 'client'],
    ['/admin', 'Find anything', 'admin'],
  ] as const) {
    const { page, close } = await openTab({ browser, lane, watched, options: WIDE }, role)
    await visit(page, { path })
    await page.getByRole('main').getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog'), path).toBeVisible()
    expect((await movingIn(page)).animations, path).toEqual([])
    await close()
  }
})
