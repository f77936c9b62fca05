/** A short sum by which a text is told from others: FNV-1a in eight hexadecimal digits, the same on every machine. */
export function fingerprint(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
