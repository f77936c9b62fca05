import { STUDIO } from '../content/studio.ts'
import { contactPath } from '../lib/paths.ts'

/** Who may see a route: anybody, somebody signed in, or only somebody who is not. */
export type RouteGuard = 'public' | 'session' | 'visitor'

/** Where a route is linked from the shell. */
export type MenuPlace = 'header' | 'portfolio' | 'footer' | 'client'

export interface RouteEntry {
  /** As the router reads it; `:name` is a part that data fills in. */
  path: string
  /** The document's title; the studio's name is added. */
  title: string
  /** One or two sentences for search engines and shared links. */
  description?: string
  guard: RouteGuard
  /** Whether search engines may list it, and so whether it stands in the sitemap. */
  indexable: boolean
  /** Leads on to another path at once. */
  redirect?: string
  /** The words of the link, by the menu that it stands in. */
  menu?: Partial<Record<MenuPlace, string>>
}

/**
 * Every path of the site: the router, menus, titles, prerendering, sitemap and the host's list of real paths are
 * made from it (spec section 2, route table; the paths that the specification only links are settled in design
 * section 6).
 */
export const ROUTES = {
  home: {
    path: '/',
    title: 'Logos, interfaces, sites and apps',
    description: `A small design and development studio in ${STUDIO.place}. Logos, UI/UX, prototypes, websites and apps, signed off by you round by round.`,
    guard: 'public',
    indexable: true,
    menu: { header: 'Home' },
  },
  services: {
    path: '/services',
    title: 'Our Services',
    description:
      'Web and app development, desktop applications, UI/UX, graphic design and branding guides, by the people who will answer your mail.',
    guard: 'public',
    indexable: true,
    menu: { header: 'Services' },
  },
  portfolio: {
    path: '/work',
    title: 'Our Digital Portfolio',
    description:
      'Six finished products with source code, documentation and six months of technical support. Search by name, client or technology.',
    guard: 'public',
    indexable: true,
    menu: { portfolio: 'Dev Projects' },
  },
  about: {
    path: '/about',
    title: 'About the studio',
    description: 'Who we are, the four principles we work by, and the two people you will be talking to.',
    guard: 'public',
    indexable: true,
    menu: { header: 'About', footer: 'About' },
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: `Write to us, call or come by in ${STUDIO.place}. We answer within 24 hours.`,
    guard: 'public',
    indexable: true,
    menu: { header: 'Contact', footer: 'Contact' },
  },
  logos: {
    path: '/logodesign',
    title: 'Our Past Logo Designs',
    description: 'Eleven marks for eleven clients: cafés, clinics, ferries, potters and a radio station.',
    guard: 'public',
    indexable: true,
    menu: { portfolio: 'Logo Design' },
  },
  seo: { path: '/seo', title: 'Search Engine Optimization', guard: 'public', indexable: false },
  businessCardDesign: {
    path: '/businesscarddesign',
    title: 'Business Card Design',
    guard: 'public',
    indexable: false,
  },
  businessKit: { path: '/businesskit', title: 'Business Kit', guard: 'public', indexable: false },
  startupPackage: { path: '/startuppackage', title: 'StartUpPackage', guard: 'public', indexable: false },
  webDesign: { path: '/services/webdesign', title: 'Web Design', guard: 'public', indexable: false },
  webDevelopment: {
    path: '/services/webdevelopment',
    title: 'Web Development',
    guard: 'public',
    indexable: false,
  },
  newsletter: {
    path: '/newsletter',
    title: 'Newsletter',
    description: 'One letter a month about what we drew, what we built and what we threw away.',
    guard: 'public',
    indexable: true,
    menu: { footer: 'Blog' },
  },
  faq: {
    path: '/faq',
    title: 'Questions people ask us',
    description: 'Prices, rounds, files, deadlines and support: short answers before you write to us.',
    guard: 'public',
    indexable: true,
    menu: { footer: 'FAQ' },
  },
  projects: {
    path: '/projects',
    title: 'Client projects',
    description: 'Logos, web designs, prototypes and mobile apps that we made for our clients.',
    guard: 'public',
    indexable: true,
    menu: { footer: 'Projects' },
  },
  projectCategory: {
    path: '/projects/:category',
    title: 'Client projects',
    guard: 'public',
    indexable: true,
  },
  project: { path: '/projects/:category/:id', title: 'Client project', guard: 'public', indexable: true },
  features: {
    path: '/features',
    title: 'Add-On Features',
    description: 'What can be added to a site or app later: accounts, payments, search, languages, reports.',
    guard: 'public',
    indexable: true,
    menu: { footer: 'Add-On Features' },
  },
  testimonials: {
    path: '/testimonials',
    title: 'What clients say',
    description: 'Three clients on working with the studio, in their own words.',
    guard: 'public',
    indexable: true,
  },
  design: {
    path: '/design',
    title: 'UI/UX design',
    description:
      'How we design interfaces: from paper sketches to a prototype that you can click and sign off.',
    guard: 'public',
    indexable: true,
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    guard: 'public',
    indexable: false,
    menu: { footer: 'Privacy Policy' },
  },
  terms: { path: '/terms', title: 'Terms', guard: 'public', indexable: false, menu: { footer: 'Terms' } },
  order: {
    path: '/order',
    title: 'Contact',
    guard: 'public',
    indexable: false,
    redirect: contactPath({ subject: 'Project Quote' }),
  },
  inquire: {
    path: '/inquire',
    title: 'Contact',
    guard: 'public',
    indexable: false,
    redirect: contactPath({ subject: 'General Inquiry' }),
  },
  browse: {
    path: '/browse',
    title: 'Client projects',
    guard: 'public',
    indexable: false,
    redirect: '/projects',
  },
  discover: {
    path: '/discover',
    title: 'Our Digital Portfolio',
    guard: 'public',
    indexable: false,
    redirect: '/work',
  },
  login: { path: '/login', title: 'Sign in', guard: 'visitor', indexable: false },
  adminLogin: { path: '/admin/login', title: 'Admin sign in', guard: 'visitor', indexable: false },
  register: { path: '/register', title: 'Create an account', guard: 'visitor', indexable: false },
  adminRegister: {
    path: '/admin/register',
    title: 'Create an admin account',
    guard: 'visitor',
    indexable: false,
  },
  formerAdminRegister: {
    path: '/admin-register',
    title: 'Create an admin account',
    guard: 'visitor',
    indexable: false,
    redirect: '/admin/register',
  },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', guard: 'public', indexable: false },
  dashboard: { path: '/dashboard', title: 'Dashboard', guard: 'session', indexable: false },
  admin: { path: '/admin', title: 'Dashboard', guard: 'session', indexable: false },
  adminDashboard: { path: '/admin/dashboard', title: 'Dashboard', guard: 'session', indexable: false },
  myProjects: {
    path: '/my-projects',
    title: 'My Projects',
    guard: 'session',
    indexable: false,
    menu: { client: 'My Projects' },
  },
  favorites: { path: '/favorites', title: 'Saved', guard: 'session', indexable: false },
  cart: { path: '/cart', title: 'Cart', guard: 'session', indexable: false },
} as const satisfies Record<string, RouteEntry>

export type RouteId = keyof typeof ROUTES

/** The routes by their ids, with every field that a route may have. */
export const ENTRIES = Object.entries(ROUTES) as [RouteId, RouteEntry][]

/** The links of a menu, in the manifest's order. */
export function menuOf(place: MenuPlace): { href: string; label: string }[] {
  return ENTRIES.flatMap(([, { path, menu }]) => {
    const label = menu?.[place]
    return label ? [{ href: path, label }] : []
  })
}

/** The fixed paths that a host answers with 200; every other one that data does not make is a 404. */
export const PATHS: readonly string[] = ENTRIES.map(([, { path }]) => path).filter(
  (path) => !path.includes(':'),
)

/** The paths that only lead on, as [from, to]; a host sends them on by itself. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = ENTRIES.flatMap(
  ([, { path, redirect }]) => (redirect ? [[path, redirect] as const] : []),
)
