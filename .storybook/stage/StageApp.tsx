import { useEffect, useState } from 'react'
import { App } from '@/app/App'
import { memoryRouter } from '@/app/router/appRouter'
import type { Runtime } from '@/runtime/createRuntime'
import { noteVisit } from './visited'

/** The whole app at a path, in a frame of its own: links and redirects stay inside the story. */
export function StageApp({ runtime, path }: { runtime: Runtime; path: string }) {
  const [router] = useState(() => memoryRouter(path))
  useEffect(() => {
    noteVisit(runtime, path)
    // A redirect may have led on before anybody listened.
    noteVisit(runtime, router.state.location.pathname)
    return router.subscribe(({ location }) => noteVisit(runtime, location.pathname))
  }, [router, runtime, path])
  return <App runtime={runtime} router={router} />
}
