const PAIRS = [
  [7, 5],
  [5, 7],
]

/**
 * How many of twelve columns each of so many cards takes: rows of two unequal ones and of three thirds in turn, and
 * no card alone in the last row.
 */
export function spansOf(count: number): number[] {
  if (count === 1) return [7]
  // Three go down in steps, like one proof at three sizes.
  if (count === 3) return [5, 4, 3]
  const spans: number[] = []
  let pairs = 0
  let wide = true
  for (let left = count; left > 0; ) {
    const two: boolean = left === 2 || left === 4 || (wide && left !== 3)
    spans.push(...(two ? (PAIRS[pairs++ % PAIRS.length] ?? []) : [4, 4, 4]))
    left -= two ? 2 : 3
    wide = !two
  }
  return spans
}
