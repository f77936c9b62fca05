/**
 * Which Node it takes. Before anything else is imported, since an older one would fail at that, and say nothing of itself:
 * this file holds nothing that an old Node could not read.
 */

const NEEDED = 'Node 20.19 or 22.12 or newer is needed'

/**
 * What `engines` in package.json says, which npm only warns of.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} what is wrong with it, in a sentence
 */
export function nodeMistake(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return fits ? null : `${NEEDED}; this is ${version}.`
}

/** Ends the script where Node is too old, and says so. */
export function requireNode() {
  const mistake = nodeMistake(process.versions.node)
  if (mistake === null) return
  console.error(mistake)
  process.exit(1)
}
