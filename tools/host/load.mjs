/** Loads what makes the host files, once for all that ask in this process. */
import { loadBundled } from '../bundle.mjs'

let loading = null

/** @returns {Promise<typeof import('./main.ts')>} */
export function loadHost() {
  loading ??= loadBundled('tools/host/main.ts')
  return loading
}
