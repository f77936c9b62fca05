import type { RouteObject } from 'react-router-dom'
import { AppShell } from './AppShell/AppShell'
import { CrashScreen } from './CrashScreen/CrashScreen'
import { RequireSession } from './guards/RequireSession'
import { loadDashboard } from './loadDashboard'
import { ROUTES, type RouteId } from './manifest'
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen'
import { Titled } from './Titled'

type Load = NonNullable<RouteObject['lazy']>

const load =
  (module: () => Promise<Record<string, React.ComponentType>>, name: string): Load =>
  async () => {
    const Component = (await module())[name]
    if (!Component) throw new Error(`No ${name} in its module.`)
    return { Component }
  }

const dashboard = load(loadDashboard, 'DashboardRoute')

const SCREENS: Record<RouteId, Load> = {
  home: load(() => import('./StartScreen/StartScreen'), 'StartScreen'),
  login: load(() => import('./LoginRoute'), 'UserLoginRoute'),
  adminLogin: load(() => import('./LoginRoute'), 'AdminLoginRoute'),
  register: load(() => import('./RegisterRoute'), 'UserRegisterRoute'),
  adminRegister: load(() => import('./RegisterRoute'), 'AdminRegisterRoute'),
  formerAdminRegister: load(() => import('./RegisterRoute'), 'FormerAdminRegisterRoute'),
  forgotPassword: load(
    () => import('@/account/ForgotPasswordScreen/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
  dashboard,
  admin: dashboard,
  adminDashboard: dashboard,
}

/** The router's routes, made from the manifest. A fresh list each time: the router writes into it. */
export function createRoutes(): RouteObject[] {
  const screens = (Object.keys(ROUTES) as RouteId[]).map((id): RouteObject => {
    const { path, title, guard } = ROUTES[id]
    const screen: RouteObject = { index: true, lazy: SCREENS[id] }
    return {
      path,
      element: <Titled title={title} />,
      children: guard === 'session' ? [{ element: <RequireSession />, children: [screen] }] : [screen],
    }
  })
  return [
    {
      element: <AppShell />,
      errorElement: <CrashScreen />,
      // While a screen's code is on its way in, the former one stays; only the very first has none to show.
      hydrateFallbackElement: <></>,
      children: [
        ...screens,
        {
          path: '*',
          element: <Titled title="Page not found" />,
          children: [{ path: '*', element: <NotFoundScreen /> }],
        },
      ],
    },
  ]
}
