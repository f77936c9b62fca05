/** A text as it is compared with what somebody looks for: an accent, a capital, a second blank makes no other word. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim()
