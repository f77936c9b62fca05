/** Tolerant readers for what a server sends (design section 4): they never throw and always give a usable value. */

export type RawRecord = Record<string, unknown>

/** A record's fields; none where it is not a record. */
export function fields(value: unknown): RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : {}
}

/** The list under a key; empty where it is missing, null or no list. */
export function listOf<T>(body: unknown, key: string, read: (item: unknown) => T | null): T[] {
  const list = fields(body)[key]
  if (!Array.isArray(list)) return []
  return list.map(read).filter((item): item is T & {} => item !== null)
}

/** `_id` or `id`, as text; null where there is none. */
export function idOf(record: RawRecord): string | null {
  const id = record._id ?? record.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) || null : null
}

/** Text; the fallback for anything else. */
export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : fallback
}

/** A whole number, also from numeric text; the fallback for anything else. */
export function integerOf(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number) : fallback
}

/** One of the known words; the fallback for anything else. */
export function oneOf<const T extends string>(value: unknown, known: readonly T[], fallback: T): T {
  return known.find((word) => word === value) ?? fallback
}
