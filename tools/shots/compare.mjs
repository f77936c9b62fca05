/** Compares two runs, picture by picture. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How many pixels differ, all where the size does; a picture of the difference is written where there can be one. */
function difference(before, after, to) {
  const [a, b] = [readFileSync(before), readFileSync(after)]
  if (a.equals(b)) return { pixels: 0 }
  const [left, right] = [PNG.sync.read(a), PNG.sync.read(b)]
  const { width, height } = left
  if (right.width !== width || right.height !== height) return { pixels: width * height, resized: true }
  const diff = new PNG({ width, height })
  // To the letter: the least change of a colour counts, at the edge of a letter as well.
  const count = pixelmatch(left.data, right.data, diff.data, width, height, { threshold: 0, includeAA: true })
  if (count > 0) writeFileSync(to, PNG.sync.write(diff))
  return { pixels: count }
}

/** @returns for each file `{ file, change, pixels, resized? }`: same, new, changed. */
export function compareRuns(files, { before, now, diffs }) {
  return files.map((file) => {
    if (!existsSync(`${before}/${file}`)) return { file, change: 'new', pixels: 0 }
    const found = difference(`${before}/${file}`, `${now}/${file}`, `${diffs}/${file}`)
    return { file, change: found.pixels > 0 ? 'changed' : 'same', ...found }
  })
}
