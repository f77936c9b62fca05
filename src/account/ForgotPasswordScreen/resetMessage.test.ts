import { expect, test } from 'vitest'
import { STUDIO } from '@/content/studio'
import { resetMessage } from './resetMessage'

const parts = (href: string | null) => {
  const url = new URL(href ?? '')
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) }
}

test('names the account, if it was typed', () => {
  expect(resetMessage(' maya@harborcafe.example ').body).toContain('my account: maya@harborcafe.example')
  expect(resetMessage('').body).toContain('my account.')
})

test.each([
  'maya@harborcafe.example',
  '',
  'a@b.example&bcc=thief@evil.example',
  'a@b.example\r\nBcc: thief@evil.example',
  '100% & + # ? é 🙂',
])('the link carries the message as it is, to the studio alone: %j', (typed) => {
  const { href, subject, body } = resetMessage(typed)
  expect(parts(href)).toEqual({ to: STUDIO.email, subject, body })
})
