import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nodeMistake } from './nodeVersion.mjs'

const root = join(import.meta.dirname, '..')

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.1.0', '26.0.0'])(
    '%s will do',
    (version) => {
      expect(nodeMistake(version)).toBeNull()
    },
  )

  it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s will not', (version) => {
    expect(nodeMistake(version)).toBe(`Node 20.19 or 22.12 or newer is needed; this is ${version}.`)
  })

  it('is asked for as in package.json', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(engines.node).toBe('^20.19.0 || >=22.12.0')
  })

  it.each(['start', 'test'])('is judged by npm %s before all else', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'node-version-'))
    const old = join(folder, 'old.mjs')
    // As an old Node has it: nothing of what the script needs can be imported.
    writeFileSync(
      old,
      `import { register } from 'node:module'
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })
register('data:text/javascript,' + encodeURIComponent(\`
  export const resolve = (name, context, next) => /^(?:vite|playwright)$/.test(name)
    ? { url: 'data:text/javascript,syntax error', shortCircuit: true } : next(name, context)\`))`,
    )
    let said = ''
    try {
      execFileSync(
        process.execPath,
        ['--import', pathToFileURL(old).href, `tools/${name}.mjs`, 'unit', 'no/such'],
        {
          cwd: root,
          stdio: 'pipe',
          encoding: 'utf8',
        },
      )
    } catch (error) {
      said = (error as { stderr: string }).stderr
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(said).toBe('Node 20.19 or 22.12 or newer is needed; this is 18.20.8.\n')
  })
})
