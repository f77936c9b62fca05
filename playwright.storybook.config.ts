import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH

/** The built Storybook in a folder of some host, looked at as a person would. `npm run test:long` builds and runs it. */
export default defineConfig({
  testDir: 'e2e/storybook',
  outputDir: 'node_modules/.cache/e2e-storybook',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  // A wall starts dozens of copies of the app at once.
  expect: { timeout: 90_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    },
  },
})
