import { Outlet, useParams } from 'react-router-dom'
import type { Screen } from '../loadScreen'
import { RouteError } from '../RouteError/RouteError'
import { ScreenSkeleton } from '../ScreenSkeleton/ScreenSkeleton'
import { ErrorBoundary } from './ErrorBoundary'
import { useShellState } from './ShellState'

/** Where the screens stand: header and footer stay around one that crashed or did not come. */
export function ScreenFrame() {
  const { failure, visit } = useShellState()
  if (failure) return <RouteError error={failure} />
  return (
    <ErrorBoundary visit={visit} instead={(error) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** One route's screen. Only the very first one may be without its code: later ones are gone to when it is there. */
export function ScreenPlace({ screen }: { screen: Screen }) {
  const Component = screen.at(useParams())
  return Component ? <Component /> : <ScreenSkeleton />
}
