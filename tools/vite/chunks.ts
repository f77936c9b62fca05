/** What the bundler tells of a module. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Context {
  getModuleInfo(id: string): ModuleInfo | null
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/** Only passes on what others hold: who takes a part of it does not take all. */
const BARREL = /\/@tanstack\/react-query\/build\/modern\/index\.js$/

/** Whether a module comes along with React. */
function needsReact(root: string, context: Context): boolean {
  const found = new Set<string>()
  const queue = [root]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (REACT.test(id)) return true
    if (found.has(id) || BARREL.test(id)) continue
    found.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return false
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
  /** What makes the runtime, and asks for the session. */
  begin: string
  /** What a page of the dashboard asks before its screens are there. */
  ahead: string
  main: string
  home: string
  /** What imports every public screen; the dashboard is loaded elsewhere. */
  routes: string
  dashboard: string
  /** What stands around every screen of a person's own data. */
  data: string
  /** What is asked at startup and by every screen behind the guards. */
  client: string
}

/**
 * Few files instead of sixty small ones, which pack badly and cost a request each: React, the runtime, which a page of the
 * dashboard begins before all else, the shell that every page needs together with what Home shares with other pages, the
 * API's client, what the dashboard shares with what is loaded elsewhere, but with no public screen, what it shares with
 * those, and the icons.
 */
export function chunkGroups({ begin, ahead, main, home, routes, dashboard, data, client }: Landmarks) {
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
    const ofDashboard = [...reach(dashboard, context)]
    const portal = ofDashboard.filter((id) => beside.has(id) && !ofGuests.has(id))
    const ofClient = reach(client, context)
    // What comes along with React waits for it.
    const ofAhead = new Set([...reach(ahead, context)].filter((id) => !needsReact(id, context)))
    return {
      // With what both have in common with the shell: by them session and calls are asked for.
      begin: new Set([
        ...reach(begin, context),
        ...shell.filter((id) => ofClient.has(id) || ofAhead.has(id)),
      ]),
      shell: new Set(shell),
      client: ofClient,
      ahead: ofAhead,
      portal: new Set(portal),
      common: new Set(ofDashboard.filter((id) => ofGuests.has(id))),
    }
  }
  const group = (name: 'begin' | 'shell' | 'client' | 'ahead' | 'portal' | 'common', priority: number) => ({
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
      priority: 6,
      test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/runtime\/browser\/react\.ts$/,
    },
    group('begin', 5),
    group('shell', 4),
    group('client', 3),
    group('ahead', 2),
    group('portal', 1),
    group('common', 1),
    {
      // Elsewhere shared, a file each would be a request for a hundred bytes.
      name: 'icons',
      test: /\/lucide-react\/dist\/esm\/icons\//,
      minShareCount: 2,
    },
  ]
}
