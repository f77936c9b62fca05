import type { Plugin } from 'vite'

/** Where every chunk stands below the build's folder; so the folder is known wherever the build is put. */
const FOLDER = "new URL(import.meta.url.replace(/[^/]*\\/[^/]*$/, '')).pathname"
const KNOWN = /import\.meta\.env\?\.BASE_URL \?\? '\/'/

/** For builds that stand in any folder of any host: the folder is told from the address of their own scripts. */
export function ownFolder(): Plugin {
  return {
    name: 'own-folder',
    apply: 'build',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('/src/lib/publicFile.ts')) return undefined
        if (!KNOWN.test(code)) this.error('publicFile.ts names the base in another way than ownFolder knows.')
        return code.replace(KNOWN, FOLDER)
      },
    },
  }
}
