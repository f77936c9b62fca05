/** Whether a value is text with something in it. */
export const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== ''
