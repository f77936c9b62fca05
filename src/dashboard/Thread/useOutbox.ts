import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { ApiError, isSilent, messageOf } from '@/api/ApiError'
import { conversationKeys } from '@/api/conversations'
import { messageKeys, messages as question, sendMessage, type ThreadMessage } from '@/api/messages'
import type { Runtime } from '@/runtime/createRuntime'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { useNow, useSession } from '@/runtime/hooks'
import { runMutation } from '@/runtime/query/runMutation'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { isAdmin } from '@/session/roles'
import { personKey } from '@/session/storedSession'
import { outboxDraft } from '../parts/draftNames'
import { confirmed, hasArrived, sameWords, stillUnsent, type Unsent, unsentIn, withOwn } from './outbox'

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.status >= 400 && error.status < 500

const pages = new WeakMap<Runtime, string>()

/** What this page calls itself, so that another tab's sending is not taken for its own. */
function pageOf(runtime: Runtime): string {
  const name = pages.get(runtime) ?? `${runtime.clock.now()} ${runtime.random.next()}`
  pages.set(runtime, name)
  return name
}

type Sending = Map<string, Unsent>

const sendings = new WeakMap<QueryClient, Map<string, Sending>>()

/** What is being sent, by key. A session that ends takes its cache along, and with it what waited there for its turn. */
function underWayIn(client: QueryClient, conversation: string): Sending {
  const all = sendings.get(client) ?? new Map<string, Sending>()
  sendings.set(client, all)
  const sending = all.get(conversation) ?? new Map<string, Unsent>()
  all.set(conversation, sending)
  return sending
}

/**
 * The messages of a conversation that are on their way or did not arrive. They are kept with the drafts, one list for all
 * tabs: what one of them sends or discards is gone in the others.
 */
export function useOutbox(conversation: string) {
  const api = useApi()
  const client = useQueryClient()
  const box = useDraftBox()
  const runtime = useRuntime()
  const { clock } = runtime
  const page = pageOf(runtime)
  const underWay = underWayIn(client, conversation)
  const now = useNow(20_000)
  const user = useSession((state) => state.user)
  const name = outboxDraft(conversation)
  const draft = useStore(box.store, ({ drafts }) => drafts[name])
  const unsent = useMemo(
    () => withOwn(unsentIn(draft, { page, now, underWay: new Set(underWay.keys()) }), underWay.values()),
    [draft, page, now, underWay],
  )
  const me = user ? personKey(user) : ''

  /** Read anew: another tab may have sent or discarded one of them a moment ago. */
  const keptNow = () => {
    const looking = { page, now: clock.now(), underWay: new Set(underWay.keys()) }
    return withOwn(unsentIn(box.look(name), looking), underWay.values())
  }
  /** Whoever wrote it; another person's drafts are not touched by what becomes of it. */
  const { owner } = box.store.getState()
  const edit = (how: (list: Unsent[]) => Unsent[]) => {
    if (box.store.getState().owner !== owner) return
    const kept = keptNow()
    const list = how(kept)
    if (list === kept) return
    if (list.length === 0) box.drop(name)
    else box.write(name, { messages: list }, true)
  }
  const change = (key: string, part: Partial<Unsent>) =>
    edit((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => edit((list) => list.filter((one) => one.key !== key))
  const standing = (content: string) => {
    const list = client.getQueryData<ThreadMessage[]>(messageKeys.of(conversation))
    return list ? sameWords(list, me, content).map(({ _id }) => _id) : null
  }

  function deliver(first: Unsent, again: boolean) {
    const { key, content, at } = first
    // Before that an error is of the look, and says nothing of the message.
    let posted = false
    const delivery: MutationOptions<boolean, Error, undefined> = {
      mutationKey: ['thread', conversation],
      // One after the other, in the order in which they were written.
      scope: { id: `thread ${conversation}` },
      async mutationFn(_, context) {
        if (again && !first.refused) {
          // Nobody knows whether it arrived: looked at before anything is sent a second time.
          const list = await client.fetchQuery({ ...question(api, conversation), staleTime: 0 })
          // As it is kept by now: one of the same words may have arrived while this one waited for its turn.
          const last = keptNow().find((one) => one.key === key) ?? first
          if (hasArrived(last, list, me)) return false
        } else {
          change(key, { before: standing(content), refused: false })
        }
        posted = true
        await sendMessage(api).mutationFn?.({ conversationId: conversation, content }, context)
        return true
      },
      onSuccess(sent) {
        const author = { id: me, fullName: user?.fullName ?? '', isAdmin: isAdmin(user) }
        underWay.delete(key)
        if (sent)
          client.setQueryData<ThreadMessage[]>(
            messageKeys.of(conversation),
            (list) => list && [...list, { _id: key, content, at, author }],
          )
        edit((list) => confirmed(list, key))
        void client.invalidateQueries({ queryKey: messageKeys.of(conversation) })
        void client.invalidateQueries({ queryKey: conversationKeys.all })
      },
      onError(error) {
        const told = isSilent(error) ? null : messageOf(error, '') || null
        change(key, { state: 'failed', error: told, refused: posted && isRefusal(error) })
      },
    }
    void runMutation(client, delivery, undefined).then(() => underWay.delete(key))
  }

  return {
    unsent,
    send(content: string) {
      const tried = clock.now()
      const at = new Date(tried).toISOString()
      const fresh: Unsent = {
        key: `unsent ${tried} ${runtime.random.next()}`,
        content,
        at,
        state: 'sending',
        error: null,
        refused: false,
        before: standing(content),
        by: page,
        tried,
      }
      underWay.set(fresh.key, fresh)
      // Under way, it stands in the list already: kept as it is.
      edit((list) => [...list])
      deliver(fresh, false)
    },
    retry(key: string) {
      const one = keptNow().find((other) => other.key === key)
      if (one?.state !== 'failed') return
      const again = { ...one, state: 'sending', error: null, by: page, tried: clock.now() } as const
      underWay.set(key, again)
      change(key, again)
      deliver(one, true)
    },
    discard: drop,
    /** Takes out what a later list shows to have arrived after all. */
    settle: (messages: readonly ThreadMessage[]) => edit((list) => stillUnsent(list, messages, me)),
  }
}
