import type { Area } from '../parts/area'
import { payloadOf } from './payload'
import type { Registration } from './registration'

/** One line of the review; `note` marks words about a value that stand in for it. */
export interface ReviewRow {
  label: string
  text: string
  note?: true
}

const OPTIONAL = { Address: 'address', City: 'city', State: 'state', Picture: 'profileImage' } as const

const secret = (label: string, text: string | undefined, without: string): ReviewRow => ({
  label,
  text: text ? 'Typed, not shown' : without,
  note: true,
})

/**
 * What will be sent beside name and email, from the payload itself, so that the review cannot differ from it.
 * Of the password and the invite token it says only whether they are there.
 */
export function reviewOf(values: Registration, area: Area): ReviewRow[] {
  const payload = payloadOf(values, area)
  const rows: ReviewRow[] = [secret('Password', payload.password, 'Missing')]
  const leftOut: string[] = []
  for (const [label, name] of Object.entries(OPTIONAL)) {
    const text = payload[name]
    if (text) rows.push({ label, text })
    else leftOut.push(leftOut.length === 0 ? label : label.toLowerCase())
  }
  if (payload.role) {
    rows.push({ label: 'Role', text: 'Admin' })
    rows.push(secret('Invite token', payload.adminInviteToken, 'None'))
  }
  if (leftOut.length > 0) rows.push({ label: 'Left out', text: leftOut.join(', '), note: true })
  return rows
}
