import type { Transport } from '@/lib/transport'

const SOCIAL = /\/api\/v1\/auth\/(google|github)$/

/** Whether an address is a provider's consent page. */
export const isConsent = (url: string) => SOCIAL.test(new URL(url, location.href).pathname)

/**
 * Shows the consent page under its own address, so that its links leave it and Back returns to the site. A
 * navigation passes the worker by, so the page is asked for here and shown in place of this one; so it is when that
 * address is loaded anew.
 */
export async function showConsent(url: string, transport: Transport): Promise<void> {
  const target = new URL(url, location.href)
  const page = await (await transport(new Request(target))).text()
  if (target.href !== location.href) history.pushState(null, '', target)
  document.open()
  document.write(page)
  document.close()
  window.onpopstate = () => location.reload()
}
