/** Reads what a layout needs to know of a variable WOFF2 font: its line and the widths of its letters. */
import { brotliDecompressSync } from 'node:zlib'

// The order of the WOFF2 specification, section 4.1; the tables read here stand in it.
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4} ?/g,
  )

function tables(file) {
  let at = 48
  const number = () => {
    let value = 0
    for (let more = true; more; ) {
      const byte = file[at++]
      value = value * 128 + (byte & 127)
      more = byte > 127
    }
    return value
  }
  const entries = []
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++]
    const known = flags & 63
    const tag = known === 63 ? file.toString('latin1', at, at + 4) : KNOWN[known].slice(0, 4)
    if (known === 63) at += 4
    const version = flags >> 6
    const length = number()
    const plain = tag === 'glyf' || tag === 'loca' ? version === 3 : version === 0
    entries.push({ tag, plain, length: plain ? length : number() })
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  return Object.fromEntries(
    entries.map(({ tag, plain, length }) => {
      const bytes = data.subarray(start, start + length)
      start += length
      return [tag, { bytes, plain }]
    }),
  )
}

/** Code point → glyph, from the format 4 table that every font has. */
function glyphOf(cmap, code) {
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * record))
    if (table.readUInt16BE(0) !== 4) continue
    const span = table.readUInt16BE(6)
    for (let at = 14; at < 14 + span; at += 2) {
      if (table.readUInt16BE(at) < code) continue
      const first = table.readUInt16BE(at + span + 2)
      const offset = at + 3 * span + 2
      const range = table.readUInt16BE(offset)
      const delta = table.readInt16BE(at + 2 * span + 2)
      if (first > code) return 0
      const glyph = range === 0 ? code : table.readUInt16BE(offset + range + 2 * (code - first))
      return (glyph + delta) & 0xffff
    }
  }
  return 0
}

/** Where a weight stands on the axis, from -1 to 1, after the font's own curve. */
function normalized({ fvar, avar }, weight) {
  const axis = fvar.bytes.subarray(fvar.bytes.readUInt16BE(4))
  if (axis.toString('latin1', 0, 4) !== 'wght') throw new Error('The first axis is not the weight.')
  const [least, usual, most] = [4, 8, 12].map((at) => axis.readInt32BE(at) / 65536)
  const plain = weight < usual ? (weight - usual) / (usual - least) : (weight - usual) / (most - usual || 1)
  if (!avar) return plain
  const points = Array.from({ length: avar.bytes.readUInt16BE(8) }, (_, index) =>
    [10, 12].map((at) => avar.bytes.readInt16BE(at + 4 * index) / 16384),
  )
  const next = points.findIndex(([from]) => from >= plain)
  if (next <= 0) return points.at(next)[1]
  const [[x0, y0], [x1, y1]] = [points[next - 1], points[next]]
  return y0 + ((plain - x0) / (x1 - x0)) * (y1 - y0)
}

/** What HVAR adds to a glyph's width at a place on the (one) axis. */
function widened(hvar, glyph, place) {
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const mapAt = hvar.readUInt32BE(8)
  let [outer, inner] = [0, glyph]
  if (mapAt) {
    const map = hvar.subarray(mapAt)
    const wide = map[0] ? 6 : 4
    const size = ((map[1] >> 4) & 3) + 1
    const count = map[0] ? map.readUInt32BE(2) : map.readUInt16BE(2)
    const entry = map.readUIntBE(wide + Math.min(glyph, count - 1) * size, size)
    const bits = (map[1] & 15) + 1
    outer = entry >> bits
    inner = entry & ((1 << bits) - 1)
  }
  const regions = store.subarray(store.readUInt32BE(2))
  const axes = regions.readUInt16BE(0)
  const share = (region) => {
    const [start, peak, end] = [0, 2, 4].map((at) => regions.readInt16BE(4 + 6 * axes * region + at) / 16384)
    if (peak === 0 || place === peak) return 1
    if (place <= start || place >= end) return 0
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }
  const data = store.subarray(store.readUInt32BE(8 + 4 * outer))
  const words = data.readUInt16BE(2)
  const count = data.readUInt16BE(4)
  if (words & 0x8000) throw new Error('Long deltas are not read.')
  const row = 6 + 2 * count + inner * (words + count)
  let sum = 0
  for (let index = 0; index < count; index++) {
    const delta = index < words ? data.readInt16BE(row + 2 * index) : data.readInt8(row + words + index)
    sum += delta * share(data.readUInt16BE(6 + 2 * index))
  }
  return sum
}

export function readFont(file) {
  const all = tables(file)
  const hhea = all.hhea.bytes
  const measured = hhea.readUInt16BE(34)
  const width = (glyph) => {
    const at = Math.min(glyph, measured - 1)
    return all.hmtx.bytes.readUInt16BE(all.hmtx.plain ? 4 * at : 1 + 2 * at)
  }
  return {
    unitsPerEm: all.head.bytes.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance(letter, weight) {
      const glyph = glyphOf(all.cmap.bytes, letter.codePointAt(0))
      return width(glyph) + (all.HVAR ? widened(all.HVAR.bytes, glyph, normalized(all, weight)) : 0)
    },
  }
}
