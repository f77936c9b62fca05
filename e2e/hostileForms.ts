import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { ADMINS } from './hostileAdminForms'
import type { Form } from './hostileFailures'
import { alert, dialogOf, field, main, press, toast } from './hostileHands'

const WORK = 'Harbor Café logo, round 2'
const desk = (page: Page) => page.getByRole('dialog', { name: WORK })
/** A 409 says that the work is decided: its dialog can only be left. Opened again, what was written is there. */
async function sendAgain(page: Page, within: Locator, send: string, opener: string) {
  if ((await within.getByRole('button', { name: send, exact: true }).count()) === 0) {
    // It takes no press in its first moment.
    await expect(async () => {
      await press(within, 'Close')
      await expect(within).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await press(page, opener)
    // Its first field takes the focus, and a key that was meant for a button.
    await expect(within.locator(':focus')).toHaveCount(1)
  }
  await press(within, send)
}
const letterbox = (page: Page) => page.getByRole('form', { name: 'Newsletter' }).first()
const replies = (page: Page) => page.getByRole('region', { name: /^Messages/ })

const registration = {
  call: /\/auth\/register$/,
  async fill(page: Page) {
    await field(main(page), 'Full name').fill('Ines Duarte')
    await field(main(page), 'Email').fill('ines@mesaseed.example')
    await field(main(page), 'Password').fill('Seeds-4-all!')
    await field(main(page), 'Confirm password').fill('Seeds-4-all!')
    await press(page, 'Continue')
    await page.getByRole('heading', { name: 'Where you are' }).waitFor()
    await press(page, 'Continue')
  },
  send: (page: Page) => press(page, 'Create account'),
  shown: (page: Page) => main(page).getByRole('alert'),
  fallback: 'Registration failed',
}

const newsletter = {
  path: '/faq',
  call: /\/newsletter\/subscribe$/,
  async send(page: Page) {
    await field(letterbox(page), /newsletter/).fill('maya@harborcafe.example')
    await press(letterbox(page), 'Subscribe')
  },
  shown: (page: Page) => letterbox(page).getByRole('status'),
}

const VISITORS: Form[] = [
  { name: 'a registration', path: '/register', ...registration },
  { name: 'a registration as an admin', path: '/admin/register', ...registration },
  {
    name: 'a letter',
    path: '/contact',
    call: /\/api\/contact$/,
    async fill(page) {
      await field(main(page), 'Name').fill('Maya Okafor')
      await field(main(page), 'Email').fill('maya@harborcafe.example')
      await main(page).getByRole('combobox', { name: 'Subject' }).click()
      await page.getByRole('option', { name: 'Other' }).click()
      await field(main(page), 'Message').fill('We open a second café.')
    },
    send: (page) => press(page, 'Send Message'),
    shown: (page) => main(page).getByRole('alert'),
    fallback: 'There was an error submitting your message. Please try again.',
    mute: true,
  },
  { name: 'the newsletter', ...newsletter, fallback: 'Subscription failed. Try again.' },
  {
    name: 'the newsletter that thanks',
    ...newsletter,
    succeeds: true,
    fallback: 'Subscribed! Check your inbox.',
  },
]

const client = { path: '/dashboard', role: 'client' } as const

const CLIENTS: Form[] = [
  {
    name: 'an approval',
    ...client,
    call: /\/approve$/,
    async fill(page) {
      await press(page, `Approve: ${WORK}`)
      await dialogOf(page).waitFor()
    },
    send: (page) => sendAgain(page, dialogOf(page), 'Approve', `Approve: ${WORK}`),
    shown: alert,
    fallback: 'Approve failed',
  },
  {
    name: 'a request for changes',
    ...client,
    call: /\/request-changes$/,
    async fill(page) {
      await press(page, `Request changes: ${WORK}`)
      await field(dialogOf(page), 'What should change?').fill('The handle is too thin.')
    },
    send: (page) => sendAgain(page, dialogOf(page), 'Send request', `Request changes: ${WORK}`),
    shown: alert,
    fallback: 'Request changes failed',
  },
  {
    name: 'a request from the review desk',
    ...client,
    path: '/dashboard?do=review&work=work_1',
    extended: true,
    call: /\/request-changes$/,
    async fill(page) {
      await press(desk(page), 'Request changes')
      await field(desk(page), 'What should change?').fill('The handle is too thin.')
    },
    send: (page) => sendAgain(page, desk(page), 'Send request', `Review: ${WORK}`),
    shown: (page) => desk(page).getByRole('alert'),
    fallback: 'Request changes failed',
  },
  {
    name: 'a reply',
    ...client,
    call: /\/message$/,
    fill: (page) => replies(page).getByRole('textbox').first().fill('Thursday at nine.'),
    send: (page) => press(replies(page), /^Send reply/),
    shown: (page) => replies(page).locator('form').first(),
    fallback: 'Send failed',
  },
  {
    name: 'a reply in a conversation',
    ...client,
    path: '/dashboard?conversation=conversation_1',
    extended: true,
    call: /\/message$/,
    async send(page) {
      const discard = page.getByRole('button', { name: /^Discard/ })
      if (await discard.count()) await discard.press('Enter')
      await field(page, 'Your reply').fill('Thursday at nine.')
      await press(page, 'Send')
    },
    shown: (page) =>
      page
        .getByRole('region', { name: 'Conversation' })
        .getByRole('listitem')
        .getByText(/^Not sent|^Send failed/),
    fallback: 'Send failed',
  },
  {
    name: 'something saved',
    ...client,
    path: '/projects/web%20designs/mesa-catalogue',
    extended: true,
    call: /\/favorites$/,
    send: (page) => press(main(page), /^Save ?: Seed catalogue$/),
    shown: toast,
    fallback: 'Save failed',
  },
]

export const FORMS: Form[] = [...VISITORS, ...CLIENTS, ...ADMINS]
