import type { RouteObject } from 'react-router-dom'

function near(routes: readonly RouteObject[], first: string): RouteObject[] {
  return routes.flatMap((route) => {
    const { path, children } = route
    if (path === undefined)
      return children ? [{ ...route, children: near(children, first) } as RouteObject] : [route]
    const head = path.split('/')[1] ?? path
    return head === first || /^[:*]/.test(head) ? [route] : []
  })
}

/**
 * The routes that can stand at a path at all, by its first part: React Router ranks every route it is given, each time, which
 * on a slow phone takes longer than drawing the header. What it matches among them is what it matches among all.
 * @param basename the site's folder on its host; `/` for none
 */
export function routesNear(routes: RouteObject[], path: string, basename: string): RouteObject[] {
  // React Router reads it as what it stands for.
  if (path.includes('%')) return routes
  const parts = path.split('/')
  return near(routes, parts[basename.split('/').filter(Boolean).length + 1] ?? '')
}
