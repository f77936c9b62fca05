import type { components, operations } from '@/api/schema'

/** Types of the faked backend, all taken from the contract. */
export type Schemas = components['schemas']
export type OperationId = keyof operations

type Content<R> = R extends { content: infer C } ? C : never
type BodyIn<C, Type extends string> = C extends { [T in Type]: infer B } ? B : never
type JsonOf<R> = BodyIn<Content<R>, 'application/json'>
type HtmlOf<R> = BodyIn<Content<R>, 'text/html'>

type Responses<Op extends OperationId> = operations[Op]['responses']

/** Every status that the contract declares for an operation. */
export type StatusOf<Op extends OperationId> = keyof Responses<Op> & number

/** The declared statuses that mean failure. */
export type ErrorStatusOf<Op extends OperationId> = Extract<
  StatusOf<Op>,
  400 | 401 | 403 | 404 | 409 | 413 | 422 | 500
>

/** One declared answer: a status with the body that belongs to it. */
export type AnswerOf<Op extends OperationId> = {
  [S in StatusOf<Op>]: [JsonOf<Responses<Op>[S]>] extends [never]
    ? { status: S; html?: HtmlOf<Responses<Op>[S]>; headers?: Record<string, string> }
    : { status: S; json: JsonOf<Responses<Op>[S]> }
}[StatusOf<Op>]

type RequestContent<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer C } }
  ? C
  : never

/** The body of a request: JSON as declared, FormData for multipart, undefined where there is none. */
export type BodyOf<Op extends OperationId> = [RequestContent<Op>] extends [never]
  ? undefined
  : RequestContent<Op> extends { 'application/json': infer B }
    ? B
    : FormData

type Parameters<Op extends OperationId> = operations[Op]['parameters']

/** A request that passed the contract's check, ready for the studio. */
export interface CallOf<Op extends OperationId> {
  params: Parameters<Op> extends { path: infer P } ? P : Record<string, never>
  query: Parameters<Op> extends { query?: infer Q } ? NonNullable<Q> : Record<string, never>
  body: BodyOf<Op>
  /** The bearer token, when one came. */
  token: string | null
}
