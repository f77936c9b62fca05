/** `npm run check`: everything that can be judged without running the product, two tools at a time. */
import { spawn } from 'node:child_process'
import { readOptions } from './options.mjs'

readOptions(`npm run check

Types, lint, import rules, dead code, generated files and the contract; it takes no options.`)

const bin = (name, ...args) => [process.execPath, [`node_modules/${name}`, ...args]]

const checks = {
  types: bin('typescript/bin/tsc', '--noEmit'),
  lint: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  'import rules': bin(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'mocks',
    'ledger',
    '.storybook',
    'e2e',
  ),
  'dead code': bin('knip/bin/knip.js', '--no-progress'),
  'generated files': [process.execPath, ['tools/generate.mjs', '--check']],
  contract: bin('@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml'),
}

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

function run(name, [command, args]) {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      console.log(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      )
      if (code !== 0) console.log(output.trim().replace(/^/gm, '     '))
      resolve(code === 0)
    })
  })
}

const queue = Object.entries(checks)
let failed = 0
await Promise.all(
  [1, 2].map(async () => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await run(...next))) failed += 1
  }),
)
process.exit(failed ? 1 : 0)
