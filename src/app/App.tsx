import { type ReactNode, useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Runtime } from '@/runtime/createRuntime'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { loadDashboardAhead } from './loadDashboard'

export type AppRouter = ReturnType<typeof createBrowserRouter>

/** The whole product over one runtime; `children` is the router that draws it. */
export function AppRoot({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  useEffect(() => {
    void runtime.session.start()
  }, [runtime])
  return <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
}

/** The whole product over one runtime and one router. */
export function App({ runtime, router }: { runtime: Runtime; router: AppRouter }) {
  // A route asks for its screen's code alone; what the person needs besides starts on its way with it. The session
  // has started by now: effects of what stands below come first.
  useEffect(() => {
    const ahead = ({ location, navigation }: AppRouter['state']) =>
      loadDashboardAhead((navigation.location ?? location).pathname, runtime.session.store.getState().user)
    ahead(router.state)
    return router.subscribe(ahead)
  }, [runtime, router])
  return (
    <AppRoot runtime={runtime}>
      <RouterProvider router={router} />
    </AppRoot>
  )
}
