import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?\s*'((?:@[a-z][\w.-]*\/)?[a-z][\w./-]*)'/g
const NOT_BUNDLED = /^(node:|storybook|@storybook|vite|vitest|@mocks\/|@fontsource)/

/**
 * Every package path that browser code under the folders imports by name, sorted. Told to Vite beforehand, so
 * that no dependency is found half-way through a test run, which would reload the page under a story.
 */
export function bareImports(root: string, folders: readonly string[]): string[] {
  const found = new Set<string>()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|(^|\/)server\//.test(name)) continue
      const text = readFileSync(join(root, folder, name), 'utf8').replace(/import type [^\n]+/g, '')
      for (const [, path] of text.matchAll(IMPORT)) if (path && !NOT_BUNDLED.test(path)) found.add(path)
    }
  }
  return [...found].sort()
}
