/** Runs in the page, ahead of it: waits for what a person sees, and tells when that was painted. */
export function inPage() {
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  /** What does not come is told instead of waited for. */
  const until = (test) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + 60_000
      const look = () => {
        if (test()) resolve(painted())
        else if (performance.now() > end) reject(new Error(`Did not come within a minute: ${test}`))
        else requestAnimationFrame(look)
      }
      look()
    })
  const tasks = []
  new PerformanceObserver((seen) => tasks.push(...seen.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  window.bench = {
    until,
    painted,
    /** Milliseconds from now until what an action leads to is painted. */
    async after(act, test) {
      const start = performance.now()
      act()
      return (await until(test)) - start
    },
    /** When the last answer to a path had come. */
    answered: (path) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(path))
          .map(({ responseEnd }) => responseEnd),
      ),
    /** The longest task since a moment, in ms; 0 where none was longer than 50. */
    longest: (since) =>
      Math.max(0, ...tasks.filter(({ startTime }) => startTime >= since).map((one) => one.duration)),
    rows: (label) => document.querySelectorAll(`ul[aria-label="${label}"] > li`),
    button: (text, within = document) =>
      [...within.querySelectorAll('button')].find((one) => one.textContent.startsWith(text)),
    write(box, text) {
      const kind = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
