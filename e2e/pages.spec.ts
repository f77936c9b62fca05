import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pages as allPages } from '../src/app/pages'
import { alive, expect, follow, test } from './fixtures'

/** The pages that search engines may list, from the sitemap of the build. */
const addresses = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => address,
)
const pages = addresses.map((address) => new URL(address).pathname)

/** All of them but the projects', of which one category stands for the others, so that they do not take all the time. */
const sample = pages.filter((path) => !/^\/projects\/./.test(path) || /(all|web%20designs)$/.test(path))

test('the sitemap lists exactly the pages that may be found, and robots.txt names it @core', async ({
  page,
}) => {
  const listed = allPages().flatMap(({ path, indexable }) => (indexable ? [path] : []))
  expect(listed.length).toBeGreaterThan(25)
  expect(pages.toSorted()).toEqual(listed.toSorted())
  // As absolute as the addresses in it: crawlers ask for it from elsewhere.
  const sitemap = new URL('/sitemap.xml', addresses[0]).href
  expect((await (await page.request.get('/robots.txt')).text()).split('\n')).toContain(`Sitemap: ${sitemap}`)
  expect((await page.request.get('/sitemap.xml')).headers()['content-type']).toMatch(/xml/)
})

test('every listed page is there, with its own head, before any script has run @core', async ({ page }) => {
  const titles = new Set<string>()
  for (const address of addresses) {
    const path = new URL(address).pathname
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toMatch(/<h1\b/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}/)
    expect(html, path).toContain('<meta property="og:image" content="https://')
    // Absolute, by the one configured site URL, as the sitemap has it.
    expect(address).toMatch(/^https:\/\//)
    expect(html, path).toContain(`<link rel="canonical" href="${address}"`)
    expect(html, path).toContain(`<meta property="og:url" content="${address}"`)
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]+"/)
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect(html, path).not.toMatch(/<style|\sstyle="/)
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string; areaServed?: string },
    )
    const types = path === '/' ? ['Organization'] : ['Organization', 'BreadcrumbList']
    expect(
      data.map((one) => one['@type']),
      path,
    ).toEqual(types)
    expect(data[0]?.areaServed, path).toContain('Orange County')
    expect(html, path).not.toContain('aggregateRating')
  }
  expect(titles.size).toBe(pages.length)
})

test("the dashboard's page asks for its code beside the app's, an admin's for the chart as well @core", async ({
  page,
}) => {
  const ahead = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const early = /<(?:link rel="modulepreload"|script type="module" async)[^>]*\/assets\/(\w+)-/g
    return [...html.matchAll(early)].map(([, name]) => name)
  }
  const code = ['begin', 'client', 'ahead', 'DashboardRoute']
  expect(await ahead('/dashboard')).toEqual(expect.arrayContaining(code))
  expect(await ahead('/dashboard')).not.toContain('RevenueChart')
  expect(await ahead('/admin')).toEqual(expect.arrayContaining([...code, 'RevenueChart']))
  expect(await ahead('/cart')).toEqual([])
})

test('what must not be listed says so @core', async ({ page }) => {
  for (const path of ['/login', '/dashboard', '/seo', '/privacy-policy', '/no/such/page']) {
    expect(await (await page.request.get(path)).text(), path).toContain(
      '<meta name="robots" content="noindex"',
    )
  }
})

/** Adds up how far things move by themselves, as `window.shift`. Once a page: a further one would count each once more. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('pages come to life without a shift, an error or a change of words, and nothing hangs over the edge', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await countShifts(page)
  for (const path of sample) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await alive(page)
    const found = await page.evaluate(() => ({
      shift: (window as unknown as { shift: number }).shift,
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      headings: document.querySelectorAll('h1').length,
    }))
    expect(found, path).toEqual({ shift: expect.any(Number), over: 0, headings: 1 })
    expect(found.shift, path).toBeLessThan(0.01)
  }
})

test('on a short page in a high window what comes after the first paint has its place: nothing moves', async ({
  page,
}) => {
  await countShifts(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 2200 })
    for (const path of ['/forgot-password', '/contact', '/newsletter']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await alive(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-folded')
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      expect(shift, `${path} at ${width} px`).toBeLessThan(0.001)
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the site and follows its links @core', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // On a phone the browser itself opens the menu.
    await follow(page, 'Services')
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
    await page.goto('/work')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('the logo follows the system, on pages with bands of a theme of their own too', async ({ page }) => {
    const logos = page.getByRole('banner').locator('img').filter({ visible: true })
    const sources = async () => logos.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
    for (const path of ['/', '/about', '/privacy-policy']) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      expect(await sources(), path).toEqual(['/logo-dark.svg', '/logo-text-dark.svg'])
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await sources(), path).toEqual(['/logo.svg', '/logo-text.svg'])
    }
  })
})

test("what names a page's address leaves with it: nobody shares the page that they came from", async ({
  page,
}) => {
  const named = page.locator('link[rel="canonical"], meta[property="og:url"]')
  await page.goto('/work')
  await alive(page)
  await page.getByRole('button', { name: 'React', exact: true }).click()
  await expect(page).toHaveURL(/tech=/)
  await expect(named).toHaveCount(2)
  await follow(page, 'Services')
  await expect(page).toHaveTitle(/^Our Services/)
  await expect(named).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'React', exact: true })).toBeVisible()
  await expect(named).toHaveCount(0)
})

test('the address of a filtered portfolio shows what its controls say, after a reload too', async ({
  page,
}) => {
  await page.goto('/work?tech=react')
  const react = page.getByRole('button', { name: 'React', exact: true })
  await expect(react).toHaveAttribute('aria-pressed', 'true')
  const count = await page.getByRole('article').count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(6)
  await page.reload()
  await expect(react).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(count)
})

test('nothing shifts when the fonts arrive late', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      const { shifts } = window as unknown as { shifts: number[] }
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/services']) {
    let deliver = () => {}
    const late = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
    // Painted in the fallback: nothing has come yet.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.evaluate(() => document.fonts.check('1rem "Instrument Sans Variable"')), path).toBe(
      false,
    )
    deliver()
    await expect.poll(loaded, { message: path }).toBeGreaterThanOrEqual(2)
    await page.evaluate(() => document.fonts.ready)
    // Shifts are reported with the frames that follow.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.001)
    await page.unroute('**/*.woff2')
  }
})

test('no script of a drawn page is fetched before its first paint', async ({ page }) => {
  for (const path of ['/', '/services', '/no-such-page']) {
    await page.goto(path)
    await alive(page)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/config.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length, path).toBeGreaterThan(3)
    expect(Math.min(...asked), path).toBeGreaterThan(painted)
  }
})

/** The observer tells of no paint. */
const withoutPaint = () => {
  PerformanceObserver.prototype.observe = () => {}
}

test('a tab in the background, which is never painted, comes to life at once', async ({ page }) => {
  await page.addInitScript(withoutPaint)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto('/about')
  await alive(page)
})

test('in a browser that does not tell of its paint, the page comes to life after the wait', async ({
  page,
}) => {
  await page.addInitScript(withoutPaint)
  await page.goto('/about')
  await alive(page)
})
