import type { BodyOf, Schemas } from '../contract/types'
import { isDay } from './calendar'
import { filled } from './check'
import type { Desk } from './desk'
import { orderOf } from './ids'
import { notFound, notYours, Refusal, unprocessable } from './Refusal'
import { roundsOf } from './rounds'
import type { DecisionRecord, WorkRecord } from './tables'

type WorkStatus = Schemas['WorkStatus']

/** Why a client can no longer, or not yet, decide. */
const UNDECIDABLE: Record<Exclude<WorkStatus, 'awaiting_approval'>, string> = {
  draft: 'This work was not submitted for approval yet.',
  in_progress: 'This work was not submitted for approval yet.',
  changes_requested: 'Changes were already requested.',
  approved: 'This work was already approved.',
  completed: 'This work was already completed.',
  cancelled: 'This work was cancelled.',
}

/** Statuses that an admin's dropdown cannot leave, and why. */
const SETTLED: Partial<Record<WorkStatus, string>> = {
  awaiting_approval: 'The client has not decided on this work yet.',
  completed: 'A completed work cannot be changed.',
  cancelled: 'A cancelled work cannot be changed.',
}

const NO_DEADLINE = '9999-12-31'

/** Earliest deadline first, none last; then by id. */
function byDeadline(one: WorkRecord, other: WorkRecord): number {
  const [a, b] = [one.deadline ?? NO_DEADLINE, other.deadline ?? NO_DEADLINE]
  if (a !== b) return a < b ? -1 : 1
  return orderOf(one._id) - orderOf(other._id)
}

function shown({ _id, title, status, price, deadline }: WorkRecord): Schemas['Work'] {
  return { _id, title, status, price, deadline }
}

/** Works: lists, the client's decisions, the admin's moves and submissions (spec sections 4 and 6). */
export function createWork(desk: Desk) {
  const { tables } = desk

  function find(id: string): WorkRecord {
    const work = tables.works.find(({ _id }) => _id === id)
    if (!work) throw notFound()
    return work
  }

  function list(mine: (work: WorkRecord) => boolean, status: WorkStatus | undefined): Schemas['Work'][] {
    const works = tables.works.filter((work) => mine(work) && (!status || work.status === status))
    return works.sort(byDeadline).map(shown)
  }

  /** The work, if it is the caller's to decide on now. */
  function decidable(token: string | null, id: string): WorkRecord {
    const caller = desk.caller(token)
    const work = find(id)
    if (work.clientId !== caller.id) throw notYours()
    return work
  }

  function decide(
    work: WorkRecord,
    decision: Pick<DecisionRecord, 'verdict' | 'comment'> & Partial<DecisionRecord>,
  ) {
    if (work.status !== 'awaiting_approval') throw new Refusal(409, UNDECIDABLE[work.status])
    const { _id: workId, clientId } = work
    work.status = decision.verdict
    tables.decisions.push({
      requestedChanges: [],
      deadline: null,
      ...decision,
      _id: desk.id('decision'),
      workId,
      clientId,
      // Times alone cannot tell under a clock that stands still.
      submissionId: roundsOf(tables, workId)[0]?._id ?? null,
      at: desk.now(),
    })
    const what = decision.verdict === 'approved' ? 'Approved' : 'Changes requested'
    desk.notifyAdmins(`${what}: ${work.title}`)
    return shown(work)
  }

  return {
    listForClient(token: string | null, status?: WorkStatus): Schemas['Work'][] {
      const { id } = desk.caller(token)
      return list((work) => work.clientId === id, status)
    },

    listForAdmin(token: string | null, status?: WorkStatus): Schemas['Work'][] {
      desk.admin(token)
      return list(() => true, status)
    },

    approve(token: string | null, id: string, { comment }: BodyOf<'approveWork'>): Schemas['Work'] {
      return decide(decidable(token, id), { verdict: 'approved', comment: comment.trim() })
    },

    requestChanges(token: string | null, id: string, body: BodyOf<'requestChanges'>): Schemas['Work'] {
      const work = decidable(token, id)
      const comment = filled('comment', body.comment)
      const requestedChanges = body.requestedChanges.map((item) => filled('requestedChanges', item))
      const deadline = body.deadline ?? null
      if (deadline !== null && !isDay(deadline)) throw unprocessable('deadline', 'must be a day')
      const moved = decide(work, { verdict: 'changes_requested', comment, requestedChanges, deadline })
      if (deadline === null) return moved
      work.deadline = deadline
      return shown(work)
    },

    setStatus(token: string | null, id: string, { status }: BodyOf<'setWorkStatus'>): Schemas['Work'] {
      desk.admin(token)
      const work = find(id)
      const settled = SETTLED[work.status]
      if (settled) throw new Refusal(409, settled)
      work.status = status
      return shown(work)
    },

    /** Completes an approved work: its price becomes today's revenue and an order of its client. */
    complete(token: string | null, id: string): Schemas['Work'] {
      desk.admin(token)
      const work = find(id)
      if (work.status !== 'approved') throw new Refusal(409, 'Only an approved work can be completed.')
      work.status = 'completed'
      const date = desk.today()
      tables.orders.push({
        _id: desk.id('order'),
        userId: work.clientId,
        workId: id,
        amount: work.price,
        date,
      })
      const day = tables.revenueDays.find((one) => one.date === date)
      if (day) {
        day.revenue += work.price
        day.sales += 1
      } else {
        tables.revenueDays.push({ date, revenue: work.price, sales: 1 })
        tables.revenueDays.sort((a, b) => (a.date < b.date ? -1 : 1))
      }
      return shown(work)
    },

    submit(token: string | null, id: string, body: Schemas['Submission']): Schemas['Work'] {
      const { id: authorId } = desk.admin(token)
      const work = find(id)
      const title = filled('title', body.title)
      if (body.assets.length === 0) throw unprocessable('assets', 'must not be empty')
      if (work.status !== 'in_progress' && work.status !== 'changes_requested')
        throw new Refusal(409, 'Only a work in progress or with requested changes can be submitted.')
      const assets = body.assets.map((asset) => (typeof asset === 'string' ? asset : asset.url))
      const { description } = body
      const at = desk.now()
      tables.submissions.push({
        _id: desk.id('submission'),
        workId: id,
        authorId,
        title,
        description,
        assets,
        at,
      })
      work.status = 'awaiting_approval'
      desk.notify(work.clientId, `${title} is ready for you: ${work.title}`)
      return shown(work)
    },
  }
}
