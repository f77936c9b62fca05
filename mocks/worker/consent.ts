import type { Transport } from '@/lib/transport'

const SOCIAL = /\/api\/v1\/auth\/(google|github)$/

/** Whether an address is a provider's consent page. */
export const isConsent = (url: string) => SOCIAL.test(new URL(url, location.href).pathname)

/**
 * Shows the consent page under its own address, so that its links leave it and Back returns to the site. A
 * navigation passes the worker by, so the page is asked for here and shown in place of this one; so it is when that
 * address is loaded anew. In a folder of a static host there is no such address: there it stands at the login's, where
 * its links lead too.
 */
export async function showConsent(url: string, transport: Transport, folder: string | null): Promise<void> {
  const target = new URL(url, location.href)
  const page = await (await transport(new Request(target))).text()
  const login = `${folder === '/' ? '' : (folder ?? '')}/login`
  const shownAt = folder === null ? target : new URL(`${login}?consent`, location.href)
  if (shownAt.href !== location.href) history.pushState(null, '', shownAt)
  document.open()
  document.write(page.replaceAll('href="/login', `href="${login}`))
  document.close()
  window.onpopstate = () => location.reload()
}
