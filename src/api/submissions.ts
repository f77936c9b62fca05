import { queryOptions } from '@tanstack/react-query'
import { type Author, readAuthor } from './author'
import { type ApiClient, call } from './client'
import { fields, idOf, itemsOf, listOf, momentOf, oneOf, textOf, titleOf, urlOf } from './read'

/** What a client answered to a round. */
export interface RoundDecision {
  verdict: 'approved' | 'changes_requested'
  comment: string
  requestedChanges: string[]
  /** An ISO date-time; null where the server gave none that can be read. */
  at: string | null
}

/** One round of a work: a view of the contract's Round (extension `submissions`). */
export interface Round {
  _id: string
  title: string
  description: string
  /** Media URLs that nobody has judged yet, in the order in which they were handed in. */
  assets: string[]
  /** An ISO date-time; null where the server gave none that can be read. */
  at: string | null
  author: Author | null
  decision: RoundDecision | null
}

export const submissionKeys = {
  all: ['submissions'] as const,
  of: (work: string) => ['submissions', work] as const,
}

const readText = (item: unknown) => textOf(item).trim() || null

function readDecision(raw: unknown): RoundDecision | null {
  const record = fields(raw)
  const verdict = oneOf(record.verdict, ['approved', 'changes_requested', ''], '')
  if (verdict === '') return null
  return {
    verdict,
    comment: textOf(record.comment).trim(),
    requestedChanges: itemsOf(record.requestedChanges, readText),
    at: momentOf(record.at),
  }
}

function readRound(raw: unknown): Round | null {
  const record = fields(raw)
  const _id = idOf(record)
  if (!_id) return null
  return {
    _id,
    title: titleOf(record.title, 'Untitled round'),
    description: textOf(record.description).trim(),
    assets: itemsOf(record.assets, urlOf),
    at: momentOf(record.createdAt),
    author: readAuthor(record.author),
    decision: readDecision(record.decision),
  }
}

/** Newest first, whatever the server's order; where times are missing its order stays. */
const newestFirst = (one: Round, other: Round) =>
  one.at && other.at ? Date.parse(other.at) - Date.parse(one.at) : 0

/** GET /work/{id}/submissions: the rounds of a work, newest first. Asked only with the extension `submissions`. */
export function submissions(api: ApiClient, work: string) {
  return queryOptions({
    queryKey: submissionKeys.of(work),
    queryFn: ({ signal }) =>
      call(api.GET('/work/{id}/submissions', { params: { path: { id: work } }, signal }), (body) =>
        listOf(body, 'submissions', readRound).sort(newestFirst),
      ),
  })
}
