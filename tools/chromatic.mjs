/** `npm run chromatic`: publishes the stories for visual review, where a project token is set. */
import { spawnSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "Chromatic needs a project token. Set CHROMATIC_PROJECT_TOKEN (from the project's page at chromatic.com) and run this again.",
  )
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/chromatic/dist/bin.cjs', '--exit-zero-on-changes', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
