import type { Browser, BrowserContext, Page } from '@playwright/test'
import { comeAs, overEdge, settled } from './accessibility'
import { expect, test } from './fixtures'
import { tellFocus } from './keyboard'
import type { Lane } from './lanes'

/** As the browser of somebody who set it so. */
const SETTINGS = {
  '320 px': { viewport: { width: 320, height: 640 } },
  // Half as many pixels of the page, each twice as large.
  '200 % zoom': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  'forced colours': { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
  'forced colours on a phone': { viewport: { width: 390, height: 844 }, forcedColors: 'active' },
} as const

const PAGES = [
  { path: '/services', role: undefined },
  { path: '/contact', role: undefined },
  { path: '/register', role: undefined },
  { path: '/dashboard', role: 'client' },
  { path: '/admin', role: 'admin' },
] as const

/** Stops of Tab that are looked at: the header, and well into the page. */
const STOPS = 25

interface Visit {
  browser: Browser
  lane: Lane
  watched: (context: BrowserContext) => Promise<void>
  options: object
}

async function visit({ browser, lane, watched, options }: Visit, at: (typeof PAGES)[number]) {
  const context = await browser.newContext({ baseURL: lane.site, reducedMotion: 'reduce', ...options })
  await watched(context)
  const page = await context.newPage()
  if (at.role) await comeAs(page, lane, at.role)
  await page.goto(at.path)
  await settled(page)
  return { page, close: () => context.close() }
}

/** What is cut off though it holds words: nothing may be lost where there is less room. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main button, main a')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        return (
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      .map((element) => element.textContent),
  )

for (const [name, options] of Object.entries(SETTINGS)) {
  test(`${name}: nothing hangs over the edge or is cut, and the focus is seen at every stop`, async ({
    browser,
    lane,
    watched,
  }) => {
    test.setTimeout(300_000)
    for (const at of PAGES) {
      const { page, close } = await visit({ browser, lane, watched, options }, at)
      expect(await overEdge(page), at.path).toBe(0)
      expect(await cutWords(page), at.path).toEqual([])
      const met = new Set<string>()
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab')
        met.add(await tellFocus(page))
      }
      expect(met.size, [...met].join('\n')).toBeGreaterThan(STOPS / 2)
      expect(await overEdge(page), `${at.path} at the last stop`).toBe(0)
      await close()
    }
  })
}

test('reduced motion: nothing moves by itself, and what opens is there at once', async ({
  browser,
  lane,
  watched,
}) => {
  test.setTimeout(180_000)
  for (const at of [{ path: '/', role: undefined } as const, ...PAGES]) {
    const options = { viewport: { width: 1280, height: 800 } }
    const { page, close } = await visit({ browser, lane, watched, options }, at as (typeof PAGES)[number])
    const moving = await page.evaluate(() => ({
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
    expect(moving, at.path).toEqual({ animations: [], films: 0, scrolling: 'auto' })
    await close()
  }
})
