import { defineConfig, devices } from '@playwright/test'

/** The site and its API on two origins, as in production. */
const SITE = 'http://127.0.0.1:4173'
const API = 'http://localhost:4010'

/** The demo of `npm start`, whose backend is in the browser. */
const DEMO = 'http://localhost:4174'

/** `vite preview`, or a real nginx with the generated host files: SITE_HOST=nginx. */
const nginx = process.env.SITE_HOST === 'nginx'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'] }

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/e2e-results',
  // One faked backend serves all tests; each starts it afresh.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone, grep: /@phone/ },
    ...(nginx
      ? [
          { name: 'desktop dark', use: { ...desktop, colorScheme: 'dark' as const } },
          { name: 'phone dark', use: { ...phone, colorScheme: 'dark' as const }, grep: /@phone/ },
        ]
      : []),
  ],
  webServer: [
    { command: `node tools/api.mjs --port 4010`, url: `${API}/__mock/calls`, timeout: 60_000 },
    { command: 'node tools/serveDemo.mjs --port 4174', url: DEMO, timeout: 120_000 },
    {
      command: `node tools/${nginx ? 'host/serveNginx' : 'serveBuilt'}.mjs --port 4173 --api ${API}`,
      url: SITE,
      // Room for installing nginx.
      timeout: nginx ? 600_000 : 60_000,
    },
  ],
})
