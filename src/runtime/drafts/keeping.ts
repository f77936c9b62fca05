/**
 * What of a form's values may be kept, and what a kept value must be to be taken back: storage is open to everybody
 * who sits at this browser. What is not named here (files, secrets) never leaves the form.
 */
export type Keeping<V> = { readonly [K in keyof V]?: (value: unknown) => value is V[K] }

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

export const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (value: unknown): value is T =>
    known.some((one) => one === value)

/** The values that are kept. */
export function keptOf<V extends object>(values: V, keeping: Keeping<V>): Partial<V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in keeping)) as Partial<V>
}

/** Whether nothing was written that would be kept. */
export function isUnwritten<V extends object>(values: V, empty: V, keeping: Keeping<V>): boolean {
  return JSON.stringify(keptOf(values, keeping)) === JSON.stringify(keptOf({ ...values, ...empty }, keeping))
}

/** The kept values that can be read, over the empty form. */
export function restoredFrom<V extends object>(
  words: Readonly<Record<string, unknown>>,
  empty: V,
  keeping: Keeping<V>,
): V {
  const values = { ...empty }
  for (const name of Object.keys(keeping) as (keyof V & string)[]) {
    const value = words[name]
    const fits = keeping[name]
    if (fits?.(value)) values[name] = value
  }
  return values
}
