import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'

const HALF = 'Complete the date, or clear it.'

const isHalf = (field: unknown) => (field as Partial<HTMLInputElement>).validity?.badInput === true

/**
 * Refuses a date that is typed in part. Its field's value is empty meanwhile, as where there is none: without this it
 * would be sent as no date. What else is wrong is told too.
 */
export function withWholeDates<V extends FieldValues>(resolver: Resolver<V>): Resolver<V> {
  return async (values, context, options) => {
    const judged = await resolver(values, context, options)
    const half = Object.entries<{ ref: unknown }>(options.fields).filter(([, { ref }]) => isHalf(ref))
    if (half.length === 0) return judged
    const errors = half.map(([name, { ref }]): [string, FieldError] => [
      name,
      { type: 'badInput', message: HALF, ref: ref as HTMLInputElement },
    ])
    return { values: {}, errors: { ...judged.errors, ...Object.fromEntries(errors) } as FieldErrors<V> }
  }
}
