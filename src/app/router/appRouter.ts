import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom'
import { APP_ROUTES } from '../routes'
import { type AppRouter, createAppRouter } from './createAppRouter'

/** The router of the page in the browser's window. `basename` is the site's folder on its host. */
export const browserRouter = (basename: string): AppRouter =>
  createAppRouter({ history: UNSAFE_createBrowserHistory(), routes: APP_ROUTES, basename })

/** A router with an address of its own, for drawing pages at build time and for stories. */
export const memoryRouter = (path: string, basename = '/'): AppRouter =>
  createAppRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: [path] }),
    routes: APP_ROUTES,
    basename,
  })
