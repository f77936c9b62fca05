/** Whom a refresh that failed has signed out. */
import { login } from '../cases.mjs'
import { PATIENCE_MS, settle } from './look.mjs'

export const isSignedOut = (page) => new URL(page.url()).pathname.endsWith('/login')

/** Signs in, and is led back to where the person was. */
export async function signInAgain(page, role) {
  const { fill, send } = login(role === 'admin' ? '/admin/login' : '/login')
  await fill(page)
  await send(page).click({ timeout: 20_000 })
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: PATIENCE_MS })
  return settle(page)
}
