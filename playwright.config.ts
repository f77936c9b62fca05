import { defineConfig, devices } from '@playwright/test'
import { DEMO, DEMO_PORT, FOLDER, FOLDER_PORT, LANES, NGINX, UNDER, UNDER_PORT } from './e2e/lanes'

/**
 * Hostile values, the demo in a folder, what is judged of accessibility and of every page take minutes: they are for
 * `npm run test:long`.
 */
const LONG = Boolean(process.env.LONG) || NGINX

/** The main flows alone, as `npm test` takes them: they are marked where they stand. */
const QUICK = Boolean(process.env.QUICK)

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'] }

/**
 * What has nothing to do with a phone, found in a test's file, title and tags: what a host answers whoever asks, what
 * sets the widths of its windows itself, and, tagged where it stands, what is for a keyboard or for a wide header.
 */
const NOT_FOR_PHONES = /^(?!.*@phone).*((hosting|hostile|sweep)[\w-]*\.spec|contract\.spec|@desktop)/
/** Behind the real host every other flow is taken on a phone too; else those that a phone makes another thing of. */
const onPhones = NGINX ? { grepInvert: NOT_FOR_PHONES } : { grep: /@phone/ }

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // Storybook has a configuration of its own.
    'storybook/**',
    // What is not about the host is judged once, in both themes by itself.
    ...(NGINX
      ? ['**/hosting-preview.spec.ts', '**/accessibility*.spec.ts', '**/demo*.spec.ts']
      : ['**/hosting-nginx.spec.ts', '**/hosting-folder.spec.ts']),
    ...(LONG
      ? []
      : ['**/hostile.spec.ts', '**/demo-build.spec.ts', '**/accessibility*.spec.ts', '**/sweep-*.spec.ts']),
  ],
  outputDir: 'node_modules/.cache/e2e-results',
  workers: LANES.length,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // What a test leaves when it fails says enough; a trace of every test costs a third of the time (`-- --trace on`).
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        // Whoever else is asked is a fault (e2e/fixtures.ts); until that is told nothing has reached them.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, ...(QUICK ? { grep: /@core/ } : {}) },
    ...(QUICK ? [] : [{ name: 'phone', use: phone, ...onPhones }]),
    ...(NGINX
      ? [
          { name: 'desktop dark', use: { ...desktop, colorScheme: 'dark' as const } },
          { name: 'phone dark', use: { ...phone, colorScheme: 'dark' as const }, ...onPhones },
        ]
      : []),
  ],
  webServer: [
    ...(NGINX || QUICK
      ? []
      : [{ command: `node tools/serveDemo.mjs --port ${DEMO_PORT}`, url: DEMO, timeout: 120_000 }]),
    ...(LONG && !NGINX
      ? [{ command: `node tools/demo/serve.mjs --port ${FOLDER_PORT}`, url: `${FOLDER}/`, timeout: 120_000 }]
      : []),
    ...(NGINX
      ? [
          {
            command: `node tools/host/serveFolder.mjs --port ${UNDER_PORT} --api ${LANES[0]?.api}`,
            url: `${UNDER}/`,
            timeout: 600_000,
          },
        ]
      : []),
    ...LANES.flatMap(({ site, sitePort, api, apiPort }) => [
      { command: `node tools/api.mjs --port ${apiPort}`, url: `${api}/__mock/calls`, timeout: 60_000 },
      {
        command: `node tools/${NGINX ? 'host/serveNginx' : 'serveBuilt'}.mjs --port ${sitePort} --api ${api}`,
        url: site,
        // Room for installing nginx.
        timeout: NGINX ? 600_000 : 60_000,
      },
    ]),
  ],
})
