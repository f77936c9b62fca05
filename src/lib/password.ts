/** The hint under a password field, word for word (spec section 5). */
export const PASSWORD_HINT = 'Password must be 8+ chars with upper, lower, number & special.'

const RULES = [
  { id: 'length', label: '8 characters or more', test: (password: string) => [...password].length >= 8 },
  { id: 'lower', label: 'A lowercase letter', test: (password: string) => /[a-z]/.test(password) },
  { id: 'upper', label: 'An uppercase letter', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'A number', test: (password: string) => /[0-9]/.test(password) },
  {
    id: 'special',
    label: 'A special character',
    test: (password: string) => /[^A-Za-z0-9\s]/.test(password),
  },
] as const

export interface PasswordRule {
  id: (typeof RULES)[number]['id']
  /** What the rule asks for, in words. */
  label: string
  met: boolean
}

/**
 * Each rule for a new password and whether it is met, always in the same order (spec sections 5 and 9).
 * Letters and digits are the ASCII ones; special is anything else that is not whitespace (design section
 * 6). The length counts whole characters, so an emoji is one. The password is not trimmed; never throws.
 */
export function passwordRules(password: string): PasswordRule[] {
  return RULES.map(({ id, label, test }) => ({ id, label, met: test(password) }))
}

/** Whether a password meets all of `passwordRules`. */
export function isStrongPassword(password: string): boolean {
  return RULES.every(({ test }) => test(password))
}
