/** The ranges of the insights (spec section 9). */
export type Range = '7d' | '30d'

/** How many calendar days a range takes. */
export const DAYS_OF: Record<Range, number> = { '7d': 7, '30d': 30 }

/** The range that a text names; 7d for anything else. */
export const rangeOf = (text: string | null): Range => (text === '30d' ? '30d' : '7d')
