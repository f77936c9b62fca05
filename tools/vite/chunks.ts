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

/** The modules that say what belongs together, each by its path. */
export interface Landmarks {
  main: string
  home: string
  /** What imports every public screen; the dashboard is loaded elsewhere. */
  routes: string
  dashboard: string
  /** What stands around every screen of a person's own data. */
  data: string
  /** What is asked at startup and by every screen behind the guards. */
  client: string
  auth: string
}

/**
 * Few files instead of sixty small ones, which pack badly and cost a request each: React, the shell that every
 * page needs together with what Home shares with other pages, the API's client, what the dashboard shares with what
 * is loaded elsewhere, but with no public screen, and the icons.
 */
export function chunkGroups({ main, home, routes, dashboard, data, client, auth }: Landmarks) {
  let groups: ReturnType<typeof draw> | null = null

  function draw(context: Context) {
    const later = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const reached = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => [...reach(id, context)]))
    const always = reach(main, context)
    const screens = [...reach(main, context, true)].flatMap(later)
    const elsewhere = reached(screens.filter((id) => id !== home))
    const shell = [...always, ...[...reach(home, context)].filter((id) => elsewhere.has(id))]

    const isOpen = (id: string) => later(routes).includes(id) && !reach(id, context).has(data)
    const first = [...always].flatMap(later)
    const ofGuests = reached(first.filter(isOpen))
    const beside = reached(first.filter((id) => id !== dashboard))
    const portal = [...reach(dashboard, context)].filter((id) => beside.has(id) && !ofGuests.has(id))
    return { shell: new Set(shell), client: reached([client, auth]), portal: new Set(portal) }
  }
  const group = (name: 'shell' | 'client' | 'portal', priority: number) => ({
    debugName: name,
    name: (id: string, context: Context) => {
      groups ??= draw(context)
      return groups[name].has(id) ? name : null
    },
    priority,
    // What they import has places of its own, or public pages would load all of this for a button.
    includeDependenciesRecursively: false,
  })
  return [
    {
      name: 'react',
      priority: 4,
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/runtime\/browser\/react\.ts$/,
    },
    group('shell', 3),
    group('client', 2),
    group('portal', 1),
    {
      // Elsewhere shared, a file each would be a request for a hundred bytes.
      name: 'icons',
      test: /\/lucide-react\/dist\/esm\/icons\//,
      minShareCount: 2,
    },
  ]
}
