import type { AssetPort } from '../backend/ports'

/** The drawings that the faked studio hands in, made by `npm run pictures` from tools/pictures/proofs. */
const DRAWINGS: Record<string, string> = import.meta.glob('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SCHEME = 'proof:'

/** How a fixture names a drawing among its assets. */
export const proof = (name: string): string => `${SCHEME}${name}`

/** Where an asset can be loaded from: a drawing is first put where uploaded files lie. */
export async function assetUrlOf(asset: string, assets: AssetPort): Promise<string> {
  if (!asset.startsWith(SCHEME)) return asset
  const name = asset.slice(SCHEME.length)
  const drawing = DRAWINGS[`./${name}.svg`]
  if (drawing === undefined) throw new Error(`There is no proof ${name}.`)
  const id = `proof_${name}`
  if (!(await assets.get(id))) await assets.put(id, new Blob([drawing], { type: 'image/svg+xml' }))
  return assets.url(id)
}
