import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline script of every page. */
export const HEAD = '<script>1</script>'

/** For tests: a build as far as hosts look at it, in a new folder of `root`, and where its host files go. */
export function fakeBuild(root: string, base: string, apiBase = '', services = HEAD) {
  const dir = mkdtempSync(join(root, 'one-'))
  const dist = join(dir, 'dist')
  mkdirSync(join(dist, 'projects'), { recursive: true })
  const page = (head: string) => `${head}<script defer src="${base}config.js"></script>`
  for (const name of ['index', '404', 'order', 'projects/web designs'])
    writeFileSync(join(dist, `${name}.html`), page(HEAD))
  writeFileSync(join(dist, 'services.html'), page(services))
  writeFileSync(join(dist, 'config.js'), `window.__APP_CONFIG__ = { apiBase: '${apiBase}' }`)
  return { dist, nginx: join(dir, 'nginx'), pages: join(dir, 'pages') }
}
