import type { Schemas } from '../contract/types'
import { assetUrlOf } from '../proofs/proofs'
import type { Desk } from './desk'
import { newestFirst } from './ids'
import { notFound, notYours } from './Refusal'
import { authorOf, isAdmin } from './roles'
import type { DecisionRecord, SubmissionRecord } from './tables'

type Decision = NonNullable<Schemas['Round']['decision']>

const answerOf = ({ verdict, comment, requestedChanges, deadline, at }: DecisionRecord): Decision => ({
  verdict,
  comment,
  requestedChanges,
  deadline,
  at,
})

/** The rounds of a work as its client and the studio see them (extension `submissions`). */
export function createRounds(desk: Desk) {
  const { tables } = desk

  /** What the client answered to a round: the first decision after it and before the next one. */
  function answerTo({ at }: SubmissionRecord, next: string, workId: string): DecisionRecord | undefined {
    return tables.decisions
      .filter((decision) => decision.workId === workId && decision.at >= at && decision.at < next)
      .sort((one, other) => (one.at < other.at ? -1 : 1))[0]
  }

  async function shown(round: SubmissionRecord, next: string): Promise<Schemas['Round']> {
    const { _id, workId, authorId, title, description, assets, at: createdAt } = round
    const answer = answerTo(round, next, workId)
    return {
      ...{ _id, title, description, createdAt },
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
      const rounds = tables.submissions
        .filter((round) => round.workId === workId)
        .sort(newestFirst((round) => round.at))
      return Promise.all(rounds.map((round, index) => shown(round, rounds[index - 1]?.at ?? '9999')))
    },
  }
}
