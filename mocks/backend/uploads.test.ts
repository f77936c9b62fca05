import { describe, expect, it } from 'vitest'
import { lateRefusalOf, openStudio } from './testStudio'
import { MAX_UPLOAD_BYTES } from './uploads'

const file = (name: string, type: string, content = 'ink') => new File([content], name, { type })
const png = (name = 'proof.png') => file(name, 'image/png')
const mp4 = () => file('loop.mp4', 'video/mp4')

/** A file that only claims its size: fifty megabytes need not be made. */
function sized(bytes: number): Blob {
  return Object.defineProperty(png('large.png'), 'size', { value: bytes })
}

describe('uploads', () => {
  it('are kept and come back in the order sent', async () => {
    const { studio, as, files, tables } = openStudio()
    const assets = await studio.uploads.store(as('noor'), [file('a.svg', 'image/svg+xml'), mp4(), png()])
    expect(assets).toEqual([1, 2, 3].map((number) => ({ url: `/api/v1/media/asset_${number}` })))
    expect(await files.get('asset_1')?.text()).toBe('ink')
    expect(tables.assets.map(({ _id, name, type, size }) => [_id, name, type, size])).toEqual([
      ['asset_1', 'a.svg', 'image/svg+xml', 3],
      ['asset_2', 'loop.mp4', 'video/mp4', 3],
      ['asset_3', 'proof.png', 'image/png', 3],
    ])
  })

  it('do not mix when two are under way', async () => {
    const { studio, as } = openStudio()
    const token = as('noor')
    const [one, other] = await Promise.all([
      studio.uploads.store(token, [png(), png()]),
      studio.uploads.store(token, [png()]),
    ])
    expect([...one, ...other].map(({ url }) => url.at(-1))).toEqual(['1', '2', '3'])
  })

  it('may be 50 MB in all, and not a byte more', async () => {
    const { studio, as } = openStudio()
    const half = MAX_UPLOAD_BYTES / 2
    expect(await studio.uploads.store(as('noor'), [sized(half), sized(half)])).toHaveLength(2)
    expect(await lateRefusalOf(studio.uploads.store(as('noor'), [sized(half), sized(half + 1)]))).toEqual({
      status: 413,
      body: { message: 'The files are larger than 50 MB in all.' },
    })
  })

  it.each([
    ['no file', []],
    ['a document', [png(), file('brief.pdf', 'application/pdf')]],
    ['a file of unknown type', [file('brief', '')]],
    ['seven files', Array.from({ length: 7 }, () => png())],
    ['two videos', [mp4(), mp4()]],
  ])('are refused with %s, and nothing is kept', async (_, sent) => {
    const { studio, as, files, tables } = openStudio()
    expect((await lateRefusalOf(studio.uploads.store(as('noor'), sent))).status).toBe(422)
    expect(files.size).toBe(0)
    expect(tables.assets).toEqual([])
  })

  it('are for admins only', async () => {
    const { studio, as } = openStudio()
    expect((await lateRefusalOf(studio.uploads.store(as('maya'), [png()]))).status).toBe(403)
    expect((await lateRefusalOf(studio.uploads.store(null, [png()]))).status).toBe(401)
  })
})
