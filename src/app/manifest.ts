/** Who may see a route: anybody, somebody signed in, or only somebody who is not. */
export type RouteGuard = 'public' | 'session' | 'visitor'

export interface RouteEntry {
  path: string
  /** The document's title; the studio's name is added. */
  title: string
  guard: RouteGuard
}

/** Every path of the site, for the router, the titles and the host's list of real paths. */
export const ROUTES = {
  home: { path: '/', title: 'Design and development studio', guard: 'public' },
  login: { path: '/login', title: 'Sign in', guard: 'visitor' },
  adminLogin: { path: '/admin/login', title: 'Admin sign in', guard: 'visitor' },
  register: { path: '/register', title: 'Create an account', guard: 'visitor' },
  adminRegister: { path: '/admin/register', title: 'Create an admin account', guard: 'visitor' },
  formerAdminRegister: { path: '/admin-register', title: 'Create an admin account', guard: 'visitor' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', guard: 'public' },
  dashboard: { path: '/dashboard', title: 'Dashboard', guard: 'session' },
  admin: { path: '/admin', title: 'Dashboard', guard: 'session' },
  adminDashboard: { path: '/admin/dashboard', title: 'Dashboard', guard: 'session' },
} as const satisfies Record<string, RouteEntry>

export type RouteId = keyof typeof ROUTES

/** The paths that a host answers with 200; every other one is a 404. */
export const PATHS: readonly string[] = Object.values(ROUTES).map(({ path }) => path)
