import { type HttpHandler, HttpResponse, http } from 'msw'
import { parseUrl } from '@/lib/parseUrl'
import { Refusal } from '../backend/Refusal'
import type { Studio } from '../backend/Studio'
import type { Clock } from '../clock'
import { ContractBreach } from '../contract/breach'
import type { CheckedRequest } from '../contract/checkRequest'
import type { Guard } from '../contract/guard'
import { matchOperation } from '../contract/match'
import { type Operation, operations } from '../contract/operations'
import type { Scenario } from '../scenario'
import { type Answer, changedBody, cutShort, forcedAnswer, responseOf, typeOf } from './answers'
import type { CallPen, createCallLog } from './calls'
import type { Resolvers } from './define'
import { delay, type Gate } from './gate'
import { isBroken, type Outcomes, type RunOutcome } from './outcomes'
import { readRequest } from './readRequest'
import type { TokenWatch } from './tokens'

/** What the handlers of one running backend share. */
export interface Pipeline {
  scenario(): Scenario
  clock: Clock
  guard: Guard
  calls: ReturnType<typeof createCallLog>
  outcomes: Outcomes
  gate: Gate
  tokens: TokenWatch
  /** Milliseconds that a `slow` call takes. */
  slowMs: number
  /** Opens the studio for one piece of work. */
  atStudio<T>(work: (studio: Studio) => T | Promise<T>): Promise<T>
  resolvers: Resolvers
}

type AnyResolver = (studio: Studio, call: CheckedRequest) => Answer | Promise<Answer>

/** The studio's own answer; what is no refusal but a crash becomes a loud 500. */
async function studioAnswer(pipe: Pipeline, operation: Operation, call: CheckedRequest): Promise<Answer> {
  const resolve = pipe.resolvers[operation.operationId] as unknown as AnyResolver
  const isDead = operation.security === 'required' && call.token !== null && pipe.tokens.isDead(call.token)
  const refused = isDead ? (forcedAnswer(operation, 401) ?? { status: 401 }) : null
  // As with a token whose own time is over, a sign-out is refused and ends the session all the same (backend/auth.ts).
  if (refused && operation.operationId !== 'logOut') return refused
  try {
    const answer = await pipe.atStudio((studio) => resolve(studio, call))
    return refused ?? answer
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: error.body }
    pipe.guard.report(
      new Error(`The faked backend crashed in ${operation.operationId}: ${String(error)}`, { cause: error }),
    )
    return { status: 500, json: { message: 'The faked backend crashed; see the console.' } }
  }
}

async function waitAtTheDoor(
  pipe: Pipeline,
  operation: Operation,
  outcome: RunOutcome,
  request: Request,
  note: CallPen,
) {
  const { signal } = request
  await delay(outcome === 'slow' ? pipe.slowMs : pipe.scenario().latency, signal)
  if (outcome !== 'hold') return
  await pipe.gate.wait(operation.operationId, signal, note({ status: 'held' }))
  note({ status: 'pending' })
}

async function answerOf(
  pipe: Pipeline,
  operation: Operation,
  outcome: RunOutcome,
  call: CheckedRequest,
): Promise<Answer> {
  const forced = forcedAnswer(operation, outcome, call.body)
  const answer = forced ?? (await studioAnswer(pipe, operation, call))
  if (outcome === 'malformed') return cutShort(operation, answer)
  const ok = answer.status < 300 && answer.json !== undefined
  const changed = ok ? { ...answer, json: changedBody(outcome, answer.json) } : answer
  if (!isBroken(outcome))
    pipe.guard.response(operation, changed.status, typeOf(changed), changed.json ?? changed.html)
  return changed
}

/** Where a consent page leads back to: the site that sent the browser there. */
function withReturn(operation: Operation, request: Request, call: CheckedRequest): CheckedRequest {
  const referrer = parseUrl(request.headers.get('referer') ?? '')
  if (!operation.responses.has(302) || !referrer) return call
  return { ...call, query: { ...call.query, return_to: referrer.origin } }
}

/**
 * One call from arrival to answer: parse, check, outcome, wait, answer, check again. Rejects with the
 * signal's reason when it aborts and with a ContractBreach when either side breaks the contract.
 */
async function handle(
  pipe: Pipeline,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const parts = await readRequest(request, params)
  const note = pipe.calls.open({
    at: pipe.clock.now(),
    operationId: operation.operationId,
    method: request.method,
    url: request.url,
    requestBody: parts.body.kind === 'json' ? parts.body.value : undefined,
    hasToken: parts.authorization !== null,
  })
  try {
    const call = withReturn(operation, request, pipe.guard.request(operation, parts))
    const outcome = pipe.scenario().offline ? 'offline' : pipe.outcomes.next(operation, call.body)
    note({ outcome })
    await waitAtTheDoor(pipe, operation, outcome, request, note)
    // The network may have gone while the answer was on its way.
    if (outcome === 'offline' || pipe.scenario().offline) {
      note({ status: 'failed' })
      return HttpResponse.error()
    }
    const answer = await answerOf(pipe, operation, outcome, call)
    request.signal.throwIfAborted()
    note({ status: answer.status })
    return responseOf(answer, outcome)
  } catch (error) {
    note({
      status: request.signal.aborted ? 'aborted' : 'failed',
      breach: error instanceof ContractBreach ? error.message : null,
    })
    throw error
  }
}

/** One handler an operation of the contract. */
export function createHandlers(pipe: Pipeline): HttpHandler[] {
  return operations.map((operation) => {
    // MSW's own path patterns would be a second reading of the contract's paths.
    const fits = ({ request }: { request: Request }) => {
      const found = matchOperation(request.method, new URL(request.url).pathname)
      // What this backend lacks is not its own: such a call is a mistake, and as loud as one to no operation.
      const lacks = pipe.scenario().without.some((name) => name === operation.extension)
      return { matches: found?.operation === operation && !lacks, params: found?.params ?? {} }
    }
    return http[operation.method](fits, ({ request, params }) =>
      handle(pipe, operation, request, params as Record<string, string>),
    )
  })
}
