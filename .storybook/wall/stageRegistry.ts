import type { OperationId } from '@mocks/contract/types'
import type { Outcomes } from '@mocks/scenario'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { personKey } from '@/session/storedSession'
import type { Stage } from '../stage/createStage'

/** The stages of one document, as the state wall steers them: its own, and by this global those of its frames. */
export interface StageRegistry {
  /** Whether a story stands here, so that its answers can be held. */
  has(id: string): boolean
  /** The operations of the calls of a story that wait for their answer. */
  held(id: string): readonly OperationId[]
  /** How many calls of a story are under way, and not held. */
  underWay(id: string): number
  /** Whether a story's answers are kept back by hand, those that nobody has asked for yet included. */
  isHolding(id: string): boolean
  /** Asks for everything that a story shows once more, and keeps the answers back. */
  hold(id: string): Promise<void>
  /** Lets the answers go: the story stands as it stood. */
  release(id: string): void
  /** Whether the steps of the story that stands alone here stopped before their end. */
  stopped(): boolean
  /** Told when a story comes, goes or calls. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** What a story put into its cache by itself: no answer brings it back. */
type Seeds = readonly { queryKey: QueryKey; data: unknown }[]

interface Kept {
  stage: Stage
  stop: () => void
  /** Where the seeds go when the answers do. */
  seeded?: { client: QueryClient; seeds: Seeds }
}

/** Asks once more for all that a story shows, unless that is too late; @returns what only the story itself knew. */
async function askAgain({ runtime, door }: Stage): Promise<Kept['seeded']> {
  // Most stories are never held by hand, and some know no query at all.
  const { answeredAt, queryClientOf } = await import('@/runtime/DataProvider/queryClient')
  if (!door.closed()) return
  const { user } = runtime.session.store.getState()
  const client = queryClientOf(runtime, user ? personKey(user) : 'nobody')
  const seeds = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined && answeredAt(query) === undefined)
    .map(({ queryKey, state }) => ({ queryKey, data: state.data }))
  void client.resetQueries()
  return { client, seeds }
}

/** Puts the seeds back; the questions that were asked instead are given up. */
function sowAgain({ client, seeds }: NonNullable<Kept['seeded']>): void {
  for (const { queryKey, data } of seeds) {
    void client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, data)
  }
}

/** The outcomes, but that what was let go by hand is not held by the story once more. */
function letGo(outcomes: Outcomes, held: readonly OperationId[]): Outcomes {
  const own = held.flatMap((id) => {
    const plan = [outcomes[id] ?? 'ok'].flat()
    return plan.includes('hold') ? [[id, plan.map((one) => (one === 'hold' ? 'ok' : one))]] : []
  })
  return { ...outcomes, ...Object.fromEntries(own) }
}

export function createStageRegistry(): StageRegistry & {
  keep(id: string, stage: Stage): void
  drop(id: string, stage: Stage): void
  /** Says that steps begin, or that they stopped before their end. */
  noteStop(isStopped: boolean): void
} {
  const stages = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  let stopped = false
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const drop = (id: string, stage = stages.get(id)?.stage) => {
    const kept = stages.get(id)
    // The next rendering of a story may have come before the former one goes.
    if (!kept || kept.stage !== stage) return
    kept.stop()
    stages.delete(id)
    tell()
  }
  return {
    keep(id, stage) {
      drop(id)
      const stops = [
        stage.door.subscribe(tell),
        // A call says that it is held just before it waits.
        stage.backstage.calls.subscribe(() => queueMicrotask(tell)),
      ]
      const stop = () => {
        for (const one of stops) one()
      }
      stages.set(id, { stage, stop })
      tell()
    },
    drop,
    has: (id) => stages.has(id),
    held(id) {
      const stage = stages.get(id)?.stage
      return stage ? [...stage.door.held(), ...stage.backstage.held()] : []
    },
    underWay(id) {
      const backstage = stages.get(id)?.stage.backstage
      if (!backstage) return 0
      const open = backstage.calls.list().filter(({ status }) => status === 'pending')
      return open.length - backstage.held().length
    },
    isHolding: (id) => stages.get(id)?.stage.door.closed() ?? false,
    async hold(id) {
      const kept = stages.get(id)
      if (!kept) return
      kept.stage.door.close()
      const seeded = await askAgain(kept.stage)
      if (seeded) kept.seeded = seeded
    },
    release(id) {
      const kept = stages.get(id)
      if (!kept) return
      const { backstage, door } = kept.stage
      if (door.closed()) {
        if (kept.seeded) sowAgain(kept.seeded)
        delete kept.seeded
        // Said anew, a sequence begins anew, as the story did.
        void backstage.setScenario({ outcomes: letGo(backstage.scenario().outcomes, door.held()) })
        door.open()
      }
      backstage.release()
      tell()
    },
    stopped: () => stopped,
    noteStop(isStopped) {
      stopped = isStopped
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The stages of this document. */
export const stageRegistry = createStageRegistry()

declare global {
  interface Window {
    /** How a state wall reaches into the frames that it shows. */
    STAGE_REGISTRY?: StageRegistry
  }
}

window.STAGE_REGISTRY = stageRegistry
