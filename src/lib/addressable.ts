/**
 * Whether a name can stand as one part of an address. Browsers shorten `.` and `..` away, however they are written, so that
 * a call would go to another operation; half a character cannot be encoded.
 */
export const isAddressable = (name: string): boolean => !/^\.{1,2}$|\p{Surrogate}/u.test(name)

/** The first of what may be ids that calls can name, as text (a number is one too); null where there is none. */
export function firstId(...candidates: unknown[]): string | null {
  for (const one of candidates) {
    const id = typeof one === 'number' ? `${one}` : one
    if (typeof id === 'string' && id.trim() && isAddressable(id)) return id
  }
  return null
}
