/** One measure of a page: milliseconds, or for CLS the share of the window that moved. */
export interface Vital {
  name: 'TTFB' | 'LCP' | 'CLS' | 'INP'
  value: number
}

/** The window's event of a measure; its `detail` is a Vital. The last one of a name counts. */
export const VITAL_EVENT = 'app:vital'

type Entry = PerformanceEntry & {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

function tell(name: Vital['name'], value: number): void {
  const detail: Vital = { name, value: Math.round(value * 1000) / 1000 }
  window.dispatchEvent(new CustomEvent(VITAL_EVENT, { detail }))
}

function observe(type: string, read: (entries: Entry[]) => void, more: object = {}): void {
  // Browsers that cannot measure it say nothing of it.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => read(list.getEntries() as Entry[])).observe({
    type,
    buffered: true,
    ...more,
  })
}

/** The greatest sum of shifts that follow each other: 1 s apart at most, 5 s in all. */
function watchShifts(): void {
  let [sum, start, last, worst] = [0, 0, 0, 0]
  observe('layout-shift', (entries) => {
    for (const { value = 0, hadRecentInput, startTime } of entries) {
      if (hadRecentInput) continue
      if (startTime - last > 1000 || startTime - start > 5000) {
        sum = 0
        start = startTime
      }
      sum += value
      last = startTime
    }
    if (sum <= worst) return
    worst = sum
    tell('CLS', worst)
  })
}

/** Measures the page and says so in events of the window. Off unless config.js turns it on. */
export function watchVitals(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) tell('TTFB', navigation.responseStart)
  observe('largest-contentful-paint', (entries) => {
    const last = entries.at(-1)
    if (last) tell('LCP', last.startTime)
  })
  watchShifts()
  let slowest = 0
  observe(
    'event',
    (entries) => {
      const durations = entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)
      const most = Math.max(0, ...durations)
      if (most <= slowest) return
      slowest = most
      tell('INP', most)
    },
    { durationThreshold: 40 },
  )
}
