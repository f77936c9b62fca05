// Tolerant readers for what a server sends (design section 4): they never throw and always give a usable value.

import { firstId } from '@/lib/addressable'
import { dayOf } from '@/lib/dates'
import { CURRENCIES, type Currency } from '@/lib/money'

export type RawRecord = Record<string, unknown>

/** A record's fields; none where it is not a record. */
export function fields(value: unknown): RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : {}
}

/** A list without the items that cannot be read; empty where it is missing, null or no list. */
export function itemsOf<T>(list: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(list)) return []
  return list.map((item) => read(item)).filter((item): item is T & {} => item !== null)
}

/** The list under a key; see `itemsOf`. */
export function listOf<T>(body: unknown, key: string, read: (item: unknown) => T | null): T[] {
  return itemsOf(fields(body)[key], read)
}

/** `_id` or `id`, as text; null where there is none that calls can name. */
export const idOf = (record: RawRecord): string | null => firstId(record._id, record.id)

/** Text; the fallback for anything else. */
export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : fallback
}

/** A title, without the blanks around it; the fallback where nothing is left. */
export const titleOf = (value: unknown, fallback: string): string => textOf(value).trim() || fallback

/** A whole number, also from numeric text; the fallback for anything else, and for one too large to be told from the next. */
export function integerOf(value: unknown, fallback?: number): number
export function integerOf(value: unknown, fallback: null): number | null
export function integerOf(value: unknown, fallback: number | null = 0): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  const whole = Math.round(typeof number === 'number' ? number : Number.NaN)
  return Number.isSafeInteger(whole) ? whole : fallback
}

/** One of the known words; the fallback for anything else. */
export function oneOf<const T extends string>(value: unknown, known: readonly T[], fallback: T): T {
  return known.find((word) => word === value) ?? fallback
}

/** The URL of a media reference, which is text or `{ url }`; null where there is none. Whether it is safe is the view's question. */
export function urlOf(value: unknown): string | null {
  const url = typeof value === 'string' ? value : fields(value).url
  return typeof url === 'string' && url.trim() ? url : null
}

/** An ISO date-time; null for a bare day or anything else. */
export function momentOf(value: unknown): string | null {
  const text = textOf(value)
  return text.length > 'YYYY-MM-DD'.length && dayOf(text) ? text : null
}

/** One of the three currencies; USD for anything else (spec section 9). */
export function currencyOf(value: unknown): Currency {
  return oneOf(textOf(value).toUpperCase(), CURRENCIES, 'USD')
}
