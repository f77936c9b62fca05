/** Makes the generated files from openapi.yaml; with --check it only tells whether they are fresh. */
import { readFile, writeFile } from 'node:fs/promises'
import { load } from 'js-yaml'
import openapiTS, { astToString } from 'openapi-typescript'

const root = new URL('../', import.meta.url)
const contract = await readFile(new URL('openapi.yaml', root), 'utf8')
const notice = 'Generated from openapi.yaml by `npm run generate`. Do not edit.'
const document = { 'x-generated': notice, ...load(contract) }

const files = {
  'src/api/schema.d.ts': `/** ${notice} */\n\n${astToString(await openapiTS(contract, { alphabetize: false }))}`,
  'mocks/contract/document.json': `${JSON.stringify(document, null, 1)}\n`,
}

let stale = 0
for (const [path, text] of Object.entries(files)) {
  const url = new URL(path, root)
  if (process.argv.includes('--check')) {
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
