import { flushSync } from 'react-dom'
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteMatch,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import { plainPath } from '@/lib/paths'
import type { Screen } from '../loadScreen'
import { routesNear } from './routesNear'

/** Where a copy of the app is. */
export interface RouterState {
  location: Location
  action: NavigationType
  /** The path, without the site's folder, that is shown or that one is on the way to. */
  goal: string
  /** Whether the code of the next screen is on its way in; the former one stays meanwhile. */
  loading: boolean
  /** Why the code of the screen at the location did not arrive; null if it did. */
  failure: unknown
}

export interface AppRouter {
  readonly state: RouterState
  readonly routes: RouteObject[]
  /** The routes that can stand at a location, for React Router to match. */
  routesAt(location: Location): RouteObject[]
  /** The site's folder on its host; `/` for none. */
  readonly basename: string
  /** As React Router asks for it; see `App`. */
  readonly navigator: Navigator
  subscribe(listener: (state: RouterState) => void): () => void
  /** Whether the first screen's code, and the data that it shows at once, have come. */
  prepared(): Promise<boolean>
  dispose(): void
}

export interface AppRouterOptions {
  history: ReturnType<typeof UNSAFE_createBrowserHistory>
  routes: RouteObject[]
  basename?: string
}

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * React Router without its data layer, which this site has no use for and would send to every visitor. What is
 * wanted of it stands here: a path is gone to when its screen's code is there, and a later turn overtakes.
 */
export function createAppRouter({ history, routes, basename = '/' }: AppRouterOptions): AppRouter {
  const listeners = new Set<(state: RouterState) => void>()
  let turns = 0

  // One path is asked for several times in turn.
  let asked: { path: string; routes: RouteObject[]; matches: RouteMatch[] } | null = null
  const lookAt = (path: string) => {
    if (asked?.path !== path) {
      const near = routesNear(routes, path.replace(/[?#].*/, ''), basename)
      asked = { path, routes: near, matches: matchRoutes(near, path, basename) ?? [] }
    }
    return asked
  }
  const matchesAt = (path: string) => lookAt(path).matches
  // Below a layout React Router matches with a slash at the end.
  const goalOf = (path: string) => plainPath(matchesAt(path).at(-1)?.pathname ?? path)
  const screensAt = (path: string) =>
    matchesAt(path).flatMap(({ route, params }) =>
      route.handle ? [{ screen: route.handle as Screen, params }] : [],
    )

  const firstPath = createPath(history.location)
  let state: RouterState = {
    location: history.location,
    action: NavigationType.Pop,
    goal: goalOf(firstPath),
    loading: false,
    failure: null,
  }
  const publish = (change: Partial<RouterState>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener(state)
  }

  /** Loads what stands at a path; then, unless something else was wanted meanwhile, `arrive` says where one is. */
  async function visit(path: string, arrive: () => Partial<RouterState>, options?: NavigateOptions) {
    turns += 1
    const turn = turns
    const show = (failure: unknown) => {
      const change = { ...arrive(), goal: goalOf(path), loading: false, failure }
      if (options?.viewTransition && document.startViewTransition)
        // One that is broken off, as by a resize of the window, is no error: the next screen is there.
        document
          .startViewTransition(() => {
            // It begins a frame later: by then something else may be shown, or on its way.
            if (turn === turns) flushSync(() => publish(change))
          })
          .ready?.catch(() => {})
      else publish(change)
    }
    const waiting = screensAt(path).filter(({ screen, params }) => !screen.at(params))
    if (waiting.length === 0) return show(null)
    if (listeners.size > 0) publish({ goal: goalOf(path), loading: true })
    const failure = await Promise.all(waiting.map(({ screen, params }) => screen.load(params))).then(
      () => null,
      (error: unknown) => error,
    )
    if (turn === turns) show(failure)
  }

  const leave =
    (action: NavigationType, write: (to: To, state?: unknown) => void) =>
    (to: To, note?: unknown, options?: NavigateOptions) => {
      const arrive = () => {
        write(to, note)
        return { location: history.location, action }
      }
      // A note on the page that is shown, or another query of it, is no turn: who is on the way elsewhere gets there.
      const { pathname, search } = state.location
      if (action === NavigationType.Replace && state.loading && parsePath(pathOf(to)).pathname === pathname) {
        // On the way back or forward the step is the next page's already.
        if (pathname + search === history.location.pathname + history.location.search) publish(arrive())
        return
      }
      void visit(pathOf(to), arrive, options)
    }

  const unlisten = history.listen(({ location }) => {
    void visit(createPath(location), () => ({ location, action: NavigationType.Pop }))
  })
  const first = visit(firstPath, () => ({}))

  return {
    get state() {
      return state
    },
    routes,
    routesAt: (location) => lookAt(createPath(location)).routes,
    basename,
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: leave(NavigationType.Push, history.push),
      replace: leave(NavigationType.Replace, history.replace),
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async prepared() {
      await first
      const data = screensAt(firstPath).map(({ screen }) => screen.data?.())
      return (
        state.failure === null &&
        Promise.all(data).then(
          () => true,
          () => false,
        )
      )
    },
    dispose() {
      // What is still on its way arrives nowhere.
      turns += 1
      unlisten()
    },
  }
}
