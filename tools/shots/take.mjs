/** Takes the pictures: every story in both themes at its own viewport, several pages at a time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

const DESKTOP = { width: 1440, height: 900 }

/** Moves the system's clock as a page sees it; everything else of time stays as it is. */
function shiftClock(offset) {
  const Real = Date
  const now = () => Real.now() + offset
  globalThis.Date = new Proxy(Real, {
    construct: (target, args) => (args.length > 0 ? new target(...args) : new target(now())),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

/** Shows a story in a page that has Storybook's preview open, and waits until its steps are over. */
async function showStory({ id, theme }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })
  if (parameters.chromatic?.disableSnapshot) return 'skipped'
  return new Promise((resolve) => {
    const over = (said) => {
      channel.off('storyFinished', finished)
      channel.off('storyThrewException', threw)
      clearTimeout(late)
      resolve(said)
    }
    const finished = ({ storyId, status }) => {
      if (storyId === id) over(status === 'error' ? 'failed' : 'ok')
    }
    const threw = () => over('failed')
    const late = setTimeout(() => over('late'), 45_000)
    channel.on('storyFinished', finished)
    channel.on('storyThrewException', threw)
    // Nobody judges here: without axe a story is over as soon as its steps are.
    channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } })
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Fonts and pictures are there, and two frames were drawn. */
async function quiet() {
  await document.fonts.ready
  const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  const waits = pending.map((image) => image.decode().catch(() => {}))
  await Promise.race([Promise.all(waits), new Promise((resolve) => setTimeout(resolve, 3000))])
  for (const video of document.querySelectorAll('video')) {
    video.pause()
    if (video.currentTime > 0) video.currentTime = 0
  }
  document.activeElement?.blur?.()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * @param options.url where the built Storybook stands
 * @param options.jobs what to show: `{ id, theme, viewport, file }`
 * @returns the jobs whose story failed, came late, or wants no picture
 */
export async function takeShots({ url, jobs, folder, offset, workers, executablePath, onShot }) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  })
  const context = await browser.newContext({
    viewport: DESKTOP,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  })
  if (offset !== 0) await context.addInitScript(shiftClock, offset)
  const queue = [...jobs]
  const troubled = []
  const worker = async () => {
    let page = null
    for (let job = queue.shift(), count = 0; job; job = queue.shift(), count += 1) {
      // A fresh page now and then: nothing grows over hundreds of stories.
      if (!page || count % 100 === 0) {
        await page?.close()
        page = await context.newPage()
        await page.goto(`${url}iframe.html?id=${job.id}&viewMode=story&embed=true`)
        await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue, null, {
          timeout: 60_000,
        })
      }
      await page.setViewportSize(job.viewport ?? DESKTOP)
      await page.mouse.move(0, 0)
      let said = 'ok'
      try {
        said = await page.evaluate(showStory, job)
        await page.evaluate(quiet)
      } catch (error) {
        said = String(error)
      }
      if (said !== 'ok') troubled.push({ ...job, said })
      onShot(job)
      if (said === 'skipped') continue
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      writeFileSync(`${folder}/${job.file}`, picture)
    }
    await page?.close()
  }
  await Promise.all(Array.from({ length: workers }, worker))
  await browser.close()
  return troubled
}
