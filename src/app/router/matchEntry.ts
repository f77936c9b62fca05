import { matchPath, type PathMatch } from 'react-router-dom'
import type { RouteEntry } from '../manifest'

/** What a route's path reads in a pathname, null where it stands elsewhere. As in the router, capitals are another path. */
export const matchEntry = ({ path }: RouteEntry, pathname: string): PathMatch | null =>
  matchPath({ path, caseSensitive: true }, pathname)
