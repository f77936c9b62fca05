import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { createRoutes } from '@/app/routes'
import type { Runtime } from '@/runtime/createRuntime'

/** The whole app at a path, in a frame of its own: links and redirects stay inside the story. */
export function StageApp({ runtime, path }: { runtime: Runtime; path: string }) {
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [path] }))
  return <App runtime={runtime} router={router} />
}
