import { operations } from '@mocks/contract/operations'
import type { OperationId } from '@mocks/contract/types'
import type { Outcomes } from '@mocks/scenario'
import { personKey } from '@/session/storedSession'
import type { Stage } from '../stage/createStage'

/** The stages of one document, as the state wall steers them: its own, and by this global those of its frames. */
export interface Desk {
  /** The operations of the calls of a story that wait for their answer. */
  held(id: string): readonly OperationId[]
  /** Asks for everything that a story shows once more, and keeps the answers back. */
  hold(id: string): Promise<void>
  /** Lets the answers go. */
  release(id: string): Promise<void>
  /** Told when a story comes, goes or calls. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

const everything = (outcome: 'hold' | 'ok'): Outcomes =>
  Object.fromEntries(operations.map(({ operationId }) => [operationId, outcome]))

async function askAgain({ runtime }: Stage): Promise<void> {
  // Most stories are never held by hand, and some know no query at all.
  const { queryClientOf } = await import('@/runtime/DataProvider/queryClient')
  const { user } = runtime.session.store.getState()
  void queryClientOf(runtime, user ? personKey(user) : 'nobody').resetQueries()
}

export function createDesk(): Desk & {
  keep(id: string, stage: Stage): void
  drop(id: string, stage: Stage): void
} {
  const stages = new Map<string, { stage: Stage; own: Outcomes; stop: () => void }>()
  const listeners = new Set<() => void>()
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
      // A call says that it is held just before it waits.
      const stop = stage.backstage.calls.subscribe(() => queueMicrotask(tell))
      stages.set(id, { stage, own: stage.backstage.scenario().outcomes, stop })
      tell()
    },
    drop,
    held: (id) => stages.get(id)?.stage.backstage.held() ?? [],
    async hold(id) {
      const kept = stages.get(id)
      if (!kept) return
      await kept.stage.backstage.setScenario({ outcomes: everything('hold') })
      await askAgain(kept.stage)
    },
    async release(id) {
      const kept = stages.get(id)
      if (!kept) return
      await kept.stage.backstage.setScenario({ outcomes: { ...everything('ok'), ...kept.own } })
      kept.stage.backstage.release()
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

/** The desk of this document. */
export const desk = createDesk()

declare global {
  interface Window {
    /** How a state wall reaches into the frames that it shows. */
    STAGE_DESK?: Desk
  }
}

window.STAGE_DESK = desk
