import { isObject, type Json } from '../contract/document'
import { type Operation, successStatus } from '../contract/operations'
import type { OperationId } from '../contract/types'
import type { RunOutcome } from './outcomes'
import { fieldsOf, findSentinel } from './sentinels'

/** An answer before it is a Response: JSON, HTML, or neither. */
export interface Answer {
  status: number
  json?: unknown
  /** Sent as JSON without being any. */
  text?: string
  html?: string
  headers?: Record<string, string>
}

/** Set on every answer that an outcome other than `ok` made or changed. */
export const OUTCOME_HEADER = 'x-mock-outcome'

const BAD_GATEWAY =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** The first example that the contract names for a status, else an empty object; undefined without a body. */
function exampleOf(operation: Operation, status: number): Json | undefined {
  const contents = operation.responses.get(status) ?? []
  const json = contents.find((one) => one.type === 'application/json')
  return json ? (Object.values(json.examples)[0] ?? {}) : undefined
}

/** Where the contract's shared example speaks of another operation: what the studio says in this one. */
const OWN_WORDS: Partial<Record<OperationId, Partial<Record<number, string>>>> = {
  setWorkStatus: { 409: 'A completed work cannot be changed.' },
  submitWork: { 409: 'Only a work in progress or with requested changes can be submitted.' },
}

/** The field that a forced 422 is about: where the sentinel was typed, else the first that was sent and is no id. */
function refused(body: unknown, typed: string | null): string {
  if (typed !== null) return `${typed}: is not accepted.`
  const field = fieldsOf(body).find(([name]) => !/id$/i.test(name))?.[0]
  return field ? `${field}: must not be empty.` : 'A field is missing or wrong.'
}

/** The answer that an outcome forces without asking the studio, or null. It speaks of what was sent. */
export function forcedAnswer(operation: Operation, outcome: RunOutcome, body?: unknown): Answer | null {
  if (typeof outcome === 'number') {
    const own = OWN_WORDS[operation.operationId]?.[outcome]
    const typed = outcome === 422 ? (findSentinel(operation, body, [422])?.field ?? null) : null
    const message = outcome === 422 ? refused(body, typed) : own
    return { status: outcome, json: message ? { message } : exampleOf(operation, outcome) }
  }
  if (outcome === 'html') return { status: 502, html: BAD_GATEWAY }
  return null
}

/** The studio's answer, its JSON cut off in the middle; a success without any gets some that can be cut. */
export function cutShort(operation: Operation, answer: Answer): Answer {
  const { status, json } = answer
  if (json === undefined && status >= 400) return answer
  const text = JSON.stringify(json ?? exampleOf(operation, successStatus(operation)) ?? { message: 'Done.' })
  return {
    // 204 and redirects can carry no body, broken or not.
    status: status === 204 || (status >= 300 && status < 400) ? 200 : status,
    text: text.slice(0, Math.max(1, Math.floor(text.length / 2))),
  }
}

function mapTop(body: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(body)) return change(body)
  if (!isObject(body)) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, change(value)]))
}

/** What an outcome makes of a successful body: emptied, or with null where lists should be. */
export function changedBody(outcome: RunOutcome, body: unknown): unknown {
  if (outcome === 'nullLists') return mapTop(body, (value) => (Array.isArray(value) ? null : value))
  if (outcome !== 'empty') return body
  return mapTop(body, (value) => {
    if (Array.isArray(value)) return []
    return typeof value === 'number' ? 0 : value
  })
}

/** The media type that an answer will have. */
export function typeOf(answer: Answer): string | null {
  if (answer.json !== undefined || answer.text !== undefined) return 'application/json'
  return answer.html === undefined ? null : 'text/html'
}

export function responseOf(answer: Answer, outcome: RunOutcome): Response {
  const headers = new Headers(answer.headers)
  const type = typeOf(answer)
  if (type) headers.set('content-type', type === 'text/html' ? `${type}; charset=utf-8` : type)
  if (outcome !== 'ok') headers.set(OUTCOME_HEADER, String(outcome))
  const json = answer.json === undefined ? undefined : JSON.stringify(answer.json)
  const body = json ?? answer.text ?? answer.html ?? null
  return new Response(body, { status: answer.status, headers })
}
