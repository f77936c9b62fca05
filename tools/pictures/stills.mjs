/**
 * Writes the picture files of public/ from the site's own drawings: logo, icons, share image, the covers of Client
 * Projects, and the clients' pictures that the faked backend serves. Run `node tools/pictures/stills.mjs` after a drawing has changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icon, mark, svg, textOf } from './brand.mjs'
import { openPress, root } from './press.mjs'
import { shareImage, shareStyle } from './share.mjs'
import { svgFile } from './svgFile.mjs'

/** Files of mocks/fixtures/media.ts, and which cover each shows. */
const MEDIA = {
  'harbor-cafe': 'harbor-cafe-cups',
  'mesa-seed-library': 'mesa-catalogue',
  'tidepool-watch': 'tidepool-stamps',
  'halyard-ferry': 'halyard-funnel',
  'crosswell-clinic': 'crosswell-wall',
  'northside-makers-fair': 'northside-stall-map',
  'bright-alley-cinema': 'bright-alley-tickets',
}

const LIMIT = 12_000

const write = (name, data) => {
  writeFileSync(join(root, 'public', name), data)
  console.log(`${name.padEnd(36)} ${Buffer.byteLength(data)} bytes`)
}

/** Windows still asks for this one by name: PNGs in a directory of 16 bytes each. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

const press = await openPress()

async function png(markup, width, height, options = {}) {
  const page = await press.page(markup, { width, height, ...options })
  const data = await page.screenshot({ omitBackground: true })
  await page.close()
  return data
}

mkdirSync(join(root, 'public/media/covers'), { recursive: true })
mkdirSync(join(root, 'public/icons'), { recursive: true })

const { Word } = await press.load('lettering/Word.tsx')
const name = (fill) =>
  press.markup(Word, { x: 0, y: 45, size: 50, fill, children: 'Overprint' }).replace(/><\/path>/g, '/>')
for (const [suffix, theme] of [
  ['', 'light'],
  ['-dark', 'dark'],
]) {
  write(`logo${suffix}.svg`, svg(64, 64, mark(theme)))
  write(`logo-text${suffix}.svg`, svg(226, 60, name(textOf(theme))))
}

write(
  'favicon.svg',
  svg(
    64,
    64,
    `<style>.d{display:none}@media(prefers-color-scheme:dark){.d{display:inline}.l{display:none}}</style><g class="l">${mark('light')}</g><g class="d">${mark('dark')}</g>`,
  ),
)
const small = []
for (const size of [16, 32, 48]) {
  small.push({ size, png: await png(icon(size, { share: 1.08, ground: false }), size, size) })
}
write('favicon.ico', ico(small))
write('apple-touch-icon.png', await png(icon(180, { share: 0.78, ground: true }), 180, 180))
write('icons/icon-192.png', await png(icon(192, { share: 1, ground: false }), 192, 192))
write('icons/icon-512.png', await png(icon(512, { share: 1, ground: false }), 512, 512))
write('icons/icon-maskable-512.png', await png(icon(512, { share: 0.66, ground: true }), 512, 512))

const { Hero } = await press.load('hero/Hero.tsx')
write('share.png', await png(shareImage(press.markup(Hero)), 1200, 630, { extra: shareStyle }))

const { COVERS } = await press.load('covers/covers.ts')
for (const [file, id] of Object.entries(MEDIA)) {
  const cover = COVERS.find((item) => item.id === id)?.cover
  if (!cover) throw new Error(`No cover ${id}`)
  const text = await svgFile(press, press.markup(cover))
  if (text.length > LIMIT) throw new Error(`${file}.svg has ${text.length} bytes, more than ${LIMIT}`)
  write(`media/${file}.svg`, text)
}

// The cards of Client Projects: as files, since thirteen drawings in Home's HTML would outweigh its words.
for (const { id, cover } of COVERS) {
  const text = await svgFile(press, press.markup(cover))
  if (text.length > LIMIT) throw new Error(`${id}.svg has ${text.length} bytes, more than ${LIMIT}`)
  write(`media/covers/${id}.svg`, text)
}

await press.close()
