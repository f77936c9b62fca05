import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { Runtime } from '@/runtime/createRuntime'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { CrashScreen } from './CrashScreen/CrashScreen'
import { prepareDashboard } from './loadDashboard'
import type { AppRouter, RouterState } from './router/createAppRouter'
import { ErrorBoundary } from './router/ErrorBoundary'
import { ShellState } from './router/ShellState'

export type { AppRouter } from './router/createAppRouter'

function AppRoot({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  useEffect(() => {
    void runtime.session.start()
  }, [runtime])
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** The whole product over one runtime and one router. `drawn`: it comes to life where the build drew it. */
export function App({
  runtime,
  router,
  drawn = false,
}: {
  runtime: Runtime
  router: AppRouter
  drawn?: boolean
}) {
  const now = () => router.state
  const { location, action, goal, loading, failure } = useSyncExternalStore(router.subscribe, now, now)
  // A route asks for its screen's code alone; what the person needs besides starts on its way with it. The session
  // has started by now: effects of what stands below come first.
  useEffect(() => {
    // What was done to the drawn page before it was alive (src/runtime/browser/head.ts).
    window.early?.()
    const prepare = ({ goal }: RouterState) => prepareDashboard(goal, runtime)
    prepare(router.state)
    return router.subscribe(prepare)
  }, [runtime, router])
  return (
    <AppRoot runtime={runtime}>
      <ShellState value={{ goal, loading, failure, visit: location.key, drawn }}>
        <Router
          basename={router.basename}
          navigator={router.navigator}
          location={location}
          navigationType={action}
        >
          <ErrorBoundary visit={location.key} instead={(error) => <CrashScreen error={error} />}>
            <Routed routes={router.routesAt(location)} />
          </ErrorBoundary>
        </Router>
      </ShellState>
    </AppRoot>
  )
}
