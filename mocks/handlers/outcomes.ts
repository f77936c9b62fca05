import { type Operation, operations } from '../contract/operations'
import type { OperationId } from '../contract/types'
import type { OutcomeOf, Scenario } from '../scenario'
import { findSentinel } from './sentinels'

/** Any outcome of any operation, where the operation is known only at run time. */
export type RunOutcome = { [Op in OperationId]: OutcomeOf<Op> }[OperationId]

const ALWAYS = ['ok', 'slow', 'hold', 'offline', 'html', 'malformed'] as const

/** Outcomes whose answers break the contract on purpose. */
const BROKEN: readonly RunOutcome[] = ['html', 'malformed', 'nullLists']
export const isBroken = (outcome: RunOutcome) => BROKEN.includes(outcome)

/** Whether an operation's answer can be empty: the run-time twin of the type ListOperationId. */
function canBeEmpty({ operationId, statuses }: Operation): boolean {
  return statuses.includes(200) && /^(list|get)[A-Z]/.test(operationId)
}

/** Every outcome that an operation can have, as a panel would offer them. */
export function outcomesOf(operation: Operation): RunOutcome[] {
  return [
    ...ALWAYS,
    ...(canBeEmpty(operation) ? (['empty', 'nullLists'] as const) : []),
    ...(operation.statuses.filter((status) => status >= 400) as RunOutcome[]),
  ]
}

/** Says which outcomes a scenario names wrongly; links and control requests are not typed. */
export function outcomeMistakes(outcomes: Scenario['outcomes']): string[] {
  return Object.entries(outcomes).flatMap(([id, wanted]) => {
    const operation = operations.find((one) => one.operationId === id)
    if (!operation) return [`The contract knows no operation ${id}.`]
    const possible = outcomesOf(operation)
    return [wanted]
      .flat()
      .filter((one) => !possible.includes(one))
      .map((one) => `${id} cannot end as ${one}; it can as ${possible.join(', ')}.`)
  })
}

/** Decides how each call ends and remembers how far a sequence has come. */
export interface Outcomes {
  next(operation: Operation, body: unknown): RunOutcome
  /** Starts the sequences of these operations again, or all. */
  restart(ids?: readonly string[]): void
}

export function createOutcomes(scenario: () => Scenario): Outcomes {
  const calls = new Map<string, number>()
  const refusedOnce = new Set<string>()

  /** `fail E11000` refuses a text the first time only, so that the client's second try can be seen to work. */
  const sentinelOf = (operation: Operation, body: unknown): RunOutcome | null => {
    const sentinel = findSentinel(operation, body, outcomesOf(operation))
    if (!sentinel?.once) return sentinel?.outcome ?? null
    const key = `${operation.operationId} ${sentinel.text}`
    if (refusedOnce.has(key)) return null
    refusedOnce.add(key)
    return sentinel.outcome
  }

  return {
    next(operation, body) {
      const id = operation.operationId
      const typed = sentinelOf(operation, body)
      if (typed !== null) return typed
      const wanted: RunOutcome | readonly RunOutcome[] | undefined = scenario().outcomes[id]
      if (wanted === undefined) return 'ok'
      const sequence = [wanted].flat()
      const index = calls.get(id) ?? 0
      calls.set(id, index + 1)
      return sequence[Math.min(index, sequence.length - 1)] ?? 'ok'
    },
    restart(ids) {
      if (!ids) refusedOnce.clear()
      for (const id of ids ?? [...calls.keys()]) calls.delete(id)
    },
  }
}
