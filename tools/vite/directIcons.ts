import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g
const EXPORT = /export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/g

/** The file of every icon, by each name that the package exports it under; with slashes, since imports are written of it. */
function readNames(barrel: string): Map<string, string> {
  const folder = dirname(barrel)
  return new Map(
    [...readFileSync(barrel, 'utf8').matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.replace('default as', '').trim(), normalizePath(join(folder, file))] as const),
    ),
  )
}

/**
 * Imports icons from their files. Through the package's one list everything that imports an icon reaches all of them,
 * and the shell would hold the dashboard's.
 */
export function directIcons(): Plugin {
  let names: Map<string, string> | null = null
  return {
    name: 'direct-icons',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("from 'lucide-react'")) return null
      names ??= readNames(
        join(
          dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
          'dist/esm/lucide-react.mjs',
        ),
      )
      const direct = code.replace(IMPORT, (_, list: string) =>
        list
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each && !each.startsWith('type '))
          .map((each) => {
            const [name = '', local = name] = each.split(' as ')
            const file = names?.get(name)
            if (!file) throw new Error(`lucide-react has no icon ${name}, which ${id} imports.`)
            return `import ${local} from '${file}'`
          })
          .join('\n'),
      )
      return { code: direct, map: null }
    },
  }
}
