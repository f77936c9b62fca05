import '@/runtime/browser/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@/styles/global.css'
import { App } from '@/app/App'
import { prepareDashboard } from '@/app/loadDashboard'
import { browserRouter } from '@/app/router/appRouter'
import { BASE_PATH } from '@/lib/publicFile'
import { ownScroll } from '@/runtime/browser/ownScroll'
import { begun } from './begin'

/** Ends the task, for at least so many ms: whoever touched the page meanwhile is heard before the next one. */
const yieldTask = (ms = 0) => new Promise<void>((go) => setTimeout(go, ms))

/** How long an empty page waits for its screen's code, so that it is drawn once; then its skeleton is drawn. */
const PATIENCE_MS = 250

async function start(root: HTMLElement): Promise<void> {
  const runtime = await begun
  ownScroll()
  if (root.hasChildNodes()) await yieldTask()
  const router = browserRouter(BASE_PATH)
  // Not after a social sign-in's answer, which is gone from the address, nor after a step back meanwhile.
  const isDrawn = () => root.hasChildNodes() && router.state.location.pathname === window.drawnFor
  const app = (drawn: boolean) => <App runtime={runtime} router={router} drawn={drawn} />
  // A screen whose code does not arrive is the router's to deal with: it draws the page anew, and says so.
  // In a transition React rests between pieces, so that whoever touches the page meanwhile is heard.
  if (isDrawn() && (await router.prepared()) && isDrawn())
    startTransition(() => void hydrateRoot(root, app(true)))
  else {
    // Where a drawn page stands that cannot come to life, begin.ts has left the session to it: it is asked for here.
    void runtime.session.start()
    prepareDashboard(router.state.goal, runtime)
    await Promise.race([router.prepared(), yieldTask(PATIENCE_MS)])
    startTransition(() => createRoot(root).render(app(false)))
  }
}

const root = document.getElementById('root')
if (root) void start(root)
