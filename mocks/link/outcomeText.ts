import { type Operation, operations } from '../contract/operations'
import { outcomesOf, type RunOutcome } from '../handlers/outcomes'
import type { Outcomes } from '../scenario'

/** What one operation is told to do: the same every time, or one thing a call. */
export type OutcomePlan = RunOutcome | readonly RunOutcome[]

/** `409`, or `500-ok` for a failure and then success. */
export const printPlan = (plan: OutcomePlan): string => [plan].flat().join('-')

export function readPlan(text: string): OutcomePlan {
  const steps = text.split('-').map((step) => (/^\d+$/.test(step) ? Number(step) : step) as RunOutcome)
  return steps.length === 1 && steps[0] !== undefined ? steps[0] : steps
}

/** The word for every operation at once. */
export const EVERY = 'all'

/** Those of the operations that can end so. */
export const thatCan = (plan: OutcomePlan): readonly Operation[] =>
  operations.filter((operation) => [plan].flat().every((step) => outcomesOf(operation).includes(step)))

/** The same for every operation that can end so. */
export function everywhere(plan: OutcomePlan): Outcomes {
  return Object.fromEntries(thatCan(plan).map(({ operationId }) => [operationId, plan])) as Outcomes
}

/** The plan that all the operations share which can, if there is one. */
export function sharedPlan(outcomes: Outcomes): string | null {
  const plans = new Set(Object.values(outcomes).map(printPlan))
  const found = [...plans].find((plan) => {
    const able = thatCan(readPlan(plan))
    return (
      able.length > 2 &&
      able.every(
        ({ operationId }) => operationId in outcomes && printPlan(outcomes[operationId] ?? 'ok') === plan,
      )
    )
  })
  return found ?? null
}

/** What a link adds to `all:…`: operations that can end so and end otherwise, `:ok` as well, and those that cannot. */
function exceptions(every: string, outcomes: Outcomes): string[] {
  const able = new Set(thatCan(readPlan(every)))
  return operations.flatMap((operation) => {
    const own = printPlan(outcomes[operation.operationId] ?? (able.has(operation) ? 'ok' : []))
    return own === '' || own === every ? [] : [`${operation.operationId}:${own}`]
  })
}

/**
 * Outcomes as a link writes them, in as few parts as can be: `approveWork:409`, `all:hold` where everything does the same,
 * `all:hold,listProducts:ok` where nearly everything does.
 */
export function printOutcomes(outcomes: Outcomes): string[] {
  const plans = Object.entries(outcomes)
    .map(([id, plan]) => ({ id, plan: printPlan(plan) }))
    .filter(({ plan }) => plan !== '')
  let shortest = plans.map(({ id, plan }) => `${id}:${plan}`)
  for (const every of new Set(plans.map(({ plan }) => plan))) {
    const parts = [`${EVERY}:${every}`, ...exceptions(every, outcomes)]
    if (thatCan(readPlan(every)).length > 2 && parts.length < shortest.length) shortest = parts
  }
  return shortest
}
