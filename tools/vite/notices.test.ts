import { expect, it } from 'vitest'
import { packagesOf } from './notices'

it('finds each package once, also one within another and one of a scope, by name', () => {
  expect(
    packagesOf([
      '/repo/node_modules/react/index.js',
      '/repo/node_modules/react/cjs/react.js',
      '/repo/node_modules/@base-ui/react/dialog/index.js',
      '/repo/node_modules/recharts/node_modules/clsx/dist/clsx.mjs',
      'C:\\repo\\node_modules\\zod\\index.js',
      '/repo/src/main.tsx',
    ]),
  ).toEqual([
    '/repo/node_modules/@base-ui/react',
    '/repo/node_modules/recharts/node_modules/clsx',
    '/repo/node_modules/react',
    'C:/repo/node_modules/zod',
  ])
})
