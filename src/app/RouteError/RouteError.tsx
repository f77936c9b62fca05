import { useRouteError } from 'react-router-dom'
import { STUDIO } from '@/content/studio'
import { CrashNote } from '../CrashScreen/CrashNote'
import { ScreenUnreachable } from '../loadScreen'
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen'
import { UnreachableNote } from './UnreachableNote'

/** What stands between header and footer when a screen crashed, its code did not arrive, or its data knows no such page. */
export function RouteError() {
  const error = useRouteError()
  // Thrown by a screen whose address names nothing.
  if (error instanceof Response && error.status === 404) {
    return (
      <>
        <title>{`Page not found · ${STUDIO.name}`}</title>
        <NotFoundScreen />
      </>
    )
  }
  return (
    <>
      <title>{`Something went wrong · ${STUDIO.name}`}</title>
      {error instanceof ScreenUnreachable ? <UnreachableNote /> : <CrashNote />}
    </>
  )
}
