import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folders of the packages that files belong to, by name, each once. */
export function packagesOf(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  const nameOf = (folder: string) => folder.replace(/^.*\/node_modules\//, '')
  return [...new Set(folders)].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
}

/** What a package's licence asks to be told with every copy. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(one))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${name} ${version}\n${license}\n\n${text}`.trim()
}

/** Puts `licences.txt` beside the site: the licence of every package whose code, style or letters it ships. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk'
          ? Object.entries(one.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
          : one.originalFileNames.map((file) => join(process.cwd(), file)),
      )
      const folders = packagesOf(files.map((file) => file.replace(/^\0/, '').replace(/\?.*$/, '')))
      const source = folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf)
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `${source.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
      })
    },
  }
}
