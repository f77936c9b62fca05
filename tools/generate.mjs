/** Makes the generated files from openapi.yaml; with --check it only tells whether they are fresh. */
import { readFile, writeFile } from 'node:fs/promises'
import { readContract } from './contract.mjs'
import { readOptions } from './options.mjs'

const USAGE = `npm run generate -- [options]

Makes the generated files from openapi.yaml.

  --check  only tells whether they are fresh`

const { values } = readOptions(USAGE, { options: { check: { type: 'boolean' } } })

function stop(mistakes) {
  console.error(mistakes.join('\n'))
  process.exit(1)
}

const root = new URL('../', import.meta.url)
const contract = await readFile(new URL('openapi.yaml', root), 'utf8')
const notice = 'Generated from openapi.yaml by `npm run generate`. Do not edit.'
const read = readContract(contract)
if (read.mistakes.length > 0) stop(read.mistakes)
const document = { 'x-generated': notice, ...read.document }
// Not before: it takes seconds to load, and what is wrong is told at once.
const { default: openapiTS, astToString } = await import('openapi-typescript')
// What the contract's own form lacks, its reader says without a line.
const types = await openapiTS(contract, { alphabetize: false, silent: true }).catch((error) =>
  stop([`openapi.yaml: ${error.message}`]),
)

const files = {
  'src/api/schema.d.ts': `/** ${notice} */\n\n${astToString(types)}`,
  'mocks/contract/document.json': `${JSON.stringify(document, null, 1)}\n`,
}

let stale = 0
for (const [path, text] of Object.entries(files)) {
  const url = new URL(path, root)
  if (values.check) {
    const current = await readFile(url, 'utf8').catch(() => '')
    if (current === text) continue
    stale += 1
    console.error(`${path} is stale: run npm run generate`)
  } else {
    await writeFile(url, text)
    console.log(`wrote ${path}`)
  }
}
process.exit(stale ? 1 : 0)
