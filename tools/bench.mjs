/**
 * `npm run bench`: how long the built dashboard takes to draw 10, 100, 1,000 and 5,000 works, with ten years of
 * daily revenue and 200 conversations, and how that grows. Needs `npm run build` before. Medians; the processor
 * is slowed down as in a phone (`--throttle 4`), each size is run `--runs 5` times, the sizes taking turns.
 */
import { chromium } from 'playwright'
import { preview } from 'vite'
import { answerTo } from './bench/answers.mjs'
import { inPage } from './bench/inPage.mjs'
import { asAdmin, asClient } from './bench/measures.mjs'
import { findChromium } from './chromium.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run bench -- [options]

How long the built dashboard takes to draw more and more works; npm run build comes before.

  --throttle NUMBER  how many times slower the processor is (4)
  --runs NUMBER      runs of each size, of which the median counts (5)
  --sizes LIST       how many works (10,50,100,1000,5000)`

const { values } = readOptions(USAGE, {
  options: {
    throttle: { type: 'string', default: '4' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '10,50,100,1000,5000' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const size = { works: 0, days: 3653, conversations: 200, decided: new Set() }

const api = {
  name: 'generous-server',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/api/v1', (request, response) => {
      response.setHeader('content-type', 'application/json')
      const url = new URL(request.url, 'http://localhost')
      // A decision is accepted, and the list that is asked for after it lacks that work.
      const [, decided] = /^\/work\/([^/]+)\/approve/.exec(url.pathname) ?? []
      if (decided) size.decided.add(decided)
      response.end(request.method === 'GET' ? answerTo(url, size) : JSON.stringify({ message: 'Done.' }))
    })
  },
}
const server = await preview({
  plugins: [api],
  preview: { port: 4199, strictPort: false, host: '127.0.0.1' },
})
const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

async function measure(role, works) {
  Object.assign(size, { works, decided: new Set() })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(
    ([user]) => {
      localStorage.setItem('app_token', 'bench')
      localStorage.setItem('app_user', user)
    },
    [JSON.stringify({ id: 'user_1', fullName: 'Maya Duarte', email: 'maya@harborcafe.example', role })],
  )
  await page.addInitScript(inPage)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.throttle) })
  await page.goto(`${origin}${role === 'admin' ? '/admin' : '/dashboard'}`)
  const result = await page.evaluate(role === 'admin' ? asAdmin : asClient)
  await context.close()
  return result
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const measured = new Map(sizes.map((works) => [works, []]))
try {
  // The first run fills the caches of the disk and is not counted.
  await measure('user', sizes[0])
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const works of sizes)
      measured.get(works).push({ ...(await measure('user', works)), ...(await measure('admin', works)) })
} finally {
  await browser.close()
  await server.close()
}

const COLUMNS = {
  ready: 'ready',
  render: 'approvals',
  queue: 'queue',
  dialog: 'dialog',
  decide: 'decide',
  pill: 'pill',
  find: 'find',
  more: '50 more',
  letter: 'letter',
  chart: 'chart',
  range: '30d',
  scroll: 'scroll: longest task',
}
console.log(
  `\nMilliseconds, medians of ${values.runs}, processor slowed down ${values.throttle} times; ${size.days} days of revenue, ${size.conversations} conversations.`,
)
console.table(
  Object.fromEntries(
    sizes.map((works) => [
      `${works.toLocaleString('en-US')} works`,
      Object.fromEntries(
        Object.entries(COLUMNS).map(([key, name]) => {
          const numbers = measured.get(works).flatMap((run) => (run[key] === undefined ? [] : [run[key]]))
          return [name, numbers.length ? Math.round(median(numbers)) : '-']
        }),
      ),
    ]),
  ),
)
const of = (works, key) => median(measured.get(works).map((run) => run[key]))
const [least, most] = [sizes[0], sizes.at(-1)]
for (const key of ['ready', 'render', 'queue'])
  console.log(
    `${COLUMNS[key]}: ${most / least} times the works take ${(of(most, key) / of(least, key)).toFixed(2)} times as long` +
      `, ${(((of(most, key) - of(least, key)) / (most - least)) * 1000).toFixed(1)} µs more a work.`,
  )
