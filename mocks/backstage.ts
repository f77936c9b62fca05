import type { HttpHandler } from 'msw'
import { createStore } from 'zustand/vanilla'
import type { Transport } from '@/lib/transport'
import { createBlobAssets, type DisposableAssets } from './assets'
import type { AssetPort } from './backend/ports'
import { createStudio, type Studio } from './backend/Studio'
import { type Clock, clockOf, createClockOver, type MovableClock } from './clock'
import type { ContractBreach } from './contract/breach'
import { createGuard } from './contract/guard'
import type { OperationId, Schemas } from './contract/types'
import { createTables, demoUserId } from './fixtures/seeds'
import { allResolvers } from './handlers/all'
import { type CallLog, createCallLog } from './handlers/calls'
import type { Resolvers } from './handlers/define'
import { createGate } from './handlers/gate'
import { createOutcomes } from './handlers/outcomes'
import { createHandlers } from './handlers/pipeline'
import { createTokenWatch } from './handlers/tokens'
import type { Notebook } from './notebook'
import { sayAloud } from './sayAloud'
import { type PersonName, type Scenario, SLOW_MS, scenarioOf } from './scenario'
import { scenarioMistakes } from './scenarioMistakes'
import { createMemoryStore, type MemoryStore, type StoreMaker } from './tableStore'
import { createTransport } from './transport'

export type DemoRole = 'client' | 'admin'
/** As logIn answers: what stands in app_token, app_refreshToken and app_user. */
export type DemoSession = Schemas['AuthResponse']

export interface BackstageOptions {
  scenario?: Partial<Scenario>
  /** Instead of the scenario's clock. */
  clock?: Clock
  /** Where the tables live; in memory when left out. */
  store?: StoreMaker
  /** Where uploaded files live; in memory, as blob: URLs, when left out. */
  assets?: AssetPort & Partial<DisposableAssets>
  /** Milliseconds that a `slow` call takes. */
  slowMs?: number
  /** Seconds that an access token counts, when less than its own 15 minutes. */
  tokenTtlSeconds?: number
  /** Told of each breach of the contract and each crash; writes to the console when left out. */
  onBreach?: (error: Error) => void
  /** Answers other than the studio's own; for tests of this machinery. */
  resolvers?: Resolvers
}

/** One running faked backend, independent of every other one in the page. */
export interface Backstage {
  handlers: HttpHandler[]
  /** The way to it inside this process. */
  transport: Transport
  calls: CallLog
  /** Breaches of the contract and crashes. A test ends with this list empty. */
  breaches: Notebook<Error>
  /** Lets held calls of an operation go on, or that one call, or all; says how many. */
  release(which?: OperationId | number): number
  /** The operations of the calls that are held, in the order of their coming. */
  held(): OperationId[]
  scenario(): Scenario
  /** Told after each change of the scenario. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /** Outcomes are merged; a new seed or clock makes fresh tables. */
  setScenario(change: Partial<Scenario>): Promise<void>
  /** Back to how it started, or to another scenario: tables, files, calls, breaches, sequences. */
  reset(scenario?: Partial<Scenario>): Promise<void>
  /** Signs the demo person of a role in, or the one named, at once; for tables in memory only. */
  sessionFor(role: DemoRole, person?: PersonName | null): DemoSession
  /** As sessionFor, wherever the tables live. */
  signIn(role: DemoRole, person?: PersonName | null): Promise<DemoSession>
  /** The same object for good; it moves the clock that was given, or the scenario's. */
  clock: MovableClock
  /** Every access token so far counts no longer; refresh tokens still do. */
  expireTokens(): Promise<void>
  /** Collects a request that no operation answers, and says so aloud. */
  unanswered(request: Request): ContractBreach
  /** Collects an error of the machinery, and says it aloud. */
  report(error: Error): void
  /** Withdraws blob: URLs; the backstage is not used after it. */
  dispose(): void
}

function refuseMistakes(change: Partial<Scenario>): void {
  const mistakes = scenarioMistakes(change)
  if (mistakes.length > 0) throw new TypeError(mistakes.join(' '))
}

/** Starts a faked backend. */
export function createBackstage(options: BackstageOptions = {}): Backstage {
  refuseMistakes(options.scenario ?? {})
  const initial = scenarioOf(options.scenario)
  const state = createStore(() => initial)
  const scenario = state.getState
  const clock = createClockOver(options.clock ?? clockOf(initial.clock))
  clock.advance(initial.later)
  const assets: AssetPort & Partial<DisposableAssets> = options.assets ?? createBlobAssets()
  const ports = { now: () => clock.now(), assets }
  // While data are made anew here, those that are still there say nothing.
  let renewals = 0
  const store = (options.store ?? createMemoryStore)(
    // As of the start: what has gone by since has made them older.
    () => createTables(scenario().seed, clock.now() - scenario().later),
    () => scenario().seed,
    (seed) => {
      if (renewals === 0 && seed !== scenario().seed) state.setState({ ...scenario(), seed }, true)
    },
  )
  const atStudio = <T>(work: (studio: Studio) => T | Promise<T>) =>
    store.run((tables) => work(createStudio(tables, ports)))

  const guard = createGuard(options.onBreach ?? sayAloud)
  const calls = createCallLog()
  const gate = createGate()
  const outcomes = createOutcomes(scenario)
  const tokens = createTokenWatch(clock, options.tokenTtlSeconds ?? null)
  const handlers = createHandlers({
    scenario,
    slowMs: options.slowMs ?? SLOW_MS,
    resolvers: options.resolvers ?? allResolvers,
    clock,
    guard,
    calls,
    gate,
    outcomes,
    tokens,
    atStudio,
  })

  // Before the scenario, and not after the tables: who is told of the scenario reads the time with it.
  const setClock = ({ clock: moment, later }: Scenario) => {
    if (options.clock) return
    clock.exchange(clockOf(moment))
    clock.advance(later)
  }
  const startAfresh = async () => {
    await assets.clear()
    await store.reset()
  }
  const renewing = async (work: () => Promise<void>) => {
    renewals += 1
    try {
      await work()
    } finally {
      renewals -= 1
    }
  }

  return {
    handlers,
    transport: createTransport({ handlers, guard, latency: () => scenario().latency }),
    calls,
    breaches: guard.breaches,
    release: gate.release,
    held: gate.held,
    scenario,
    subscribe: state.subscribe,
    clock,
    async setScenario(change) {
      refuseMistakes(change)
      const before = scenario()
      const after = scenarioOf(before, change)
      const afresh = after.seed !== before.seed || after.clock !== before.clock
      if (afresh) setClock(after)
      else clock.advance(after.later - before.later)
      state.setState(after, true)
      outcomes.restart(Object.keys(change.outcomes ?? {}))
      if (!afresh) return
      await renewing(async () => {
        // Tokens are told apart by their number, and those of before are still out.
        const given = await store.run(({ counters }) => counters.token ?? 0)
        await startAfresh()
        await store.run(({ counters }) => {
          if (given > 0) counters.token = given
        })
      })
    },
    async reset(next) {
      refuseMistakes(next ?? {})
      const after = next ? scenarioOf(next) : initial
      setClock(after)
      state.setState(after, true)
      outcomes.restart()
      gate.drop()
      tokens.endUpTo(0)
      await renewing(startAfresh)
      calls.clear()
      guard.breaches.clear()
    },
    sessionFor(role, person) {
      if (!('tables' in store)) throw new Error('The tables are not in memory: use signIn.')
      return createStudio((store as MemoryStore).tables(), ports).auth.signInAs(demoUserId(role, person))
    },
    signIn: (role, person) => atStudio((studio) => studio.auth.signInAs(demoUserId(role, person))),
    expireTokens: () => store.run(({ counters }) => tokens.endUpTo(counters.token ?? 0)),
    unanswered: ({ method, url }) => guard.unknown(method, url),
    report(error) {
      guard.report(error)
    },
    dispose() {
      assets.dispose?.()
    },
  }
}
