import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lane, NGINX } from './lanes'

/** Where the site of a lane lies. Either host reads it anew for every request. */
const folderOf = ({ sitePort }: Lane) =>
  NGINX ? 'node_modules/.cache/nginx/www' : `node_modules/.cache/e2e-dist-${sitePort}`

/** What the next build calls its services: by it the two are told apart. */
export const REVISED = 'Our Services, revised'

/** A build as it comes after some more work: no script has the name that it had, and one screen says something else. */
function writeNext(folder: string, from: string): void {
  rmSync(folder, { recursive: true, force: true })
  // What is packed beforehand holds the words of before; a host without it packs for itself, or not at all.
  cpSync(from, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = (name: string) => name.replace(/\.js$/, '2.js')
  const any = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(name) || name === 'config.js') continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8').replace(any, renamed).replaceAll('Our Services', REVISED)
    writeFileSync(file, text)
  }
  for (const name of scripts) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
}

/** The next build takes the place of the one that is served, all at once; gives back what undoes it. */
export function deployNext(lane: Lane): () => void {
  const served = folderOf(lane)
  const [next, former] = [`${served}-next`, `${served}-former`]
  writeNext(next, served)
  rmSync(former, { recursive: true, force: true })
  renameSync(served, former)
  renameSync(next, served)
  return () => {
    rmSync(served, { recursive: true, force: true })
    renameSync(former, served)
  }
}
