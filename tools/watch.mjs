/** `npm run test:watch`: runs the stories and tests of what changes, in a browser that stays open. */
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'watch', '--standalone', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
)
process.exit(status ?? 0)
