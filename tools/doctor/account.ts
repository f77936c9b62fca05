/** With what the API is asked. */
export interface Account {
  /** Null where none was given. */
  token: string | null
  email: string
  password: string
}

/** A header holds more than these, but no access token does, and a line break is in none of either. */
const TOKEN = /^[\x21-\x7e]+$/

/**
 * What was given to sign in with, arguments before the environment; an empty one counts as none. A slip is told in
 * words, which quote nothing that is secret.
 */
export function accountOf(
  given: (name: string) => string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Account | { slip: string } {
  const token = given('token')?.trim() || env.DOCTOR_TOKEN?.trim() || null
  const email = given('email')?.trim() ?? ''
  const password = given('password') || env.DOCTOR_PASSWORD || ''
  // An option that is empty is a variable of the shell that is not set: without it all would be asked as a visitor.
  if (given('token') !== undefined && !token)
    return { slip: '--token is empty, and so is DOCTOR_TOKEN: leave it out to ask as a visitor.' }
  if (token && !TOKEN.test(token))
    return {
      slip: 'The token (--token or DOCTOR_TOKEN) holds a sign that no header may hold, such as a line break, or a space: it is what follows "Bearer ", alone.',
    }
  if (given('email') !== undefined && !email)
    return { slip: '--email is empty: leave it out to ask as a visitor.' }
  if (email && !password)
    return { slip: '--email signs nobody in without a password (DOCTOR_PASSWORD or --password).' }
  if (password && !email && !token)
    return { slip: 'A password (DOCTOR_PASSWORD or --password) signs nobody in without --email.' }
  return { token, email, password }
}
