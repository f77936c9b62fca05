/** The currencies a product may be priced in (spec section 9). */
export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

const SIGNS: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£' }

/** What stands where an amount is missing or broken, so that no false $0.00 does. */
const NO_AMOUNT = '—'

/** Highest price in minor units: 999,999,999.99, beyond any real price and far inside exact integers. */
const MAX_PRICE = 99_999_999_999

/** "19", "19.99", "19,5": digits, then at most two decimals after a point or a comma. */
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/

/** "1,234", "1,234,567.50": commas between groups of three, decimals after a point. */
const GROUPED = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/** One optional currency sign, before or after the number. */
const SIGNED = /^(?:[$€£]\s*([\d.,]+)|([\d.,]+)\s*[$€£]?)$/

/**
 * Shows an amount of minor units (cents, pence) with its sign, thousands commas and two decimals:
 * 125000 → "$1,250.00", -5 → "-$0.05" (spec section 9). Splits digits, never divides. A fraction of a
 * minor unit is rounded, halves away from zero. A missing or non-finite amount gives "—"; never throws.
 */
export function formatMoney(minor: number | null | undefined, currency: Currency = 'USD'): string {
  if (typeof minor !== 'number' || !Number.isFinite(minor)) return NO_AMOUNT
  const digits = String(BigInt(Math.round(Math.abs(minor)))).padStart(3, '0')
  const units = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const minus = minor < 0 && /[1-9]/.test(digits) ? '-' : ''
  return `${minus}${SIGNS[currency]}${units}.${digits.slice(-2)}`
}

/**
 * Reads a typed price as whole minor units without floating point: "19.99" → 1999, "19,50" → 1950,
 * "1,234.50" → 123450, "1,234" → 123400 (spec section 5, New Product). Spaces around it and one
 * currency sign are allowed; the sign does not choose the currency. Anything else is null: "1.234,50",
 * "1.234", ".99", zero, a negative, more than two decimals, more than 999,999,999.99. Never throws.
 */
export function parsePrice(text: string): number | null {
  const signed = SIGNED.exec(text.trim())
  const number = signed?.[1] ?? signed?.[2] ?? ''
  const match = PLAIN.exec(number) ?? GROUPED.exec(number)
  if (!match) return null
  const [, units = '', decimals = ''] = match
  const minor = Number(units.replaceAll(',', '') + decimals.padEnd(2, '0'))
  return minor > 0 && minor <= MAX_PRICE ? minor : null
}
