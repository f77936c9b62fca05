import { type MutationOptions, queryOptions } from '@tanstack/react-query'
import { type ApiClient, AS_STREAM, call, done } from './client'
import { fields, idOf, integerOf, listOf, textOf } from './read'
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
      title: textOf(record.title, 'Untitled work'),
      status,
      price: integerOf(record.price, null),
      deadline: textOf(record.deadline) || null,
    }
  }
}

export const workKeys = {
  all: ['work'] as const,
  client: (status: WorkStatus) => ['work', 'client', status] as const,
  admin: (status: WorkStatus) => ['work', 'admin', status] as const,
}

/** GET /work/client/me?status=… A work of another status was decided elsewhere: it is left out. */
export function clientWorks(api: ApiClient, status: WorkStatus) {
  return queryOptions({
    queryKey: workKeys.client(status),
    queryFn: ({ signal }) =>
      call(api.GET('/work/client/me', { params: { query: { status } }, signal }), (body) =>
        listOf(body, 'works', readWork(status)).filter((work) => work.status === status),
      ),
  })
}

/** GET /work/admin/me?status=… */
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

/** POST /work/{id}/approve */
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

/** POST /work/{id}/request-changes */
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

/** PATCH /work/{id}/status */
export const setWorkStatus = (
  api: ApiClient,
): MutationOptions<undefined, Error, { id: string; status: SettableWorkStatus }> => ({
  mutationFn: ({ id, status }) =>
    done(api.PATCH('/work/{id}/status', { params: { path: { id } }, body: { status }, ...AS_STREAM })),
})

/** POST /work/{id}/complete */
export const completeWork = (api: ApiClient): MutationOptions<undefined, Error, { id: string }> => ({
  mutationFn: ({ id }) => done(api.POST('/work/{id}/complete', { params: { path: { id } }, ...AS_STREAM })),
})

/** One round of a work, with what the upload gave back (spec section 3). */
export type Submission = Schemas['Submission'] & { id: string }

/** POST /work/{id}/submissions: the work then awaits the client's approval. */
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
