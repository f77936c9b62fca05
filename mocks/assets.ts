import type { AssetPort } from './backend/ports'

/** An asset port that can let go of what it holds outside of itself. */
export interface DisposableAssets extends AssetPort {
  dispose(): void
}

/** Keeps files in memory and lends them as blob: URLs, which are withdrawn when cleared. */
export function createBlobAssets(): DisposableAssets {
  const files = new Map<string, Blob>()
  const urls = new Map<string, string>()
  const clear = () => {
    for (const url of urls.values()) URL.revokeObjectURL(url)
    urls.clear()
    files.clear()
  }
  return {
    async put(id, file) {
      files.set(id, file)
    },
    async get(id) {
      return files.get(id) ?? null
    },
    async url(id) {
      const file = files.get(id)
      if (!file) throw new Error(`No file was kept as ${id}.`)
      const url = urls.get(id) ?? URL.createObjectURL(file)
      urls.set(id, url)
      return url
    },
    async clear() {
      clear()
    },
    dispose: clear,
  }
}
