import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { ledgerRecorder } from './tools/ledger/plugin.ts'
import { bareImports } from './tools/vite/bareImports.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** `npm test` alone: without the stories that are marked as long, and without contrast (.storybook/checks/contrast.ts). */
const QUICK = Boolean(process.env.QUICK)

export default defineConfig({
  test: {
    // A new order each time proves that no story and no test leans on another; the seed is printed.
    sequence: { shuffle: { files: true, tests: true } },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing in the product or the faked backend lives in a module's state.
          isolate: false,
          // Room for those that start servers, on a busy machine.
          testTimeout: 20_000,
          include: ['{src,mocks,tools,tests}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/chance.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            tags: { exclude: QUICK ? ['long'] : [] },
          }),
          ledgerRecorder(),
        ],
        optimizeDeps: { include: bareImports(root, ['src', 'mocks', '.storybook']) },
        test: {
          name: 'stories',
          // Ten times faster than an iframe a file; safe, since every story has its own runtime.
          isolate: false,
          testTimeout: 30_000,
          env: QUICK ? { QUICK: '1' } : {},
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // The studio's own place and words; nothing moves while a story is judged.
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Los_Angeles' },
              launchOptions: {
                ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
          },
        },
      },
    ],
  },
})
