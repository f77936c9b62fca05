import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { ScreenHandle } from './loadScreen'

/**
 * Loads the code of the screens that stand at a path, and what they show at once, so that a prerendered page comes to life in one step: a
 * router that still waits for code would draw its fallback over the page.
 */
export async function loadScreensAt(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const [loaded] = await Promise.all([route.lazy(), (route.handle as ScreenHandle | undefined)?.data?.()])
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
