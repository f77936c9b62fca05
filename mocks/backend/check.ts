import { unprocessable } from './Refusal'

const EMAIL = /^\S+@\S+\.\S+$/

/** Lowercase, uppercase, digit and special: anything that is no ASCII letter, digit or space. */
const PASSWORD = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d ]/]

/** The text without spaces around it; refuses with 422 when nothing is left. */
export function filled(field: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw unprocessable(field, 'must not be empty')
  return trimmed
}

/** The address, trimmed; refuses with 422 what does not look like one (spec section 5). */
export function checkedEmail(text: string): string {
  const trimmed = text.trim()
  if (!EMAIL.test(trimmed)) throw unprocessable('email', 'must be an email address')
  return trimmed
}

/** Refuses with 422 a password that is too short or too plain (spec section 5). */
export function checkPassword(password: string): void {
  if (password.length < 8 || !PASSWORD.every((kind) => kind.test(password)))
    throw unprocessable('password', 'must be 8+ chars with upper, lower, number & special')
}

/** Whether two addresses reach the same person: case and spaces around do not count. */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
