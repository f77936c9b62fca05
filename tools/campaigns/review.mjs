/**
 * How smoothly the review desk opens a round of twenty pictures and moves among them on a slow processor, and how many
 * of the pictures it asks for: `node tools/campaigns/review.mjs --url http://localhost:5173 [--throttle 4]`. The address
 * is one where the faked backend answers: `npm start`, or a served `dist-demo/`, which is the build that counts.
 */
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { readOptions } from '../options.mjs'
import { CHROMIUM_ARGS } from './stage.mjs'

const USAGE = `node tools/campaigns/review.mjs [options]

How smoothly the review desk opens a round of twenty pictures.

  --url ADDRESS       where the faked backend answers (http://localhost:5173)
  --throttle NUMBER   how many times slower the processor is (4)`

const { values } = readOptions(USAGE, {
  options: {
    url: { type: 'string', default: 'http://localhost:5173' },
    throttle: { type: 'string', default: '4' },
  },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const media = new Set()
page.on('request', (request) => {
  if (request.resourceType() === 'image') media.add(request.url())
})
await page.goto(`${values.url}/dashboard?scenario=client,seed:huge`)
const review = page.getByRole('button', { name: 'Review: Order-ahead prototype' })
// Among thousands of works it is not in the first rows.
await page.getByRole('searchbox', { name: /Approvals/ }).fill('Order-ahead', { timeout: 60_000 })
await review.waitFor()
// Once untimed: in development the code is made when it is first asked for. What it loads is counted here, before
// anything is cached.
media.clear()
await review.click()
await page.getByRole('img', { name: 'Round 2, image 1 of 20' }).waitFor()
const asked = media.size
await page.getByRole('button', { name: 'Close' }).click()
await page.getByRole('dialog').waitFor({ state: 'detached' })

const client = await page.context().newCDPSession(page)
await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.throttle) })

/** The frames that are drawn while something is done, in ms, and what took long. */
async function frames(work) {
  await page.evaluate(() => {
    const run = { last: performance.now(), frames: [], on: true }
    window.reviewRun = run
    const next = (now) => {
      run.frames.push(now - run.last)
      run.last = now
      if (run.on) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  const started = Date.now()
  await work()
  const ms = Date.now() - started
  const all = await page.evaluate(() => {
    window.reviewRun.on = false
    return window.reviewRun.frames.slice(1)
  })
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { ms, frames: all.length, median: at(0.5), p95: at(0.95), longest: at(1) }
}

const shown = (index) => page.getByRole('img', { name: `Round 2, image ${index} of 20` }).waitFor()
const result = { throttle: Number(values.throttle) }
result.open = await frames(async () => {
  await review.click()
  await shown(1)
})
result.thumbnails = await page.locator('ul[aria-label="Round 2: all pieces"] img').count()
result.asked = asked
const stage = page.getByRole('application')
await stage.focus()
result.zoom = await frames(async () => {
  await stage.hover()
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, turn < 10 ? -120 : 120)
})
result.drag = await frames(async () => {
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const box = await stage.boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y + 80, { steps: 30 })
  await page.mouse.up()
})
await stage.focus()
await page.keyboard.press('0')
result.steps = await frames(async () => {
  for (let index = 2; index <= 20; index += 1) {
    await page.keyboard.press('ArrowRight')
    await shown(index)
  }
})
result.askedInTheEnd = media.size
console.log(JSON.stringify(result, null, 2))
await browser.close()
