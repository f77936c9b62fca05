import { type ReactNode, useEffect } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Runtime } from '@/runtime/createRuntime'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'

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
  return (
    <AppRoot runtime={runtime}>
      <RouterProvider router={router} />
    </AppRoot>
  )
}
