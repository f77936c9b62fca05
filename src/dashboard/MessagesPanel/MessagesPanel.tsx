import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { type Conversation, conversations } from '@/api/conversations'
import { InboxClear } from '@/content/art/scenes/InboxClear'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDraftBox } from '@/runtime/drafts/useDraftBox'
import { useNow } from '@/runtime/hooks'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Panel } from '@/ui/Panel/Panel'
import { RowList } from '../parts/RowList/RowList'
import { useDashboardFailure } from '../parts/useDashboardFailure'
import { ConversationRow } from './ConversationRow'
import styles from './MessagesPanel.module.css'
import { MessagesSkeleton } from './MessagesSkeleton'
import { OpenThread } from './OpenThread'
import { replyNames, replyOf, withBegun } from './replies'
import { useOpenConversation } from './useOpenConversation'

/** A conversation of which only the address tells. */
const bare = (_id: string): Conversation => ({ _id, preview: '', at: null })

/** Whoever closes a conversation is back at its row. */
function useReturn(
  id: string | null,
  body: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const before = useRef(id)
  useEffect(() => {
    const left = before.current
    before.current = id
    if (id || !left) return
    const row = body.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(left)}"]`)
    ;(row ?? heading.current)?.focus()
  }, [id, body, heading])
}

const previewOf = ({ preview }: Conversation) => preview

/** Conversations with their latest message and a reply box each (spec section 2, Dashboard). */
export function MessagesPanel() {
  const now = useNow()
  const query = useQuery(conversations(useApi()))
  const box = useDraftBox()
  // By name, so that a keystroke in one row draws no other.
  const names = useStore(
    box.store,
    useShallow(({ drafts }) => replyNames(drafts)),
  )
  const rows = useMemo(() => {
    const { drafts } = box.store.getState()
    const begun = names.flatMap((name) => replyOf(name, drafts[name])?.conversation ?? [])
    return withBegun(query.data ?? [], begun)
  }, [query.data, names, box])
  const heading = useRef<HTMLSpanElement>(null)
  const open = useOpenConversation()
  const body = useRef<HTMLDivElement>(null)
  useReturn(open.id, body, heading)
  const { failed, retrying, retry } = useDashboardFailure([query], heading)
  return (
    <Panel title="Messages" headingRef={heading} busy={query.isPending && !failed} collapsible>
      <div className={styles.body} ref={body}>
        {open.id ? (
          <OpenThread
            conversation={rows.find(({ _id }) => _id === open.id) ?? bare(open.id)}
            onClose={open.close}
          />
        ) : null}
        {failed && !open.id ? (
          <ErrorState onRetry={retry} busy={retrying}>
            {query.data ? 'Could not load the latest messages.' : 'Could not load'}
          </ErrorState>
        ) : null}
        {open.id ? null : query.data || rows.length > 0 ? (
          <RowList
            label="Messages"
            kind="conversation"
            rows={rows}
            wordsOf={previewOf}
            acted={null}
            heading={heading}
            empty={<EmptyState art={<InboxClear />}>Your inbox is clear.</EmptyState>}
          >
            {(conversation) => (
              <ConversationRow
                conversation={conversation}
                now={now}
                linkTo={open.on ? open.linkTo(conversation._id) : undefined}
              />
            )}
          </RowList>
        ) : failed ? null : (
          <MessagesSkeleton />
        )}
        {rows.length > 0 ? <p className={styles.keys}>Ctrl + Enter or ⌘ + Enter sends a reply.</p> : null}
      </div>
    </Panel>
  )
}
