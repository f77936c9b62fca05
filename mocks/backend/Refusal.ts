import type { Schemas } from '../contract/types'

/** The statuses with which a rule says no. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422

/** A rule of the studio says no: an HTTP status and the error body of the contract (spec section 8). */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly body: Schemas['Error']

  constructor(status: RefusalStatus, body: string | Schemas['Error']) {
    const told = typeof body === 'string' ? { message: body } : body
    super(told.message ?? told.error ?? `Refused with ${status}`)
    this.name = 'Refusal'
    this.status = status
    this.body = told
  }
}

/** Nobody is signed in, or the access token is not one of ours. */
export const notSignedIn = () => new Refusal(401, 'Sign in first.')
/** Asked by somebody who is no admin (spec section 6). */
export const adminOnly = () => new Refusal(403, 'Admin access required.')
/** It is another person's. */
export const notYours = () => new Refusal(403, 'This belongs to another client.')
/** No record has that id. */
export const notFound = () => new Refusal(404, 'Not found.')
/** A field is missing or wrong; `why` completes the sentence "{field} …". */
export const unprocessable = (field: string, why: string) => new Refusal(422, `${field}: ${why}.`)
