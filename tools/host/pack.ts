import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TEXT_FILE } from './pages.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Edited after the build: what was packed before would be served on. */
const NEVER = new Set(['config.js'])
/** Smaller files grow with the words about their packing. */
const WORTH_BYTES = 200

/** Packs the text files of a build beforehand, each beside itself as `.br` and `.gz`. Returns how many. */
export async function packFiles(dist: string): Promise<number> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => TEXT_FILE.test(name) && !NEVER.has(name) && statSync(join(dist, name)).size >= WORTH_BYTES,
  )
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name)
      const text = readFileSync(file)
      const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(`${file}.br`, await brotli(text, { params: hint }))
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }))
    }),
  )
  return names.length
}
