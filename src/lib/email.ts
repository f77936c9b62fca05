/**
 * Whether a text has the basic pattern of an e-mail address: text, @, text, dot, text (spec section 5,
 * Registration). Spaces around it are ignored, inside it they are refused, as is a second @. Never throws.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
