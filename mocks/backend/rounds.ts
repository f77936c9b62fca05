import type { Schemas } from '../contract/types'
import { assetUrlOf } from '../proofs/proofs'
import type { Desk } from './desk'
import { newestFirst } from './ids'
import { notFound, notYours } from './Refusal'
import { authorOf, isAdmin } from './roles'
import type { DecisionRecord, SubmissionRecord, Tables } from './tables'

type Decision = NonNullable<Schemas['Round']['decision']>

const answerOf = ({ verdict, comment, requestedChanges, deadline, at }: DecisionRecord): Decision => ({
  verdict,
  comment,
  requestedChanges,
  deadline,
  at,
})

/** What was handed in of a work, newest first. */
export const roundsOf = (tables: Tables, workId: string): SubmissionRecord[] =>
  tables.submissions.filter((round) => round.workId === workId).sort(newestFirst(({ at }) => at))

/** The rounds of a work as its client and the studio see them (extension `submissions`). */
export function createRounds(desk: Desk) {
  const { tables } = desk

  /** What the client first answered to a round. Only where a decision does not name its round, the times tell. */
  function answerTo({ _id, at, workId }: SubmissionRecord, next: string): DecisionRecord | undefined {
    return tables.decisions
      .filter((decision) => decision.workId === workId)
      .filter(({ submissionId, at: decided }) =>
        submissionId === undefined ? decided >= at && decided < next : submissionId === _id,
      )
      .sort(newestFirst((decision) => decision.at))
      .at(-1)
  }

  async function shown(round: SubmissionRecord, next: string): Promise<Schemas['Round']> {
    const { _id, authorId, title, description, assets, at: createdAt } = round
    const answer = answerTo(round, next)
    return {
      _id,
      title,
      description,
      createdAt,
      assets: await Promise.all(
        assets.map(async (asset) => ({ url: await assetUrlOf(asset, desk.ports.assets) })),
      ),
      author: authorOf(tables.users, authorId),
      ...(answer ? { decision: answerOf(answer) } : {}),
    }
  }

  return {
    /** Newest first. */
    async list(token: string | null, workId: string): Promise<Schemas['Round'][]> {
      const caller = desk.caller(token)
      const work = tables.works.find(({ _id }) => _id === workId)
      if (!work) throw notFound()
      if (work.clientId !== caller.id && !isAdmin(caller)) throw notYours()
      const rounds = roundsOf(tables, workId)
      return Promise.all(rounds.map((round, index) => shown(round, rounds[index - 1]?.at ?? '9999')))
    },
  }
}
