import { Navigate, type RouteObject } from 'react-router-dom'
import { AppShell } from './AppShell/AppShell'
import { RequireSession } from './guards/RequireSession'
import { loadDashboard } from './loadDashboard'
import { loadScreen, type Screen } from './loadScreen'
import { ENTRIES, type ROUTES, type RouteEntry, type RouteId } from './manifest'
import { ScreenFrame, ScreenPlace } from './router/ScreenPlace'
import { Titled } from './Titled'

/** The routes that show a screen of their own, and lead nowhere else. */
type ScreenId = {
  [Id in RouteId]: (typeof ROUTES)[Id] extends { redirect: string } ? never : Id
}[RouteId]

const notFound = loadScreen(() => import('./NotFoundScreen/NotFoundScreen'), 'NotFoundScreen')
const dashboard = loadScreen(loadDashboard, 'DashboardRoute')
const placeholder = loadScreen(
  () => import('@/site/PlaceholderScreen/PlaceholderScreen'),
  'PlaceholderScreen',
)
const legal = loadScreen(() => import('@/site/LegalScreen/LegalScreen'), 'LegalScreen')

const SCREENS: Record<ScreenId, Screen> = {
  home: loadScreen(() => import('@/site/HomeScreen/HomeScreen'), 'HomeScreen'),
  services: loadScreen(() => import('@/site/ServicesScreen/ServicesScreen'), 'ServicesScreen'),
  portfolio: loadScreen(() => import('@/site/PortfolioScreen/PortfolioScreen'), 'PortfolioScreen', {
    data: async () => (await import('@/site/PortfolioScreen/loadPortfolio')).loadPortfolio(),
  }),
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
  projectCategory: loadScreen(() => import('@/site/ProjectsScreen/CategoryScreen'), 'CategoryScreen', {
    known: {
      load: async () => (await import('@/content/projectCategories')).isCategory,
      otherwise: notFound,
    },
  }),
  project: loadScreen(() => import('@/site/ProjectScreen/ProjectScreen'), 'ProjectScreen', {
    known: {
      load: async () => (await import('@/content/projectCategories')).isProject,
      otherwise: notFound,
    },
  }),
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

/** A route that shows a screen. */
const shown = (screen: Screen): RouteObject => ({ handle: screen, element: <ScreenPlace screen={screen} /> })

function screenOf(id: RouteId, { redirect }: RouteEntry): RouteObject {
  if (redirect) return { index: true, element: <Navigate replace to={redirect} /> }
  return { index: true, ...shown(SCREENS[id as ScreenId]) } as RouteObject
}

const screens = ENTRIES.map(([id, entry]): RouteObject => {
  const screen = screenOf(id, entry)
  return {
    id,
    path: entry.path,
    // As plain hosts do: where one has no such file it sends the 404 page, which is what must come to life.
    caseSensitive: true,
    // A screen that data fills names itself.
    ...(entry.path.includes(':') ? {} : { element: <Titled title={entry.title} /> }),
    children: entry.guard === 'session' ? [{ element: <RequireSession />, children: [screen] }] : [screen],
  }
})

/** The router's routes, made from the manifest. */
export const APP_ROUTES: RouteObject[] = [
  {
    element: <AppShell />,
    children: [{ element: <ScreenFrame />, children: [...screens, { path: '*', ...shown(notFound) }] }],
  },
]
