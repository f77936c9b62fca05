import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' })

describe('the options of a script', () => {
  it.each([
    ['tools/new.mjs', 'npm run new'],
    ['tools/licences.mjs', 'npm run licences'],
    ['tools/generate.mjs', 'npm run generate'],
  ])('%s says how it is used, and what is wrong in one line', (script, command) => {
    const help = run(script, '--help')
    expect([help.status, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(new RegExp(`^${command}[^]*\\n  --[a-z]+`))
    const wrong = run(script, '--nope')
    expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([
      2,
      '',
      `There is no option --nope. See ${command} -- --help.\n`,
    ])
  })

  it('that lacks its value or stands for nothing is told of in one line too', () => {
    expect(run('tools/new.mjs', '--area').stderr).toMatch(
      /^Option '--area[^\n]*\. See npm run new -- --help\.\n$/,
    )
    expect(run('tools/licences.mjs', 'react').stderr).toBe(
      "Unexpected argument 'react'. See npm run licences -- --help.\n",
    )
  })

  it('is read by none of the scripts in a way of its own', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const files = Object.values(scripts).flatMap((line) => line.match(/(?<=^node )tools\/\S+\.mjs/) ?? [])
    expect(files.length).toBeGreaterThan(10)
    const campaigns = ['faults', 'monkey', 'lighthouse', 'review'].map(
      (name) => `tools/campaigns/${name}.mjs`,
    )
    const own = [...files, ...campaigns].filter((file) =>
      /\bparseArgs\b|process\.argv/.test(readFileSync(join(root, file), 'utf8')),
    )
    // Those pass on what they are given; the doctor hides secrets in what it says of a mistake.
    expect([...new Set(own)].sort()).toEqual([
      ...['tools/chromatic.mjs', 'tools/doctor.mjs', 'tools/shots.mjs', 'tools/test.mjs', 'tools/watch.mjs'],
    ])
  })
})
