/**
 * Prints the @font-face rules of the fallback fonts in src/styles/fonts.css: Arial (or its twins Helvetica and
 * Liberation Sans), stretched to the width and line of our own fonts at the weights that the tokens use, so
 * that nothing moves when those arrive. A test compares the style sheet with what this prints.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFont } from './woff2.mjs'

/** How often a letter comes in English running text, space and the commonest marks included; per thousand. */
// biome-ignore format: a table
const FREQUENCY = {
  ' ': 175, e: 101, t: 73, a: 65, o: 61, i: 56, n: 56, s: 51, r: 48, h: 46, l: 33, d: 32, u: 23, c: 22,
  m: 20, f: 18, p: 16, g: 16, w: 16, y: 15, b: 12, v: 8, k: 6, ',': 9, '.': 9, T: 3, S: 3, A: 3, W: 2, H: 2,
}

/** Advance widths of Arial, Helvetica and Liberation Sans, which agree to the unit; 2048 to the em. */
// biome-ignore format: a table
const ARIAL = {
  regular: {
    ' ': 569, ',': 569, '.': 569, A: 1366, H: 1479, S: 1366, T: 1251, W: 1933, a: 1139, b: 1139, c: 1024,
    d: 1139, e: 1139, f: 569, g: 1139, h: 1139, i: 455, k: 1024, l: 455, m: 1706, n: 1139, o: 1139, p: 1139,
    r: 682, s: 1024, t: 569, u: 1139, v: 1024, w: 1479, y: 1024,
  },
  bold: {
    ' ': 569, ',': 569, '.': 569, A: 1479, H: 1479, S: 1366, T: 1251, W: 1933, a: 1139, b: 1251, c: 1139,
    d: 1251, e: 1139, f: 682, g: 1251, h: 1251, i: 569, k: 1139, l: 569, m: 1821, n: 1251, o: 1251, p: 1251,
    r: 797, s: 1139, t: 682, u: 1251, v: 1139, w: 1593, y: 1139,
  },
}

const LOCAL = {
  regular: ['Arial', 'Helvetica', 'Liberation Sans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold'],
}

/** Each face covers a range of weights and is fitted at the one that the tokens use most in it. */
const FACES = [
  { family: 'Instrument Sans', file: 'instrument-sans', range: '400 599', at: 420, cut: 'regular' },
  { family: 'Instrument Sans', file: 'instrument-sans', range: '600 700', at: 680, cut: 'bold' },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', range: '200 800', at: 760, cut: 'bold' },
]

const mean = (width) => {
  const entries = Object.entries(FREQUENCY)
  const total = entries.reduce((sum, [, share]) => sum + share, 0)
  return entries.reduce((sum, [letter, share]) => sum + share * width(letter), 0) / total
}
const percent = (share) => `${(100 * share).toFixed(2)}%`

const rules = FACES.map(({ family, file, range, at, cut }) => {
  const path = `../../node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`
  const font = readFont(readFileSync(fileURLToPath(new URL(path, import.meta.url))))
  const ours = mean((letter) => font.advance(letter, at)) / font.unitsPerEm
  const size = ours / (mean((letter) => ARIAL[cut][letter]) / 2048)
  const line = (units) => percent(units / font.unitsPerEm / size)
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${range};
  src: ${LOCAL[cut].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${line(font.ascent)};
  descent-override: ${line(-font.descent)};
  line-gap-override: ${line(font.lineGap)};
}`
})
console.log(rules.join('\n\n'))
