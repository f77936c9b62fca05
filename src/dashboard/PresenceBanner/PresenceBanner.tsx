import { useQuery } from '@tanstack/react-query'
import { Wifi, WifiOff, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { worksToApprove } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useDrafts } from '@/runtime/drafts/useDraftBox'
import { useExtension } from '@/runtime/extensions'
import { useNow } from '@/runtime/hooks'
import { useOnline } from '@/runtime/presence/useOnline'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { repliesIn } from '../MessagesPanel/replies'
import { useSendReply } from '../MessagesPanel/useSendReply'
import styles from './PresenceBanner.module.css'
import { waitingIn, waitingWords } from './waiting'

/**
 * Without a connection nothing is sent: the banner says so, and what waits. Back online it offers what the person had
 * asked to send; nothing goes out by itself. `initial` is for stories.
 */
export function PresenceBanner({ initial }: { initial?: 'back' }) {
  const online = useOnline()
  const drafts = useDrafts()
  const threads = useExtension('thread')
  const works = useQuery({ ...worksToApprove(useApi()), enabled: false }).data
  const sendReply = useSendReply()
  const [wasOffline, setWasOffline] = useState(initial === 'back')
  if (!online && !wasOffline) setWasOffline(true)

  const now = useNow()
  const awaited = new Set(works?.map(({ _id }) => _id))
  const words = waitingWords(waitingIn(drafts, { works: awaited, threads, now }))
  // Nothing waited: what is begun from now on has nothing to do with the connection that was lost.
  if (online && wasOffline && works && words === '') setWasOffline(false)
  const held = repliesIn(drafts).filter((reply) => reply.held)
  const back = online && wasOffline && words !== ''
  const Icon = online ? Wifi : WifiOff
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  useEffect(() => {
    // The button that was pressed went away: on to the next one, or to the page that the banner stood over.
    const page = place.current?.ownerDocument
    if (!focused.current || !page || page.activeElement !== page.body) return
    focused.current = false
    const heading = place.current?.closest('main')?.querySelector<HTMLElement>('h1')
    ;(place.current?.querySelector('button') ?? heading)?.focus()
  })
  return (
    <div
      ref={place}
      className={styles.place}
      role="status"
      data-empty={(online && !back) || undefined}
      onFocus={() => {
        focused.current = true
      }}
      onBlur={() => {
        focused.current = false
      }}
    >
      {online && !back ? null : (
        <div className={styles.banner} data-online={online || undefined}>
          <Icon className={styles.icon} aria-hidden="true" />
          <p className={styles.words}>
            <strong>{online ? 'You are back online.' : 'You are offline.'}</strong>{' '}
            {words || 'Nothing is sent. What you write is kept here.'}
          </p>
          {back && held.length > 0 ? (
            <Button
              size="sm"
              onClick={() => {
                for (const { conversation } of held) sendReply(conversation)
              }}
            >
              {held.length === 1 ? 'Send the reply' : `Send ${held.length} replies`}
            </Button>
          ) : null}
          {back ? (
            <IconButton size="sm" label="Close" onClick={() => setWasOffline(false)}>
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      )}
    </div>
  )
}
