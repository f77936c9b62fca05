import '@/runtime/browser/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@/styles/global.css'
import { App } from '@/app/App'
import { loadDashboardAhead } from '@/app/loadDashboard'
import { browserRouter } from '@/app/router/appRouter'
import { BASE_PATH } from '@/lib/publicFile'
import { ownScroll } from '@/runtime/browser/ownScroll'
import { createBrowserPorts } from '@/runtime/browser/ports'
import { retireMockWorker } from '@/runtime/browser/retireWorker'
import { tellOfCrash } from '@/runtime/browser/tellOfCrash'
import { networkTransport } from '@/runtime/browser/transport'
import { withPrefix } from '@/runtime/browser/withPrefix'
import { createRuntime } from '@/runtime/createRuntime'
import { readSettings } from '@/runtime/settings'
import { isProvider, takeSocialAnswer, withoutTokens } from '@/session/socialSignIn'

const NO_ANSWER = { kind: 'none' } as const

/** Ends the task: whoever touched the page meanwhile is heard before the next one. */
const rest = () => new Promise<void>((go) => setTimeout(go))

async function start(root: HTMLElement): Promise<void> {
  const browser = createBrowserPorts()
  const ports = __MOCKS__ === 'page' ? withPrefix(browser, `overprint-demo${BASE_PATH}:`) : browser
  // Tokens leave the address before anything is asked or drawn.
  const arrived = new URL(ports.navigation.href())
  // The faked provider has a page of its own at its address.
  const drawn = __MOCKS__ && isProvider(arrived)
  const clock = __MOCKS__ ? null : ports.clock
  const answer = drawn ? NO_ANSWER : takeSocialAnswer(arrived.href, ports.tabStorage, clock)
  if (answer.kind !== 'none') history.replaceState(null, '', withoutTokens(arrived.href))

  const faked = __MOCKS__
    ? await (await import('@mocks/worker/startDemo')).startDemo(ports, __MOCKS__, BASE_PATH)
    : null
  if (!__MOCKS__) void retireMockWorker()
  const read = readSettings(window.__APP_CONFIG__, import.meta.env.VITE_API_BASE)
  const settings = faked ? { ...read, extensions: faked.extensions } : read
  if (settings.webVitals) void import('@/runtime/browser/webVitals').then(({ watchVitals }) => watchVitals())
  const runtime = createRuntime({
    ports,
    transport: networkTransport,
    settings,
    onCrash: (report) => tellOfCrash(settings, report),
    ...faked?.parts,
  })
  faked?.attach(runtime.session)
  if (answer.kind === 'session') runtime.session.adopt(answer.session)
  if (answer.kind === 'refused') {
    runtime.session.noteError('Login failed')
    runtime.toasts.add({ place: 'top-right', tone: 'error', text: 'Login failed. Please try again.' })
  }
  ownScroll()
  if (root.hasChildNodes()) await rest()
  // Nothing stands there that the first drawing has to find as it was: the session is asked for before all else.
  else void runtime.session.start()
  const router = browserRouter(BASE_PATH)
  // Not after a social sign-in's answer, which is gone from the address, nor after a step back meanwhile.
  const isDrawn = () => root.hasChildNodes() && router.state.location.pathname === window.drawnFor
  const app = <App runtime={runtime} router={router} />
  // A screen whose code does not arrive is the router's to deal with: it draws the page anew, and says so.
  // In a transition React rests between pieces, so that whoever touches the page meanwhile is heard.
  if (isDrawn() && (await router.prepared()) && isDrawn()) startTransition(() => void hydrateRoot(root, app))
  else {
    // The data too, before the screens are drawn.
    void runtime.session.start()
    loadDashboardAhead(router.state.goal, runtime)
    await rest()
    startTransition(() => createRoot(root).render(app))
  }
}

const root = document.getElementById('root')
if (root) void start(root)
