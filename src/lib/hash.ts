/** A 32-bit number made of a text, always the same one (FNV-1a). Short texts differ little in it. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
