/** Which files of the build a screen needs, from Vite's manifest. */

/**
 * Style sheets and scripts of the named screens' chunks and of all that these import, without those of the entry,
 * which the page names itself.
 * @param {Record<string, { file: string, src?: string, css?: string[], imports?: string[], isEntry?: boolean }>} manifest
 * @param {string[]} screens names of components, each the name of its file
 */
export function filesOf(manifest, screens) {
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
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  visit(entry)
  const own = new Set([...css, ...js])
  for (const screen of screens) {
    const key = Object.keys(manifest).find((name) => name.endsWith(`/${screen}.tsx`))
    if (!key) throw new Error(`The build has no file of the screen ${screen}.`)
    visit(key)
  }
  const more = (files) => [...files].filter((file) => !own.has(file))
  return { css: more(css), js: more(js) }
}
