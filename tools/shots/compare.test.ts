import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compareRuns } from './compare.mjs'

const { PNG } = createRequire(import.meta.url)('pngjs')
const root = mkdtempSync(join(tmpdir(), 'shots-'))
const folders = { before: join(root, 'before'), now: join(root, 'now'), diffs: join(root, 'diffs') }
for (const folder of Object.values(folders)) mkdirSync(folder)
afterAll(() => rmSync(root, { recursive: true }))

/** A grey square, with one pixel of another grey. */
function keep(run: 'before' | 'now', file: string, size: number, pixel: number) {
  const picture = new PNG({ width: size, height: size })
  picture.data.fill(200)
  picture.data[4 * (size + 1)] = pixel
  writeFileSync(join(folders[run], file), PNG.sync.write(picture))
}

it('sees the least change of one pixel, another size and a new picture', () => {
  keep('before', 'same.png', 9, 200)
  keep('now', 'same.png', 9, 200)
  keep('before', 'shade.png', 9, 200)
  keep('now', 'shade.png', 9, 201)
  keep('before', 'grown.png', 9, 200)
  keep('now', 'grown.png', 10, 200)
  keep('now', 'new.png', 9, 200)
  expect(compareRuns(['same.png', 'shade.png', 'grown.png', 'new.png'], folders)).toEqual([
    { file: 'same.png', change: 'same', pixels: 0 },
    { file: 'shade.png', change: 'changed', pixels: 1 },
    { file: 'grown.png', change: 'changed', pixels: 81, resized: true },
    { file: 'new.png', change: 'new', pixels: 0 },
  ])
  expect(existsSync(join(folders.diffs, 'shade.png'))).toBe(true)
  expect(existsSync(join(folders.diffs, 'same.png'))).toBe(false)
})
