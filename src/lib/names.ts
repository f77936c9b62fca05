const words = (name: unknown) => (typeof name === 'string' ? name.split(/\s+/).filter(Boolean) : [])

/** The first word of a full name, for a greeting; 'User' without one (spec section 2, Dashboard). Never throws. */
export function firstName(fullName: unknown): string {
  return words(fullName)[0] ?? 'User'
}

/**
 * The initials of a full name, for an avatar: the first letter or digit of its first and last word, in
 * upper case; 'U' (for User) without one. Words of signs only do not count. Never throws.
 */
export function initials(fullName: unknown): string {
  const letters = words(fullName).flatMap(
    (word) =>
      word
        .normalize()
        .toUpperCase()
        .match(/[\p{L}\p{N}]/u) ?? [],
  )
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? 'U')
}
