import { Navigate, type RouteObject } from 'react-router-dom'
import { AppShell } from './AppShell/AppShell'
import { CrashScreen } from './CrashScreen/CrashScreen'
import { RequireSession } from './guards/RequireSession'
import { loadDashboard } from './loadDashboard'
import { loadScreen, type Screen } from './loadScreen'
import { ENTRIES, type ROUTES, type RouteEntry, type RouteId } from './manifest'
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen'
import { RouteError } from './RouteError/RouteError'
import { ScreenSkeleton } from './ScreenSkeleton/ScreenSkeleton'
import { Titled } from './Titled'

/** The routes that show a screen of their own, and lead nowhere else. */
type ScreenId = {
  [Id in RouteId]: (typeof ROUTES)[Id] extends { redirect: string } ? never : Id
}[RouteId]

const dashboard = loadScreen(loadDashboard, 'DashboardRoute')
const placeholder = loadScreen(
  () => import('@/site/PlaceholderScreen/PlaceholderScreen'),
  'PlaceholderScreen',
)
const legal = loadScreen(() => import('@/site/LegalScreen/LegalScreen'), 'LegalScreen')

const SCREENS: Record<ScreenId, Screen> = {
  home: loadScreen(() => import('@/site/HomeScreen/HomeScreen'), 'HomeScreen'),
  services: loadScreen(() => import('@/site/ServicesScreen/ServicesScreen'), 'ServicesScreen'),
  portfolio: loadScreen(
    () => import('@/site/PortfolioScreen/PortfolioScreen'),
    'PortfolioScreen',
    async () => (await import('@/site/PortfolioScreen/loadPortfolio')).loadPortfolio(),
  ),
  about: loadScreen(() => import('@/site/AboutScreen/AboutScreen'), 'AboutScreen'),
  contact: loadScreen(() => import('@/site/ContactScreen/ContactScreen'), 'ContactScreen'),
  logos: loadScreen(() => import('@/site/LogosScreen/LogosScreen'), 'LogosScreen'),
  seo: placeholder,
  businessCardDesign: placeholder,
  businessKit: placeholder,
  startupPackage: placeholder,
  webDesign: placeholder,
  webDevelopment: placeholder,
  newsletter: loadScreen(() => import('@/site/NewsletterScreen/NewsletterScreen'), 'NewsletterScreen'),
  faq: loadScreen(() => import('@/site/FaqScreen/FaqScreen'), 'FaqScreen'),
  projects: loadScreen(() => import('@/site/ProjectsScreen/ProjectsScreen'), 'ProjectsScreen'),
  projectCategory: loadScreen(() => import('@/site/ProjectsScreen/CategoryScreen'), 'CategoryScreen'),
  project: loadScreen(() => import('@/site/ProjectScreen/ProjectScreen'), 'ProjectScreen'),
  features: loadScreen(() => import('@/site/FeaturesScreen/FeaturesScreen'), 'FeaturesScreen'),
  testimonials: loadScreen(
    () => import('@/site/TestimonialsScreen/TestimonialsScreen'),
    'TestimonialsScreen',
  ),
  design: loadScreen(() => import('@/site/DesignScreen/DesignScreen'), 'DesignScreen'),
  privacy: legal,
  terms: legal,
  login: loadScreen(() => import('./LoginRoute'), 'UserLoginRoute'),
  adminLogin: loadScreen(() => import('./LoginRoute'), 'AdminLoginRoute'),
  register: loadScreen(() => import('./RegisterRoute'), 'UserRegisterRoute'),
  adminRegister: loadScreen(() => import('./RegisterRoute'), 'AdminRegisterRoute'),
  forgotPassword: loadScreen(
    () => import('@/account/ForgotPasswordScreen/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
  dashboard,
  admin: dashboard,
  adminDashboard: dashboard,
  myProjects: loadScreen(() => import('./MyProjectsRoute'), 'MyProjectsRoute'),
  favorites: loadScreen(() => import('./FavoritesRoute'), 'FavoritesRoute'),
  cart: loadScreen(() => import('./CartRoute'), 'CartRoute'),
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
      // A screen that data fills names itself.
      ...(entry.path.includes(':') ? {} : { element: <Titled title={entry.title} /> }),
      children: entry.guard === 'session' ? [{ element: <RequireSession />, children: [screen] }] : [screen],
    }
  })
  return [
    {
      element: <AppShell />,
      errorElement: <CrashScreen />,
      children: [
        {
          // Header and footer stay around a screen that crashed or did not come.
          errorElement: <RouteError />,
          // While a screen's code is on its way in, the former one stays; only the very first has none to show.
          hydrateFallbackElement: <ScreenSkeleton />,
          children: [
            ...screens,
            {
              path: '*',
              element: <Titled title="Page not found" />,
              children: [{ path: '*', element: <NotFoundScreen /> }],
            },
          ],
        },
      ],
    },
  ]
}
