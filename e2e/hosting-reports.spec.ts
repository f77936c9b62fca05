import { expect, test } from './fixtures'
import { deployWith } from './settings'

test('a crash is told to the window and to the endpoint, without secrets, once', async ({ page, faults }) => {
  await deployWith(page, { errorEndpoint: '/crashes' })
  const sent: string[] = []
  await page.route('**/crashes', (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.route(/\/assets\/ServicesScreen-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ServicesScreen() { throw new Error('No price for maya@harborcafe.example, token=abc123') }`,
    }),
  )
  await page.addInitScript(() => {
    Object.assign(window, { told: [] })
    window.addEventListener('app:crash', (event) => {
      ;(window as unknown as { told: string[] }).told.push((event as CustomEvent<string>).detail)
    })
  })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page stopped working.' })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
  expect(told).toEqual(sent)
  expect(told[0]).toMatch(/^Path: \/services\nVersion: \d+\.\d+\.\d+ \(CrashReport-[\w-]{7}\)\n/)
  expect(told[0]).not.toMatch(/maya|abc123/)
  // React says the crash on the console too; nothing else went wrong.
  expect(faults.splice(0).filter((fault) => !/No price for/.test(fault))).toEqual([])
})

test.describe('without the code of the report', () => {
  test.use({ missing: /\/assets\/(?:CrashReport|ServicesScreen)-[^/]+\.js$/ })

  test('a crash is reported by its name alone', async ({ page, faults }) => {
    await deployWith(page, { errorEndpoint: '/crashes' })
    const sent: string[] = []
    await page.route('**/crashes', (route) => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ status: 204 })
    })
    await page.route(/\/assets\/CrashReport-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.route(/\/assets\/ServicesScreen-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ServicesScreen() { throw new RangeError('No price for maya@harborcafe.example') }`,
      }),
    )
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click()
    await expect(page.getByRole('heading', { name: 'This page stopped working.' })).toBeVisible()
    await expect.poll(() => sent).toEqual(['RangeError: no report'])
    await expect(page.getByText(/copy the report/)).toHaveCount(0)
    expect(faults.splice(0).filter((fault) => !/No price for/.test(fault))).toEqual([])
  })
})

test('a page measures itself when it is asked to, and not else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { vitals: {} })
    window.addEventListener('app:vital', (event) => {
      const { name, value } = (event as CustomEvent<{ name: string; value: number }>).detail
      Object.assign((window as unknown as { vitals: object }).vitals, { [name]: value })
    })
  })
  const vitals = () => page.evaluate(() => (window as unknown as { vitals: object }).vitals)
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(await vitals()).toEqual({})
  await deployWith(page, { webVitals: true })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect.poll(vitals).toMatchObject({ TTFB: expect.any(Number), LCP: expect.any(Number) })
})
