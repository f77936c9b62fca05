import { ApiError } from '@/api/ApiError'
import type { components } from '@/api/schema'
import type { Area } from '../parts/area'
import type { Registration } from './registration'

type Payload = components['schemas']['RegistrationPayload']

const OPTIONAL = ['address', 'city', 'state', 'profileImage'] as const

/**
 * What is sent (spec sections 3 and 5): trimmed, empty optional values left out, `role` from the admin area alone,
 * the invite token only when typed. A password is sent as it is: spaces in it count.
 */
export function payloadOf(values: Registration, area: Area): Payload {
  const payload: Payload = {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    password: values.password,
  }
  for (const name of OPTIONAL) {
    const text = values[name].trim()
    if (text) payload[name] = text
  }
  if (area === 'user') return payload
  const token = values.adminInviteToken.trim()
  return { ...payload, role: 'admin', ...(token ? { adminInviteToken: token } : {}) }
}

/** Spec section 8, to the letter. */
export const INVITE_TOKEN_REQUIRED =
  'This organization requires an Admin Invite Token. Please enter a valid token and try again.'

/** Whether the server refused an admin for want of a valid invite token (spec section 8). */
export function asksForInviteToken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 403 &&
    /admin registration not authorized/i.test(error.serverMessage ?? '')
  )
}
