import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
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
import { useDashboardFailure } from '../DashboardScreen/useDashboardFailure'
import { RowList } from '../parts/RowList/RowList'
import { ConversationRow } from './ConversationRow'
import styles from './MessagesPanel.module.css'
import { MessagesSkeleton } from './MessagesSkeleton'
import { replyNames, replyOf, withBegun } from './replies'

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
  const { failed, retrying, retry } = useDashboardFailure([query], heading)
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1}>
          Messages
        </span>
      }
      busy={query.isPending && !failed}
      collapsible
    >
      <div className={styles.body}>
        {failed ? (
          <ErrorState onRetry={retry} busy={retrying}>
            {query.data ? 'Could not load the latest messages.' : 'Could not load'}
          </ErrorState>
        ) : null}
        {query.data || rows.length > 0 ? (
          <RowList
            label="Messages"
            rows={rows}
            wordsOf={previewOf}
            acted={null}
            heading={heading}
            empty={<EmptyState art={<InboxClear />}>Your inbox is clear.</EmptyState>}
          >
            {(conversation) => <ConversationRow conversation={conversation} now={now} />}
          </RowList>
        ) : failed ? null : (
          <MessagesSkeleton />
        )}
        {rows.length > 0 ? <p className={styles.keys}>Ctrl + Enter or ⌘ + Enter sends a reply.</p> : null}
      </div>
    </Panel>
  )
}
