import { settled } from './accessibility'
import { expect as soon, test } from './fixtures'
import { expectFocus, tabTo, tellFocus } from './keyboard'

/** Every stop on the way is looked at: a busy machine takes its time. */
test.describe.configure({ timeout: 300_000 })
const expect = soon.configure({ timeout: 25_000 })

const WORK = 'Harbor Café logo, round 2'

test('by the keyboard alone: sign in, approve, request changes, reply', async ({ page, backend }) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await settled(page)
  await keyboard.press('Tab')
  expect(await tellFocus(page)).toBe('link "Skip to content"')
  await keyboard.press('Enter')
  await expect(main).toBeFocused()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Sign in" [level=1]
    - textbox "Email"
    - textbox "Password"
    - button "Show password"
    - checkbox "Sign in as admin"
  `)
  await tabTo(page, main.getByRole('textbox', { name: 'Email' }))
  await keyboard.type('maya@harborcafe.example')
  await tabTo(page, main.getByRole('textbox', { name: 'Password' }))
  await keyboard.type('Harbor-2026!')
  const signIn = main.getByRole('button', { name: 'Sign in', exact: true })
  expect(await tabTo(page, signIn)).toEqual([
    'button "Show password"',
    'checkbox "Sign in as admin"',
    'button "Sign in"',
  ])
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await settled(page)

  await tabTo(page, button(`Approve: ${WORK}`))
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Approve this work?' })
  await expect(question).toMatchAriaSnapshot(`
    - alertdialog "Approve this work?":
      - banner:
        - heading "Approve this work?" [level=2]
      - paragraph: ${WORK}
      - paragraph: /1,250/
      - textbox "Comment (optional)"
      - contentinfo:
        - button "Cancel"
        - button "Approve"
  `)
  await expectFocus(page, question.getByRole('textbox'))
  await tabTo(page, question.getByRole('button', { name: 'Approve' }), 2)
  await keyboard.press('Enter')
  await expect(page.getByText('Approved. Thank you!')).toBeVisible()
  await expect(question).toHaveCount(0)
  // The row is gone: what comes next has the focus.
  expect(await tellFocus(page)).toBe('button "Request changes: Loyalty card and stamp"')

  // For 400 ms a press is taken for the former one's second half (src/lib/passFocus.ts).
  await page.evaluate(() => new Promise((go) => setTimeout(go, 450)))
  await keyboard.press('Enter')
  const request = page.getByRole('dialog', { name: 'Request changes' })
  const change = request.getByRole('textbox', { name: 'What should change?' })
  await expectFocus(page, change)
  // Once around: the focus stays within.
  await tabTo(page, change, 12)
  await keyboard.type('The handle is too thin.')
  await tabTo(page, request.getByRole('button', { name: 'Send request' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Requested changes sent.')).toBeVisible()
  await expect(request).toHaveCount(0)
  expect(await tellFocus(page)).toMatch(/^button "Request changes: /)

  await tabTo(
    page,
    main
      .getByRole('region', { name: /^Messages/ })
      .getByRole('textbox')
      .first(),
  )
  await keyboard.type('Thursday at nine.')
  await tabTo(page, button(/^Send reply/))
  await keyboard.press('Enter')
  await expect(page.getByText('Message sent.')).toBeVisible()
  for (const operation of ['approveWork', 'requestChanges', 'sendMessage'])
    expect(await backend.calls(operation), operation).toHaveLength(1)
})

test('by the keyboard alone: a letter to the studio', async ({ page, backend }) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await settled(page)
  await expect(main).toMatchAriaSnapshot(`
    - heading "Contact" [level=1]
    - tablist "Ways to reach us":
      - tab "Send Message" [selected]
      - tab "Our Locations"
    - tabpanel "Send Message":
      - form "Message to the studio":
        - textbox "Name"
        - textbox "Email"
        - textbox "Phone (optional)"
        - combobox "Subject"
        - textbox "Message"
        - button "Send Message"
  `)
  expect((await tabTo(page, field('Name'))).slice(0, 2)).toEqual([
    'link "Skip to content"',
    'link "Overprint, home"',
  ])
  await keyboard.type('Ana Reyes')
  await tabTo(page, field('Email'))
  await keyboard.type('ana@mesaseed.example')
  await tabTo(page, main.getByRole('combobox', { name: 'Subject' }))
  await keyboard.press('Enter')
  const subjects = page.getByRole('listbox', { name: 'Subject' })
  await expect(subjects.getByRole('option')).toHaveCount(5)
  await keyboard.press('ArrowDown')
  await expect(subjects.getByRole('option', { name: 'Project Quote' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(subjects).toHaveCount(0)
  await expect(main.getByRole('combobox', { name: 'Subject' })).toBeFocused()
  expect(await tabTo(page, field('Message'))).toEqual(['textbox "Message"'])
  await keyboard.type('A label for a seed packet.')
  expect(await tabTo(page, main.getByRole('button', { name: 'Send Message' }))).toEqual([
    'button "Send Message"',
  ])
  await keyboard.press('Enter')
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(await backend.calls('sendContactMessage')).toHaveLength(1)
  // A press more sends nothing: the form is empty again, and the focus has not left it.
  await tellFocus(page)
})
