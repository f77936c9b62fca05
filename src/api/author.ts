import { fields, idOf, textOf } from './read'

/** Who wrote or made something: a view of the contract's Author. */
export interface Author {
  id: string
  /** Empty where the server gave none. */
  fullName: string
  /** Somebody of the studio. */
  isAdmin: boolean
}

/** Reads an author; null where nobody is named. */
export function readAuthor(raw: unknown): Author | null {
  const record = fields(raw)
  const id = idOf(record)
  const fullName = textOf(record.fullName).trim()
  if (!id && !fullName) return null
  return { id: id ?? '', fullName, isAdmin: record.isAdmin === true }
}
