import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { loadBundled } from './bundle.mjs'

const cache = join(import.meta.dirname, '../node_modules/.cache')
const LEFT = ['bundle-left-by-a-test', 'doctor'].map((name) => join(cache, name))
const FRESH = join(cache, 'bundle-of-another-run')

afterEach(() => {
  for (const folder of [...LEFT, FRESH]) rmSync(folder, { recursive: true, force: true })
})

it('bundles a script for as many as ask at once, for each its own', async () => {
  const entry = 'tools/host/hostSettings.ts'
  const loaded = (await Promise.all([1, 2, 3].map(() => loadBundled(entry)))) as {
    readMediaSources(value: unknown): readonly string[]
  }[]
  // From one folder all would get the same, or what another has just taken away.
  expect(new Set(loaded).size).toBe(3)
  expect(loaded.map((one) => one.readMediaSources(['https://media.example/', 7]))).toEqual(
    [1, 2, 3].map(() => ['https://media.example']),
  )
}, 60_000)

it("removes what a killed run and former versions left, and nothing of another run's", async () => {
  for (const folder of [...LEFT, FRESH]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'main.js'), '')
  }
  const longAgo = new Date(Date.now() - 61 * 60_000)
  for (const folder of LEFT) utimesSync(folder, longAgo, longAgo)
  await loadBundled('tools/host/hostSettings.ts')
  expect(LEFT.filter((folder) => existsSync(folder))).toEqual([])
  expect(existsSync(FRESH)).toBe(true)
}, 60_000)
