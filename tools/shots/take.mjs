/** Takes the pictures: every story in both themes at its own viewport, each theme in pages of its own. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { askStory, paintAnew, setGlobals, settle, shiftClock, showStory, watchTimers } from './inPage.mjs'

const DESKTOP = { width: 1440, height: 900 }

/** How long nothing may have been on its way before a page counts as loaded, in milliseconds. */
const IDLE = 150

/**
 * @returns a function that waits until a page has loaded what it asked for, code that comes when it is first needed, and
 * tells whether it asked for anything since the last time
 */
function watchRequests(page) {
  const under = new Set()
  let latest = 0
  let asked = false
  const note = (request, change) => {
    // A film is loaded as far as the browser likes.
    if (request.resourceType() === 'media') return
    under[change](request)
    asked = true
    latest = performance.now()
  }
  page.on('request', (request) => note(request, 'add'))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => note(request, 'delete'))
  return async () => {
    const late = performance.now() + 5000
    while (performance.now() < late && (under.size > 0 || performance.now() - latest < IDLE))
      await new Promise((resolve) => setTimeout(resolve, 20))
    const anything = asked
    asked = false
    return anything
  }
}

/** Opens Storybook's preview with no story yet, and sets its theme: nothing is drawn anew. Nobody judges here: no axe. */
async function openPreview(context, url, theme) {
  const page = await context.newPage()
  await page.goto(`${url}iframe.html?viewMode=story`)
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue, null, {
    timeout: 60_000,
  })
  await page.evaluate(setGlobals, { theme, a11y: { manual: true } })
  await page.evaluate(() => {
    globalThis.HAS_THEME = true
  })
  // What is measured only once it comes into sight stands elsewhere after another way of scrolling there.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  return { page, loaded: watchRequests(page) }
}

/** How long one story may take, in milliseconds: a page that has crashed answers nothing, not even that it has. */
const PATIENCE = 120_000

/** @returns what a promise does, or a rejection when it does nothing for too long. */
function within(ms, promise) {
  let late
  const over = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`nothing came for ${ms / 1000} s`)), ms)
  })
  return Promise.race([promise, over]).finally(() => clearTimeout(late))
}

/** How the browser calls itself. */
async function agentOf(browser) {
  const page = await browser.newPage()
  const agent = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return agent
}

/**
 * A browser for one page at a time: of several pages in one browser, all but one are drawn about once a second.
 * @param options.offset how far the system's clock is moved, in milliseconds
 */
async function openBrowser({ executablePath, offset }) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
      // Each tile is drawn whole: what is drawn in parts has other pixels where the parts meet.
      ...['--disable-partial-raster', '--disable-checker-imaging', '--disable-composited-antialiasing'],
      ...['--default-tile-width=4096', '--default-tile-height=4096'],
    ],
  })
  const context = await browser.newContext({
    viewport: DESKTOP,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // By this name Storybook knows that nobody looks on: it sets animations to their end instead of waiting for it.
    userAgent: `${await agentOf(browser)} StorybookTestRunner`,
  })
  if (offset !== 0) await context.addInitScript(shiftClock, offset)
  await context.addInitScript(watchTimers)
  return { browser, context }
}

/** The picture of what stands on the page: one that the next one repeats, since a browser may be caught half-way. */
async function picture(page) {
  const shoot = async () => {
    await page.evaluate(paintAnew)
    return page.screenshot({ animations: 'disabled', caret: 'hide' })
  }
  let last = await shoot()
  for (let turn = 0; turn < 5; turn += 1) {
    const next = await shoot()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** @returns the picture of a story and what is said of it: `ok`, `skipped`, or what went wrong. */
async function takeOne({ page, loaded }, id) {
  const { skipped, viewport } = await page.evaluate(askStory, id)
  if (skipped) return { said: 'skipped' }
  const { width, height } = viewport ?? DESKTOP
  const now = page.viewportSize()
  if (now?.width !== width || now?.height !== height) await page.setViewportSize({ width, height })
  const shown = await page.evaluate(showStory, id)
  await loaded()
  let settled = await page.evaluate(settle, id)
  // What came into sight late, or by scrolling to what has the focus.
  for (let turn = 0; turn < 3 && (await loaded()); turn += 1) settled = await page.evaluate(settle, id)
  const taken = await picture(page)
  // Storybook loads its page anew where a story did not let go in time: that one is empty at first, and in no theme.
  if (!(await page.evaluate(() => globalThis.HAS_THEME))) throw new Error('the page was loaded anew')
  return { said: shown === 'ok' ? settled : shown, picture: taken }
}

/**
 * @param options.url where the built Storybook stands
 * @param options.jobs what to show: `{ id, theme, file }`
 * @param options.offset how far the system's clock is moved, in milliseconds
 * @returns the jobs whose story failed, came late, never stood still, or wants no picture
 */
export async function takeShots({ url, jobs, folder, offset, executablePath, onShot }) {
  mkdirSync(folder, { recursive: true })
  const troubled = []
  const takeFrom = async (theme, queue) => {
    const { browser, context } = await openBrowser({ executablePath, offset })
    let preview = null
    let count = 0
    const leave = async () => {
      const former = preview
      preview = null
      if (former) await within(10_000, former.page.close()).catch(() => {})
    }
    const take = async (id) => {
      preview ??= await within(PATIENCE, openPreview(context, url, theme))
      const taken = await within(PATIENCE, takeOne(preview, id))
      if (!['ok', 'skipped'].includes(taken.said)) throw Object.assign(new Error(taken.said), { taken })
      return taken
    }
    for (let job = queue.shift(); job; job = queue.shift()) {
      // A fresh page now and then: nothing grows over hundreds of stories.
      if (count % 100 === 0) await leave()
      count += 1
      // Storybook loads its page anew where a story does not let go, and a machine may be busy: then it is asked once more.
      const { said, picture } = await take(job.id)
        .catch(() => leave().then(() => take(job.id)))
        .catch((error) => error.taken ?? { said: String(error) })
      if (said !== 'ok') troubled.push({ ...job, said })
      if (picture) writeFileSync(`${folder}/${job.file}`, picture)
      onShot(job)
    }
    await browser.close()
  }
  // One browser a theme: on two cores more of them are no faster, and stories run into their time.
  await Promise.all(
    [...new Set(jobs.map(({ theme }) => theme))].map((theme) =>
      takeFrom(
        theme,
        jobs.filter((one) => one.theme === theme),
      ),
    ),
  )
  return troubled
}
