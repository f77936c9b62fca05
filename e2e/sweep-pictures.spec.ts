import type { Page } from '@playwright/test'
import { pages } from '../src/app/pages'
import { expect, test } from './fixtures'

/** Every page that is drawn at build time, and the one for what does not exist. */
const DRAWN = [...pages().flatMap(({ path, prerendered }) => (prerendered ? [path] : [])), '/no/such/page']

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** A picture that covers as much of the first screen is what the page begins with. */
const HERO = 0.1

/** The pictures of a page as it lies in its window, how much of it each covers, and whether it waits to be near there. */
const picturesOf = (page: Page) =>
  page.locator('main img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect()
      const across = Math.min(right, innerWidth) - Math.max(left, 0)
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return {
        src: picture.getAttribute('src'),
        lazy: picture.loading === 'lazy',
        // A preload is for some windows alone.
        waits:
          picture.loading === 'lazy' &&
          ![...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')].some(
            ({ href, media }) => href === picture.src && matchMedia(media).matches,
          ),
        share: (Math.max(across, 0) * Math.max(down, 0)) / (innerWidth * innerHeight),
      }
    }),
  )

// As the browser lays it out from the HTML alone: what it asks for by then is what a visitor waits for.
test.use({ javaScriptEnabled: false })

test('pictures below every first screen wait to be near, the one that a page begins with does not', async ({
  page,
}) => {
  test.setTimeout(120_000)
  let pictures = 0
  for (const path of DRAWN) {
    const shares = new Map<string, { lazy: boolean; share: number }>()
    const late: string[] = []
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const [at, { src, lazy, waits, share }] of (await picturesOf(page)).entries()) {
        const name = `${at}: ${src}`
        if (share >= HERO && waits) late.push(`${name} at ${size.width} px`)
        shares.set(name, { lazy, share: Math.max(share, shares.get(name)?.share ?? 0) })
      }
    }
    pictures += shares.size
    const found = [...shares]
    const eager = found.filter(([, { lazy, share }]) => share === 0 && !lazy).map(([name]) => name)
    expect(eager, `${path}: nobody sees it at first, and everybody loads it`).toEqual([])
    expect(late, `${path}: everybody sees it at first, and waits for it`).toEqual([])
  }
  expect(pictures).toBeGreaterThan(50)
})
