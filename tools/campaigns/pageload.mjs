/** One cold page load in a slow browser on a slow line, measured. */
import { openBareTab } from './bareTab.mjs'

/** A mid-range phone on a slow 4G line. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
}
/** How long a page is watched after it was ready. */
const WATCH_MS = 2500
/** How long it may take until then. */
const PATIENCE_MS = 120_000

/** Runs in the page from its start. */
function watch(origin, storage, ready) {
  if (location.origin !== origin) return
  for (const { name, value } of storage) localStorage.setItem(name, value)
  const seen = { lcp: 0, cls: 0, blocking: 0, ready: 0, longest: 0 }
  Object.assign(window, { seen })
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ duration }) => {
    seen.blocking += duration - 50
    seen.longest = Math.max(seen.longest, duration)
  })
  if (!ready) return
  window.isReady = new Promise((go) => {
    const look = () => {
      const [chart, list, least] = ready
      if (!document.querySelector(chart) || document.querySelectorAll(list).length < least) {
        requestAnimationFrame(look)
        return
      }
      seen.ready = performance.now()
      go()
    }
    requestAnimationFrame(look)
  })
}

const rest = (ms) => new Promise((go) => setTimeout(go, ms))

/** Runs in the page: until it is ready, if it comes to that. */
const waitReady = (patience) =>
  Promise.race([
    window.isReady,
    new Promise((_, refuse) => setTimeout(() => refuse(new Error('The page was not ready.')), patience)),
  ])

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storage?: { name: string, value: string }[], ready?: [string, string, number], after?: (evaluate: <T>(run: () => T) => Promise<Awaited<T>>, slow: (rate: number) => Promise<unknown>) => Promise<object>, width?: number }} load
 *   `ready`: what has to stand there: a selector, another one, and how many of that; `after` measures more, at a speed of
 *   its own if it says so
 * @param {number} cpu how many times slower the processor is
 */
export async function measure(browser, { url, storage = [], ready, after, width = 412 }, cpu) {
  const tab = await openBareTab(browser, { width, height: 823 })
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', LINE)
  const slow = (rate) => tab.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(cpu)
  await tab.before(watch, new URL(url).origin, storage, ready ?? null)
  await tab.open(url, PATIENCE_MS)
  if (ready) await tab.evaluate(waitReady, PATIENCE_MS)
  await rest(WATCH_MS)
  const seen = await tab.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    return { ...window.seen, script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) }
  })
  const more = after ? await after(tab.evaluate, slow) : {}
  await tab.close()
  return { ...seen, ...more }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Medians of several loads, one after the other by turns, so that a busy moment hits all alike. */
export async function interleaved(browser, loads, times, cpu) {
  const all = Object.fromEntries(Object.keys(loads).map((name) => [name, []]))
  for (let turn = 0; turn < times; turn += 1)
    for (const [name, load] of Object.entries(loads)) all[name].push(await measure(browser, load, cpu))
  return Object.fromEntries(
    Object.entries(all).map(([name, runs]) => [
      name,
      Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))])),
    ]),
  )
}
