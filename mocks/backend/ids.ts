/** The number at the end of an id, by which records of one kind stand in the order they were made. */
export function orderOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0)
}

/** Compares for newest first: by moment (RFC 3339, UTC), then by id, latest first. */
export function newestFirst<T extends { _id: string }>(moment: (record: T) => string) {
  return (one: T, other: T): number => {
    const [a, b] = [moment(one), moment(other)]
    if (a !== b) return a < b ? 1 : -1
    return orderOf(other._id) - orderOf(one._id)
  }
}
