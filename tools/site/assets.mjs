/** Which files of the build a screen needs, from Vite's manifest. */

/** The manifest's key of a screen. @param {string} screen the name of its component and of its file */
export function keyOf(manifest, screen) {
  const key = Object.keys(manifest).find((name) => name.endsWith(`/${screen}.tsx`))
  if (!key) throw new Error(`The build has no file of the screen ${screen}.`)
  return key
}

/** The manifest's key that begins so. */
export function keyAt(manifest, beginning) {
  const key = Object.keys(manifest).find((name) => name.startsWith(beginning))
  if (!key) throw new Error(`The build has no file of ${beginning}.`)
  return key
}

/**
 * Style sheets and scripts of some chunks and of all that these import. Those that the page's own script tags name are among
 * them: preloaded, a module comes before pictures; by its tag alone it would come after.
 * @param {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest
 * @param {string[]} keys of the manifest
 */
export function filesOf(manifest, keys) {
  const css = new Set()
  const js = new Set()
  const seen = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    for (const file of chunk.css ?? []) css.add(file)
    js.add(chunk.file)
  }
  for (const key of keys) visit(key)
  return { css: [...css], js: [...js] }
}
