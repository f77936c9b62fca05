import { Navigate, type RouteObject } from 'react-router-dom'
import { AppShell } from './AppShell/AppShell'
import { CrashScreen } from './CrashScreen/CrashScreen'
import { RequireSession } from './guards/RequireSession'
import { loadDashboard } from './loadDashboard'
import { ENTRIES, type ROUTES, type RouteEntry, type RouteId } from './manifest'
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen'
import { Titled } from './Titled'

/** A screen's code, and its component's name, by which the build finds that code's files. */
interface Screen {
  lazy: NonNullable<RouteObject['lazy']>
  handle: { screen: string }
}

/** The routes that show a screen of their own, and lead nowhere else. */
type ScreenId = {
  [Id in RouteId]: (typeof ROUTES)[Id] extends { redirect: string } ? never : Id
}[RouteId]

const load = (module: () => Promise<Record<string, React.ComponentType>>, name: string): Screen => ({
  handle: { screen: name },
  async lazy() {
    const Component = (await module())[name]
    if (!Component) throw new Error(`No ${name} in its module.`)
    return { Component }
  },
})

const dashboard = load(loadDashboard, 'DashboardRoute')
const placeholder = load(() => import('@/site/PlaceholderScreen/PlaceholderScreen'), 'PlaceholderScreen')
const legal = load(() => import('@/site/LegalScreen/LegalScreen'), 'LegalScreen')

const SCREENS: Record<ScreenId, Screen> = {
  home: load(() => import('@/site/HomeScreen/HomeScreen'), 'HomeScreen'),
  services: load(() => import('@/site/ServicesScreen/ServicesScreen'), 'ServicesScreen'),
  portfolio: load(() => import('@/site/PortfolioScreen/PortfolioScreen'), 'PortfolioScreen'),
  about: load(() => import('@/site/AboutScreen/AboutScreen'), 'AboutScreen'),
  contact: load(() => import('@/site/ContactScreen/ContactScreen'), 'ContactScreen'),
  logos: load(() => import('@/site/LogosScreen/LogosScreen'), 'LogosScreen'),
  seo: placeholder,
  businessCardDesign: placeholder,
  businessKit: placeholder,
  startupPackage: placeholder,
  webDesign: placeholder,
  webDevelopment: placeholder,
  newsletter: load(() => import('@/site/NewsletterScreen/NewsletterScreen'), 'NewsletterScreen'),
  faq: load(() => import('@/site/FaqScreen/FaqScreen'), 'FaqScreen'),
  projects: load(() => import('@/site/ProjectsScreen/ProjectsScreen'), 'ProjectsScreen'),
  projectCategory: load(() => import('@/site/ProjectsScreen/CategoryScreen'), 'CategoryScreen'),
  project: load(() => import('@/site/ProjectScreen/ProjectScreen'), 'ProjectScreen'),
  features: load(() => import('@/site/FeaturesScreen/FeaturesScreen'), 'FeaturesScreen'),
  testimonials: load(() => import('@/site/TestimonialsScreen/TestimonialsScreen'), 'TestimonialsScreen'),
  design: load(() => import('@/site/DesignScreen/DesignScreen'), 'DesignScreen'),
  privacy: legal,
  terms: legal,
  login: load(() => import('./LoginRoute'), 'UserLoginRoute'),
  adminLogin: load(() => import('./LoginRoute'), 'AdminLoginRoute'),
  register: load(() => import('./RegisterRoute'), 'UserRegisterRoute'),
  adminRegister: load(() => import('./RegisterRoute'), 'AdminRegisterRoute'),
  forgotPassword: load(
    () => import('@/account/ForgotPasswordScreen/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
  dashboard,
  admin: dashboard,
  adminDashboard: dashboard,
  myProjects: load(() => import('./MyProjectsRoute'), 'MyProjectsRoute'),
  favorites: load(() => import('./FavoritesRoute'), 'FavoritesRoute'),
  cart: load(() => import('./CartRoute'), 'CartRoute'),
}

function screenOf(id: RouteId, { redirect }: RouteEntry): RouteObject {
  if (redirect) return { index: true, element: <Navigate replace to={redirect} /> }
  return { index: true, ...SCREENS[id as ScreenId] }
}

/** The router's routes, made from the manifest. A fresh list each time: the router writes into it. */
export function createRoutes(): RouteObject[] {
  const screens = ENTRIES.map(([id, entry]): RouteObject => {
    const screen = screenOf(id, entry)
    return {
      id,
      path: entry.path,
      element: <Titled title={entry.title} />,
      children: entry.guard === 'session' ? [{ element: <RequireSession />, children: [screen] }] : [screen],
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
