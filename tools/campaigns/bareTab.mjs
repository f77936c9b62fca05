/**
 * A tab as a person has it: no debugger reads along. Where one does, as Playwright's pages have it, Chromium parses a script
 * once more for the stack of every error that is made, caught or not: with React's four that is a long task of its own.
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height: number }} size in px
 */
export async function openBareTab(browser, size) {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...size,
  })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })

  let last = 0
  /** What was asked, by its number, and what is waited for, by its name. */
  const answers = new Map()
  const events = new Map()
  root.on('Target.receivedMessageFromTarget', (told) => {
    if (told.sessionId !== sessionId) return
    const { id, method, params, result, error } = JSON.parse(told.message)
    const waiting = answers.get(id)
    answers.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
    events.get(method)?.(params)
  })
  const send = (method, params = {}) => {
    last += 1
    const message = JSON.stringify({ id: last, method, params })
    return new Promise((resolve, reject) => {
      answers.set(last, { resolve, reject })
      root.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
  }

  await send('Page.enable')
  const device = { ...size, deviceScaleFactor: 1, mobile: false }
  await send('Emulation.setDeviceMetricsOverride', device)

  const source = (run, given) => `(${run})(${given.map((one) => JSON.stringify(one)).join()})`
  return {
    send,
    /** Has a function run in every document before its own scripts. */
    before: (run, ...given) => send('Page.addScriptToEvaluateOnNewDocument', { source: source(run, given) }),
    /** Ends when all of the page has loaded. */
    async open(url, timeout = 120_000) {
      const loaded = new Promise((resolve, reject) => {
        events.set('Page.loadEventFired', resolve)
        setTimeout(() => reject(new Error(`${url} did not load in ${timeout} ms.`)), timeout).unref()
      })
      const { errorText } = await send('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      await loaded
    },
    /** What a function gives in the page, at once or in time. */
    async evaluate(run, ...given) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: source(run, given),
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async close() {
      await root.send('Target.disposeBrowserContext', { browserContextId })
      await root.detach()
    },
  }
}
