/** Draws the proofs that the faked studio hands in: mocks/proofs/*.svg. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPress, root } from './press.mjs'
import { svgFile } from './svgFile.mjs'

const shelf = join(root, 'mocks/proofs')
const press = await openPress()
const { HARBOR } = await press.load('../../../tools/pictures/proofs/harbor.tsx')
const { SCREENS } = await press.load('../../../tools/pictures/proofs/screens.tsx')
for (const [name, drawing] of Object.entries({ ...HARBOR, ...SCREENS })) {
  writeFileSync(
    join(shelf, `${name}.svg`),
    await svgFile(
      press,
      press.markup(() => drawing),
    ),
  )
}
await press.close()
