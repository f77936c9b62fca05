import type { Place } from './accessibilityPlaces'

/** What a screen behind the sign-in asks for. */
const OF_DASHBOARD = [
  'getSpend',
  'getUnreadCount',
  'getCart',
  'listFavorites',
  'listConversations',
  'listClientWorks',
]
const SCREENS = [
  { role: 'client', path: '/dashboard', asks: OF_DASHBOARD },
  { role: 'client', path: '/dashboard?conversation=conversation_1', asks: [...OF_DASHBOARD, 'listMessages'] },
  { role: 'client', path: '/dashboard?do=review&work=work_1', asks: ['listSubmissions'] },
  { role: 'client', path: '/my-projects', asks: ['listUserProjects'] },
  { role: 'client', path: '/favorites', asks: ['listFavorites'] },
  { role: 'client', path: '/cart', asks: ['getCart'] },
  {
    role: 'admin',
    path: '/admin',
    asks: [...OF_DASHBOARD, 'getRevenue', 'listAdminWorks', 'listProducts'],
  },
  { role: 'admin', path: '/admin?do=upload', asks: ['listAdminWorks'] },
] as const

const allOf = (asks: readonly string[], outcome: string) =>
  Object.fromEntries(asks.map((operation) => [operation, outcome]))

/** Screens behind the sign-in whose data is on its way, and where it could not be had. */
export const STATES: Place[] = SCREENS.flatMap(({ role, path, asks }): Place[] => [
  {
    name: `${path} as ${role}, loading`,
    path,
    role,
    outcomes: allOf(asks, 'hold'),
    waits: true,
    stands: (page) =>
      page.locator('[aria-busy="true"], [data-shape][data-size]').filter({ visible: true }).first(),
  },
  {
    name: `${path} as ${role}, failed`,
    path,
    role,
    // A proxy's page in HTML.
    outcomes: allOf(asks, 'html'),
    stands: (page) => page.getByRole('button', { name: 'Retry' }).filter({ visible: true }).first(),
  },
])
