import { type ReactNode, useState } from 'react'
import type { PanelHost } from '../host'
import { LinkNotes } from '../LinkNotes/LinkNotes'
import { SetAsideNote } from '../SetAside/SetAsideNote'

/** What the link that was opened has to say, each note until it was read; null when nothing is left. */
export function useArrivalNotes(host: PanelHost): ReactNode {
  const [isLinkRead, setLinkRead] = useState(false)
  const [isAsideRead, setAsideRead] = useState(false)
  const notes = [
    !isAsideRead && host.aside?.isNew ? (
      <SetAsideNote key="aside" host={host} onDismiss={() => setAsideRead(true)} />
    ) : null,
    !isLinkRead && host.linkNotes.length > 0 ? (
      <LinkNotes key="link" notes={host.linkNotes} onDismiss={() => setLinkRead(true)} />
    ) : null,
  ].filter(Boolean)
  return notes.length > 0 ? notes : null
}
