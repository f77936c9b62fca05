/**
 * What a package.json asks for without saying exactly which version: the next install would bring another one than was
 * tested. The lock file cannot tell; it names one version in any case.
 * @param {Record<string, unknown>} manifest
 * @returns {string[]} as `name range`
 */
export function inexact(manifest) {
  const parts = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
  return parts
    .flatMap((part) => Object.entries(manifest[part] ?? {}))
    .filter(([, range]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(range)))
    .map(([name, range]) => `${name} ${typeof range === 'string' ? range : JSON.stringify(range)}`)
}
