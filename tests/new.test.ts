import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
// Inside the house, so that packages and aliases are found.
const into = mkdtempSync(join(cache, 'new-'))
const make = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/new.mjs', ...args, '--into', into], { cwd: root, encoding: 'utf8' })

const filesOf = (folder: string) => readdirSync(join(into, folder)).sort()

beforeAll(() => {
  make('screen', 'Invoices')
  make('screen', 'OpenOrdersScreen', '--area', 'dashboard')
  make('component', 'Rating')
})
afterAll(() => rmSync(into, { recursive: true, force: true }))

describe('npm run new', () => {
  it('makes the folder of a screen and of a component, same names inside', () => {
    expect(filesOf('src/site/InvoicesScreen')).toEqual([
      'InvoicesScreen.module.css',
      'InvoicesScreen.stories.tsx',
      'InvoicesScreen.tsx',
    ])
    expect(filesOf('src/dashboard/OpenOrdersScreen')).toHaveLength(3)
    expect(filesOf('src/ui/Rating')).toEqual(['Rating.module.css', 'Rating.stories.tsx', 'Rating.tsx'])
  })

  it('makes what types accept', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const parsed = ts.parseJsonConfigFileContent({ ...config, include: [`${into}/**/*.tsx`] }, ts.sys, root)
    const program = ts.createProgram([...parsed.fileNames, join(root, 'src/vite-env.d.ts')], {
      ...parsed.options,
      incremental: false,
    })
    const made = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(into))
    expect(made).toHaveLength(6)
    const problems = made.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  it('makes what the linter accepts', () => {
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = ['check', '--error-on-warnings', '--vcs-enabled=false', `--config-path=${root}`, 'src']
    // Elsewhere: the linter looks into no node_modules.
    const cwd = mkdtempSync(join(tmpdir(), 'new-'))
    cpSync(into, cwd, { recursive: true })
    const { stdout, stderr, status } = spawnSync(process.execPath, [biome, ...args], {
      cwd,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain('Checked 9 files')
    expect(status).toBe(0)
    rmSync(cwd, { recursive: true })
  })

  it('overwrites nothing, and says what is wrong', () => {
    expect(make('component', 'Rating').stderr).toContain('src/ui/Rating is there already.')
    expect(make('component', 'rating').stderr).toContain('A name looks like')
    expect(make('page', 'Rating').stderr).toContain('Say what to make')
    expect(make('screen', 'Rating', '--area', 'shop').stderr).toContain('There is no area shop.')
  })
})
