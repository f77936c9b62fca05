/** What the bundler tells of a module. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null
}

/** All modules that come along with one, by its own imports or also by those that are made later. */
function reach(root: string, context: Context, later = false): Set<string> {
  const found = new Set<string>()
  const queue = [root]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = context.getModuleInfo(id)
    queue.push(...(info?.importedIds ?? []), ...((later && info?.dynamicallyImportedIds) || []))
  }
  return found
}

/**
 * Few files instead of thirty small ones, which pack badly and cost a request each: React, the shell that every
 * page needs together with what Home shares with other pages, and the icons of the screens.
 */
export function chunkGroups(main: string, home: string) {
  let shell: Set<string> | null = null

  function draw(context: Context): Set<string> {
    const always = reach(main, context)
    const screens = [...reach(main, context, true)].flatMap(
      (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    )
    const elsewhere = new Set(screens.filter((id) => id !== home).flatMap((id) => [...reach(id, context)]))
    return new Set([...always, ...[...reach(home, context)].filter((id) => elsewhere.has(id))])
  }
  return [
    {
      name: 'react',
      priority: 2,
      test: /\/node_modules\/(react|react-dom|scheduler)\//,
    },
    {
      name: (id: string, context: Context) => {
        shell ??= draw(context)
        return shell.has(id) ? 'shell' : null
      },
      priority: 1,
    },
    {
      // Elsewhere shared, a file each would be a request for a hundred bytes.
      name: 'icons',
      test: /\/lucide-react\/dist\/esm\/icons\//,
      minShareCount: 2,
    },
  ]
}
