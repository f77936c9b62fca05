import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** What a page pays for parts of the design system, React aside. Bytes after brotli. */
const root = join(import.meta.dirname, '..')

/** The scripts and styles of a page that takes these from src/ui, and the modules that they bring along. */
async function pageOf(imports: readonly string[]) {
  const entry = 'virtual:page'
  // Vite goes by it: without, the scripts are those of development.
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      react(),
      {
        name: 'page',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? imports.map((from) => `export * from '${from}'`).join('\n') : null,
      },
    ],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const packed = (texts: readonly string[]) => brotliCompressSync(texts.join('\n')).length
  return {
    script: packed(chunks.filter(({ isEntry }) => isEntry).map(({ code }) => code)),
    style: packed(output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []))),
    modules: chunks.filter(({ isEntry }) => isEntry).flatMap(({ modules }) => Object.keys(modules)),
  }
}

afterAll(() => vi.unstubAllEnvs())

const ui = (name: string) => join(root, `src/ui/${name}/${name}.tsx`)
const baseUi = (modules: readonly string[]) => modules.filter((id) => id.includes('@base-ui'))

describe('a page with Button, Field and TextLink', () => {
  let page: Awaited<ReturnType<typeof pageOf>>
  beforeAll(async () => {
    page = await pageOf(['Button', 'Field', 'TextLink'].map(ui))
  }, 60_000)

  it('pays 2.8 kB of script, most of it for drawing icons, and 1.1 kB of styles at most', () => {
    expect(page.script).toBeGreaterThan(500)
    expect(page.script).toBeLessThan(2800)
    expect(page.style).toBeGreaterThan(400)
    expect(page.style).toBeLessThan(1100)
  })

  it('pays what README says', () => {
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
    const said = /cost a page ([\d.]+) kB of script and ([\d.]+) kB of style/.exec(
      readFileSync(join(root, 'README.md'), 'utf8'),
    )
    expect(said?.slice(1)).toEqual([kilobytes(page.script), kilobytes(page.style)])
  })

  it('loads nothing of Base UI, and two icons: of an error and of a link that leads out', () => {
    expect(baseUi(page.modules)).toEqual([])
    const icons = page.modules.filter((id) => /lucide-react\/.*\/icons\//.test(id))
    expect(icons.length).toBeLessThanOrEqual(2)
  })
})

it('a page with a Dialog loads the dialog of Base UI, and no menu, select or toast', async () => {
  const { modules } = await pageOf([ui('Dialog')])
  expect(baseUi(modules).some((id) => id.includes('/dialog/'))).toBe(true)
  expect(baseUi(modules).filter((id) => /\/(menu|select|toast|tabs)\//.test(id))).toEqual([])
}, 60_000)
