import type { Locator, Page } from '@playwright/test'
import { comeAs, setExtensions } from './accessibility'
import { alive, expect } from './fixtures'
import { expectHarmless, MARKUP, noteDialogs, WIDTHS, widen } from './hostileValues'
import type { Lane } from './lanes'

/** What a server may say of a failure; `says` is what of it is a message at all. */
interface Failure {
  name: string
  body: unknown
  says?: string
}

const ENDLESS = 'W'.repeat(5_000)
const MIRRORED = '\u202Etxt.exe\u202C \u2067\u202Dinvoice\u202C'
const PLAIN = 'The press is being cleaned.'

/** Every other one says nothing that can be shown: so each is told from the one before it. */
const FAILURES: Failure[] = [
  { name: 'markup', body: { message: MARKUP }, says: MARKUP },
  { name: 'null', body: { message: null, error: null } },
  { name: 'a word of 5,000 letters', body: { message: ENDLESS }, says: ENDLESS.slice(0, 279) },
  { name: 'a list', body: { message: [MARKUP], error: [] } },
  { name: 'a text from right to left', body: { message: MIRRORED }, says: MIRRORED },
  { name: 'an object', body: { message: { toString: MARKUP }, error: { message: MARKUP } } },
  { name: 'markup in `error`', body: { message: ' \n\u00a0', error: MARKUP, code: MARKUP }, says: MARKUP },
  { name: 'a list that is no record', body: [{ message: MARKUP }] },
  { name: 'a text for people', body: { message: PLAIN, code: { toString: MARKUP } }, says: PLAIN },
  { name: 'a text that is no record', body: MARKUP },
]

/** In turn. A 401 would be about the session. */
const STATUSES = [400, 403, 409, 413, 422, 500, 503]

/** Something that is sent, and where its failure is told. */
export interface Form {
  name: string
  path: string
  role?: 'client' | 'admin'
  /** With all that the contract knows. */
  extended?: true
  /** The call that is refused. */
  call: RegExp
  method?: 'POST' | 'PATCH' | 'DELETE'
  /** What is done once. */
  fill?: (page: Page) => Promise<unknown>
  send: (page: Page) => Promise<unknown>
  /** Where the message stands. */
  shown: (page: Page) => Locator
  /** What is said where the server says nothing. */
  fallback: string
  /** The server's words are never shown. */
  mute?: true
  /** It succeeds, and what the server says of it is shown all the same. */
  succeeds?: true
  /** What stands in every record besides. */
  beside?: Record<string, string>
}

const bodyOf = ({ body }: Failure, { beside }: Form): unknown =>
  beside && typeof body === 'object' && !Array.isArray(body) ? { ...body, ...beside } : body

/** Refuses that one call from now on, with what `answer` gives, and lets all others through. */
async function refuse(
  page: Page,
  form: Form,
  answer: () => { status: number; json: unknown },
): Promise<void> {
  await page.route('**/api/v1/**', (route) => {
    const request = route.request()
    const meant =
      request.method() === (form.method ?? 'POST') && form.call.test(new URL(request.url()).pathname)
    if (!meant) return route.fallback()
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer() })
  })
}

/** Sends a form over and over, on a phone and on a desktop, and is told each time in another way why it failed. */
export async function expectTold(page: Page, lane: Lane, form: Form): Promise<void> {
  const dialogs = noteDialogs(page)
  if (form.extended) await setExtensions(page, true)
  if (form.role) await comeAs(page, lane, form.role)
  await page.goto(form.path)
  await alive(page)
  let failure = FAILURES[0] as Failure
  let turn = 0
  await refuse(page, form, () => ({
    status: form.succeeds ? 200 : (STATUSES[turn % STATUSES.length] ?? 500),
    json: bodyOf(failure, form),
  }))
  await form.fill?.(page)
  for (const width of WIDTHS) {
    await widen(page, width)
    for (failure of FAILURES) {
      // At the other width each failure comes with another status.
      turn += 1
      const answered = page.waitForResponse(
        (response) =>
          form.call.test(new URL(response.url()).pathname) &&
          response.request().method() === (form.method ?? 'POST'),
      )
      await form.send(page)
      await answered
      const where = `${form.name}: ${failure.name} at ${width}`
      // What a success says is its `message` alone.
      const said = form.succeeds ? (failure.body as { message?: unknown } | null)?.message : failure.says
      const says = typeof said === 'string' && said.trim() && !form.mute ? said : form.fallback
      await expect(form.shown(page), where).toContainText(says)
      await expect(form.shown(page), where).not.toContainText(/\[object|undefined/)
      await expectHarmless(page, where)
      await expect(page.locator('h1').first(), where).toBeVisible()
    }
  }
  expect(dialogs).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
