import { expect, it } from 'vitest'
import { loadBundled } from './bundle.mjs'

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
