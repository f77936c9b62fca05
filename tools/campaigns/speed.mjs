/**
 * `npm run speed`: the table of what the site's speed is held to, measured on the built site behind nginx with brotli:
 * Chromium without a debugger (bareTab.mjs), 4× slower CPU, 1.6 Mbit/s, 150 ms, cold cache, medians of 5 (`-- --times 1`
 * for a first look), by turns with what each is compared with. Numbers of a busy machine say little; ratios say more.
 * `--cpu 2`: on a machine that is slow itself, as fast as one where the minimal dashboard blocks 306 ms, as in the table
 * that the limits are from.
 */
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { readOptions, refuseOptions } from '../options.mjs'
import { interleaved } from './pageload.mjs'
import { startSites } from './speedSites.mjs'
import { CHROMIUM_ARGS, loadBackend } from './stage.mjs'
import { report } from './tally.mjs'

const PARTS = ['home', 'pages', 'dashboard', 'works']
const USAGE = `npm run speed -- [options]

What the site's speed is held to, measured on the built site behind nginx; npm run build comes before.

  --times NUMBER  measurements, of which the median counts (5)
  --port NUMBER   the first of the ports it takes (4200)
  --part NAME     one part: ${PARTS.join(', ')}
  --cpu NUMBER    how many times slower the processor is (4; 2 on a machine that is slow itself)`

const { values } = readOptions(USAGE, {
  options: {
    times: { type: 'string', default: '5' },
    port: { type: 'string', default: '4200' },
    part: { type: 'string' },
    cpu: { type: 'string', default: '4' },
  },
})
if (values.part && !PARTS.includes(values.part))
  refuseOptions(`There is no part ${values.part}: ${PARTS.join(', ')}.`, USAGE)
if (!existsSync('dist/index.html')) {
  console.error('There is no build: npm run build makes one.')
  process.exit(1)
}
const times = Number(values.times)
const cpu = Number(values.cpu)
const backend = await loadBackend()
const { apis, sites, stop } = await startSites(backend, Number(values.port))
/** How a site's scripts are packed on their way. What is too small to be packed says nothing. */
async function packingsOf({ origin }) {
  const page = await (await fetch(origin)).text()
  const headers = { 'accept-encoding': 'br, gzip' }
  const packings = [...page.matchAll(/\/assets\/[^"]+\.js/g)].map(async ([script]) => {
    return (await fetch(origin + script, { headers })).headers.get('content-encoding')
  })
  return new Set((await Promise.all(packings)).filter(Boolean))
}
for (const [name, site] of Object.entries(sites)) {
  const packings = await packingsOf(site)
  if (packings.size === 1 && packings.has('br')) continue
  console.error(
    `The scripts of ${name} are sent with ${[...packings].join(', ') || 'no packing'}, not with brotli: what was measured would be another site. nginx needs its brotli module; on Debian it is libnginx-mod-http-brotli-static.`,
  )
  stop()
  process.exit(1)
}
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })

const rows = []
const ms = (value) => `${Math.round(value)} ms`
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const ratio = (value) => value.toFixed(2)
/** One line of the table; `value` is held to `limit`. */
const row = (what, value, limit, form, more = '') => rows.push({ what, value, limit, form, more })
/** A part that breaks off, as on a page that never comes, takes none of the others with it. */
async function part(name, measure) {
  if (values.part && values.part !== name) return
  await measure().catch((error) => {
    console.error(error)
    row(`${name}: ${error.message.split('\n')[0]}`, 1, 0, String)
  })
}

await part('home', async () => {
  const home = sites.site.origin
  const { drawn, plain, client } = await interleaved(
    browser,
    {
      drawn: { url: `${home}/` },
      plain: { url: `${home}/plain` },
      client: { url: `${sites.client.origin}/` },
    },
    times,
    cpu,
  )
  row(
    'Home: largest paint against a plain page',
    drawn.lcp / plain.lcp,
    1.1,
    ratio,
    `${ms(drawn.lcp)} against ${ms(plain.lcp)}`,
  )
  row('Home: against the same page client-rendered', drawn.lcp / client.lcp, 1, ratio, ms(client.lcp))
  row('Home: script, brotli', drawn.script, 95_000, kB)
  row(
    'Home: blocking time',
    drawn.blocking,
    80,
    ms,
    `plain page ${ms(plain.blocking)}, client-rendered ${ms(client.blocking)}`,
  )
  row('Home: layout shift', drawn.cls, 0.001, (value) => value.toFixed(3))
})
await part('pages', async () => {
  const paths = backend
    .pages()
    .flatMap(({ path, prerendered }) => (prerendered ? [path] : []))
    // One project page and one category stand for their like.
    .filter((path) => !/^\/projects\/./.test(path) || /^\/projects\/all$|harbor-cafe-cups/.test(path))
  const seen = await interleaved(
    browser,
    Object.fromEntries(paths.map((path) => [path, { url: sites.site.origin + path }])),
    times,
    cpu,
  )
  const [slowest] = paths.filter((path) => path !== '/').sort((a, b) => seen[b].lcp - seen[a].lcp)
  row(
    `Other public pages: the slowest of ${paths.length - 1} against Home`,
    seen[slowest].lcp / seen['/'].lcp,
    1,
    ratio,
    `${slowest} ${ms(seen[slowest].lcp)}, Home ${ms(seen['/'].lcp)}`,
  )
  row(
    'Other public pages: largest layout shift',
    Math.max(...paths.map((path) => seen[path].cls)),
    0.01,
    (value) => value.toFixed(3),
  )
})
await part('dashboard', async () => {
  const { ours, minimal } = await interleaved(
    browser,
    {
      ours: {
        url: `${sites.site.origin}/admin`,
        storage: apis.usual.storage,
        ready: ['[data-curve="line"]', 'main li', 12],
      },
      minimal: {
        url: `${sites.minimal.origin}/`,
        storage: apis.usual.storage,
        ready: ['.recharts-area-curve', 'main li', 12],
      },
    },
    times,
    cpu,
  )
  row('Dashboard: script, brotli', ours.script, 205_000, kB, `minimal ${kB(minimal.script)}`)
  row(
    'Dashboard: chart and lists drawn, against the minimal page',
    ours.ready / minimal.ready,
    0.95,
    ratio,
    `${ms(ours.ready)} against ${ms(minimal.ready)}`,
  )
  row('Dashboard: blocking time', ours.blocking, 250, ms, `minimal ${ms(minimal.blocking)}`)
})
await part('works', async () => {
  /**
   * Scrolls as a wheel does, from the top and then on from four places down to the end, and notes the longest task. Long
   * is what lasts 50 ms, so it is counted at the processor's own speed: slowed four times, half of what is no long task
   * would be one.
   */
  const scroll = async (evaluate, slow) => {
    await slow(1)
    const longest = await evaluate(async () => {
      const rest = (ms) => new Promise((go) => setTimeout(go, ms))
      // What the loading left is told by then.
      await rest(500)
      window.seen.longest = 0
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        scrollTo(
          0,
          share * (document.documentElement.scrollHeight - innerHeight) - (share === 1 ? 12_000 : 0),
        )
        for (let turn = 0; turn < 20; turn += 1) {
          await rest(50)
          scrollBy(0, 600)
        }
      }
      await rest(200)
      return window.seen.longest
    })
    return { scrolling: longest }
  }
  const of = (name) => ({
    url: `${sites[name].origin}/admin`,
    storage: apis[name].storage,
    ready: ['main li', 'main li', 12],
    after: scroll,
  })
  const { fifty, thousands } = await interleaved(
    browser,
    { fifty: of('fifty'), thousands: of('thousands') },
    times,
    cpu,
  )
  row(
    '5,000 works: time to ready against 50',
    thousands.ready / fifty.ready,
    1.5,
    ratio,
    `${ms(thousands.ready)} against ${ms(fifty.ready)}`,
  )
  row(
    '5,000 works: longest task while scrolling',
    thousands.scrolling,
    50,
    ms,
    `at full speed; 50 works: ${ms(fifty.scrolling)}; 0 is none`,
  )
})
await browser.close()
stop()

const width = Math.max(...rows.map(({ what }) => what.length))
console.log(`\nmedians of ${times}, load ${loadavg()[0].toFixed(1)}`)
let failed = 0
for (const { what, value, limit, form, more } of rows) {
  const holds = value <= limit
  if (!holds) failed += 1
  console.log(
    `${holds ? 'ok  ' : 'OVER'} ${what.padEnd(width)}  ${form(value).padStart(9)}  at most ${form(limit)}${more ? `  (${more})` : ''}`,
  )
}
report('speed', { passed: rows.length - failed, failed })
