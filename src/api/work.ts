import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, AS_STREAM, call, done } from './client'
import { fields, idOf, integerOf, listOf, textOf, titleOf } from './read'
import type { components } from './schema'

type Schemas = components['schemas']

/** A work as it was read: a price that is missing or no number is null, never nought. */
export type Work = Omit<Schemas['Work'], 'price'> & { price: number | null }
export type WorkStatus = Schemas['WorkStatus']
/** What an admin may set from the dropdown. */
export type SettableWorkStatus = Schemas['SettableWorkStatus']
/** The statuses of the admin's queue. */
export type QueueStatus = Extract<WorkStatus, 'in_progress' | 'changes_requested' | 'approved'>

export const QUEUE_STATUSES = [
  'in_progress',
  'changes_requested',
  'approved',
] as const satisfies QueueStatus[]

const STATUSES: readonly WorkStatus[] = [
  'awaiting_approval',
  'in_progress',
  'changes_requested',
  'approved',
  'draft',
  'cancelled',
  'completed',
]

function readWork(asked: WorkStatus) {
  return (raw: unknown): Work | null => {
    const record = fields(raw)
    const _id = idOf(record)
    // A status that nobody knows is not the one that was asked for, and nothing can be offered for it.
    const status = record.status ? STATUSES.find((one) => one === record.status) : asked
    if (!_id || !status) return null
    return {
      _id,
      title: titleOf(record.title, 'Untitled work'),
      status,
      price: integerOf(record.price, null),
      deadline: textOf(record.deadline) || null,
    }
  }
}

export const workKeys = {
  all: ['work'] as const,
  toApprove: ['work', 'client', 'awaiting_approval'] as const,
  admins: ['work', 'admin'] as const,
  admin: (status: QueueStatus) => ['work', 'admin', status] as const,
}

/**
 * GET /work/client/me?status=awaiting_approval (clients; spec section 7): what awaits the client's decision. A work of
 * another status was decided elsewhere: it is left out.
 */
export function worksToApprove(api: ApiClient) {
  const status = 'awaiting_approval'
  return queryOptions({
    queryKey: workKeys.toApprove,
    queryFn: ({ signal }) =>
      call(api.GET('/work/client/me', { params: { query: { status } }, signal }), (body) =>
        listOf(body, 'works', readWork(status)).filter((work) => work.status === status),
      ),
  })
}

/** GET /work/admin/me?status=… (admins; spec section 7): the queue's works of one status. */
export function adminWorks(api: ApiClient, status: QueueStatus) {
  return queryOptions({
    queryKey: workKeys.admin(status),
    queryFn: ({ signal }) =>
      call(api.GET('/work/admin/me', { params: { query: { status } }, signal }), (body) =>
        listOf(body, 'works', readWork(status)),
      ),
  })
}

/** What a call can be called off with: it then rejects with an AbortError. */
interface CalledOff {
  signal?: AbortSignal
}

export interface Approval extends CalledOff {
  id: string
  /** Empty when nothing was written. */
  comment: string
}

/**
 * POST /work/{id}/approve (its client; spec section 7).
 * @throws ApiError 403 where the work is another client's, 404 where it is gone, 409 where it was decided already.
 */
export const approveWork = (api: ApiClient): MutationOptions<undefined, Error, Approval> => ({
  mutationFn: ({ id, comment, signal = null }) =>
    done(
      api.POST('/work/{id}/approve', { params: { path: { id } }, body: { comment }, signal, ...AS_STREAM }),
    ),
})

export interface ChangeRequest extends CalledOff {
  id: string
  comment: string
  requestedChanges: string[]
  /** YYYY-MM-DD, or null for none. */
  deadline: string | null
}

/**
 * POST /work/{id}/request-changes (its client; spec section 7): no deadline is sent where none was picked.
 * @throws ApiError 403 where the work is another client's, 404 where it is gone, 409 where it was decided already, 422
 * where the server does not take the comment or the deadline.
 */
export const requestChanges = (api: ApiClient): MutationOptions<undefined, Error, ChangeRequest> => ({
  mutationFn: ({ id, comment, requestedChanges: items, deadline, signal = null }) =>
    done(
      api.POST('/work/{id}/request-changes', {
        params: { path: { id } },
        body: { comment, requestedChanges: items, ...(deadline ? { deadline } : {}) },
        signal,
        ...AS_STREAM,
      }),
    ),
})

/**
 * PATCH /work/{id}/status (admins; spec section 7).
 * @throws ApiError 403 for anybody else, 404 where the work is gone, 409 where it cannot move to that status.
 */
export const setWorkStatus = (
  api: ApiClient,
): MutationOptions<undefined, Error, { id: string; status: SettableWorkStatus }> => ({
  mutationFn: ({ id, status }) =>
    done(api.PATCH('/work/{id}/status', { params: { path: { id } }, body: { status }, ...AS_STREAM })),
})

/**
 * POST /work/{id}/complete (admins; spec section 7): an approved work leaves the queue.
 * @throws ApiError 403 for anybody else, 404 where the work is gone, 409 where it is not approved.
 */
export const completeWork = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.POST('/work/{id}/complete', { params: { path: { id } }, ...AS_STREAM })),
})

/** One round of a work, with what the upload gave back (spec section 3). */
export type Submission = Schemas['Submission'] & { id: string }

/**
 * POST /work/{id}/submissions (admins; spec section 7): the work then awaits the client's approval.
 * @throws ApiError 403 for anybody else, 404 where the work is gone, 409 where no round can be submitted for it now, 422
 * where the server does not take a field.
 */
export const submitWork = (api: ApiClient): MutationOptions<undefined, Error, Submission & CalledOff> => ({
  mutationFn: ({ id, title, description, assets, signal = null }) =>
    done(
      api.POST('/work/{id}/submissions', {
        params: { path: { id } },
        body: { title, description, assets },
        signal,
        ...AS_STREAM,
      }),
    ),
})
