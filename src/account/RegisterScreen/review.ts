import { payloadOf } from './payload'
import type { Area, Registration } from './registration'

/** One line of the review; `note` marks words about a value that stand in for it. */
export interface ReviewRow {
  label: string
  text: string
  note?: true
}

/**
 * What will be sent beside name and email, from the payload itself, so that the review cannot differ from it.
 * Of the password and the invite token it says only whether they are there.
 */
export function reviewOf(values: Registration, area: Area): ReviewRow[] {
  const { password, address, city, state, profileImage, role, adminInviteToken } = payloadOf(values, area)
  const given = (label: string, text: string | undefined): ReviewRow =>
    text ? { label, text } : { label, text: 'Not given', note: true }
  const secret = (label: string, text: string | undefined, without: string): ReviewRow => ({
    label,
    text: text ? 'Typed, not shown' : without,
    note: true,
  })
  return [
    secret('Password', password, 'Missing'),
    given('Address', address),
    given('City', city),
    given('State', state),
    given('Picture', profileImage),
    ...(role ? [{ label: 'Role', text: 'Admin' }] : []),
    ...(area === 'admin' ? [secret('Invite token', adminInviteToken, 'Not given')] : []),
  ]
}
