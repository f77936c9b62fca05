import { BASE_PATH } from '@/lib/publicFile'
import { createBrowserPorts } from '@/runtime/browser/ports'
import { reportCrash } from '@/runtime/browser/reportCrash'
import { retireMockWorker } from '@/runtime/browser/retireWorker'
import { networkTransport } from '@/runtime/browser/transport'
import { withPrefix } from '@/runtime/browser/withPrefix'
import { createRuntime, type Runtime } from '@/runtime/createRuntime'
import { readSettings } from '@/runtime/settings'
import { isProvider, takeSocialReturn, withoutTokens } from '@/session/socialSignIn'

/** Makes the tab's runtime: who is signed in, the settings, the way to the backend. It needs neither React nor a page. */
async function begin(): Promise<Runtime> {
  const browser = createBrowserPorts()
  const ports = __MOCKS__ === 'page' ? withPrefix(browser, `overprint-demo${BASE_PATH}:`) : browser
  // Tokens leave the address before anything is asked or drawn.
  const arrived = new URL(ports.navigation.href())
  // The faked provider has a page of its own at its address.
  const drawn = __MOCKS__ && isProvider(arrived)
  const clock = __MOCKS__ ? null : ports.clock
  const returned = drawn ? null : takeSocialReturn(arrived.href, ports.tabStorage, clock)
  if (returned) history.replaceState(null, '', withoutTokens(arrived.href))
  // Code that does not arrive signs nobody in.
  const signIn = returned && (await import('@/session/socialSession').catch(() => null))
  const session = (returned && signIn?.socialSession(returned)) ?? null

  const faked = __MOCKS__
    ? await (await import('@mocks/worker/startDemo')).startDemo(ports, __MOCKS__, BASE_PATH)
    : null
  if (!__MOCKS__) void retireMockWorker()
  const read = readSettings(window.__APP_CONFIG__, import.meta.env.VITE_API_BASE)
  // Nothing of a demo leaves this machine: a studio's API and its collector of crashes are not asked.
  const settings = faked ? { ...read, apiBase: '', errorEndpoint: '', extensions: faked.extensions } : read
  if (settings.webVitals) void import('@/runtime/browser/webVitals').then(({ watchVitals }) => watchVitals())
  const runtime = createRuntime({
    ports,
    transport: networkTransport,
    settings,
    reportCrash: (report) => reportCrash(settings, report),
    ...faked?.parts,
  })
  faked?.attach(runtime.session)
  if (session) runtime.session.adopt(session)
  else if (returned) {
    runtime.session.noteError('Login failed')
    runtime.toasts.add({ place: 'top-right', tone: 'error', text: 'Login failed. Please try again.' })
  }
  // Nothing stands there that the first drawing has to find as it was: the session is asked for before all else.
  if (!document.getElementById('root')?.hasChildNodes()) void runtime.session.start()
  return runtime
}

/**
 * The runtime, as soon as there is one. A page of the dashboard has this file as a script of its own, which asks for the
 * session while React and the screens are still on their way.
 */
export const begun = begin()
