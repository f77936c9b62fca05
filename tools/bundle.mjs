/** Bundles a script of ours and loads it: Node 20 runs no TypeScript. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))
const cache = join(root, 'node_modules/.cache')

/** Where each script was bundled formerly. */
const FORMER = ['api', 'doctor', 'host']
/** No bundling takes as long. */
const HOUR_MS = 3_600_000

/** Removes what former versions left, and runs that a signal ended, which come to no `finally`. */
function removeLeftovers() {
  const isLeft = (name) => {
    if (FORMER.includes(name)) return true
    const { mtimeMs = Infinity } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? {}
    return name.startsWith('bundle-') && Date.now() - mtimeMs > HOUR_MS
  }
  for (const name of readdirSync(cache).filter(isLeft))
    rmSync(join(cache, name), { recursive: true, force: true })
}

/**
 * The module of a script. It is bundled in a folder of this run alone: two at once would empty each other's.
 * @param {string} entry its path in the repository
 * @param {import('vite').UserConfig} [more] what else the bundler has to know
 */
export async function loadBundled(entry, more = {}) {
  mkdirSync(cache, { recursive: true })
  removeLeftovers()
  const outDir = mkdtempSync(join(cache, 'bundle-'))
  const remove = () => rmSync(outDir, { recursive: true, force: true })
  // A script that ends the process while it loads never comes to `finally`.
  process.once('exit', remove)
  try {
    await build({
      root,
      // The site's own configuration is about browsers.
      configFile: false,
      logLevel: 'error',
      ...more,
      build: {
        ssr: entry,
        outDir,
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        // Whole at once: nothing is left to be read when the folder is gone.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    return await import(pathToFileURL(join(outDir, `${basename(entry, '.ts')}.js`)).href)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
