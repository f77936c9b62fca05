import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Work } from '@/api/work'
import { deadlinePhrase } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { passFocus } from '@/lib/passFocus'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Message } from '@/ui/Message/Message'
import { ApproveDialog } from '../decision/ApproveDialog'
import { NO_LONGER_WAITS, useDecidedElsewhere } from '../decision/useDecidedElsewhere'
import { useUnderway } from '../decision/useUnderway'
import { ChangeList } from './ChangeList'
import type { Change } from './changes'
import { DeskFooter } from './DeskFooter'
import { KeyList } from './KeyList'
import { RequestForm } from './RequestForm'
import styles from './ReviewDesk.module.css'
import { RoundNotes } from './RoundNotes'
import { type RequestStart, useRequest } from './useRequest'
import { type DeskStart, useReviewView } from './useReviewView'
import { useRounds } from './useRounds'
import { useSizes } from './useSizes'
import { WorkArea } from './WorkArea'

export interface ReviewStart extends DeskStart {
  /** The form of a change request stands open, with what is written in it. */
  request?: RequestStart
}

export interface ReviewDeskProps {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  open: boolean
  /** What stands on it at first: for stories. */
  initial?: ReviewStart
  /** Asked to close: after the decision was carried out, or without one. */
  onClose: (decided: boolean) => void
}

/** The review desk (extension `submissions`): the decision with the work in front of the person who takes it. */
export function ReviewDesk({ work, today, open, initial = {}, onClose }: ReviewDeskProps) {
  const formId = useId()
  const { rounds, failed, fetching, retry } = useRounds(work._id, open)
  const sizes = useSizes()
  const decidedElsewhere = useDecidedElsewhere(work._id, open)
  const { elsewhere, onRefused, onDecided } = decidedElsewhere
  const desk = useReviewView(rounds ?? [], sizes.isFilm, initial, !elsewhere)
  const request = useRequest({
    work,
    today,
    elsewhere,
    onRefused,
    initial: initial.request,
    onSent: () => {
      onDecided()
      setShowsForm(false)
      onClose(true)
    },
  })
  const [showsForm, setShowsForm] = useState(initial.request !== undefined)
  const [confirmsApproval, setConfirmsApproval] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  // Back closes the question with the desk; what is being sent goes on.
  if (!open && confirmsApproval) setConfirmsApproval(false)
  const sending = useUnderway(work._id)[0]?.kind
  const { changes, fixed, line } = request
  // A change or a draft brings the form, and it stays when the last of them goes: somebody writes in it.
  if (!showsForm && (changes.length > 0 || line.state !== 'none')) setShowsForm(true)

  const before = useRef({ open, state: line.state })
  const leaveEmpty = useEffectEvent(() => {
    // Who has gone into it is about to write.
    const isAtIt = document.activeElement?.closest('form')?.id === formId
    if (!(open && isAtIt) && line.state === 'none' && request.isEmpty()) setShowsForm(false)
  })
  // Nor does an empty one wait for somebody who closes the desk, or whose draft was discarded in another tab.
  useEffect(() => {
    const last = before.current
    before.current = { open, state: line.state }
    if ((last.open && !open) || (last.state === 'restored' && line.state === 'none')) leaveEmpty()
  }, [open, line.state])

  const table = useRef<HTMLElement>(null)
  const stage = useRef<{ focus: () => void }>(null)
  const list = useRef<HTMLOListElement>(null)
  const writing = useRef<number | 'comment' | null>(null)
  useEffect(() => {
    const at = writing.current
    writing.current = null
    if (at === 'comment') request.form.setFocus('comment')
    else if (at !== null) list.current?.querySelector<HTMLElement>(`[data-change="${at}"]`)?.focus()
  })
  const shown = desk.piece !== null

  const close = useRef<HTMLButtonElement>(null)
  // The button that was pressed went away. While the question stands over the desk, the focus is there.
  useEffect(() => {
    const button = close.current
    if (!elsewhere || confirmsApproval || !button) return
    const { activeElement, body } = button.ownerDocument
    if (activeElement === body || activeElement?.contains(button)) passFocus(button)
  }, [elsewhere, confirmsApproval])
  // Decided here or elsewhere, its desk has come to an end: the next one is a new one.
  const leave = () => onClose(elsewhere)

  const focusChange = (index: number) => {
    writing.current = index
    setActive(index)
  }
  const price = work.price === null ? 'No price' : formatMoney(work.price)
  const search = rounds && fetching && !failed ? ' · Looking for a newer round…' : ''
  const at = rounds?.findIndex(({ _id }) => _id === desk.round?._id) ?? -1
  return (
    <Dialog
      open={open}
      size="full"
      title={work.title}
      description={`${price} · ${deadlinePhrase(work.deadline, today).text}${search}`}
      initialFocus={table}
      busy={sending === 'changes'}
      onCancelBusy={request.cancel}
      onOpenChange={(next) => {
        // What was written waits as a draft.
        if (!next) leave()
      }}
      footer={
        <DeskFooter
          formId={formId}
          showsForm={showsForm}
          sending={sending}
          elsewhere={elsewhere}
          close={close}
          onRequestChanges={() => {
            writing.current = 'comment'
            setShowsForm(true)
          }}
          onApprove={() => setConfirmsApproval(true)}
          onClose={leave}
        />
      }
    >
      <div className={styles.desk}>
        <div className={styles.grid}>
          <WorkArea
            ref={table}
            rounds={rounds}
            desk={desk}
            sizes={sizes}
            changes={changes}
            active={active}
            stage={stage}
            failed={failed}
            retrying={fetching}
            onRetry={retry}
            onChoosePin={focusChange}
            onPin={(spot) => {
              if (request.full || fixed || !desk.piece) return
              const { round, index: asset } = desk.piece
              request.add({ round: round._id, title: round.title, asset, ...spot })
              focusChange(changes.length)
            }}
          />
          <aside className={styles.beside} aria-label="Decision">
            {sending === 'approve' ? <Message>Your approval is being sent.</Message> : null}
            {elsewhere && !request.refused ? <Message>{NO_LONGER_WAITS}</Message> : null}
            {showsForm ? (
              <RequestForm id={formId} request={request} today={today}>
                <ChangeList
                  request={request}
                  active={active}
                  list={list}
                  onActive={setActive}
                  onShow={({ spot }: Change) => {
                    if (spot) desk.goTo(spot.round, spot.asset)
                  }}
                  onDone={() => stage.current?.focus()}
                />
              </RequestForm>
            ) : null}
            {desk.round ? <RoundNotes round={desk.round} before={rounds?.[at + 1]} /> : null}
            {shown ? <KeyList /> : null}
          </aside>
        </div>
      </div>
      <ApproveDialog
        work={work}
        today={today}
        open={open && confirmsApproval}
        initial={undefined}
        decidedElsewhere={decidedElsewhere}
        onClose={(decided) => {
          setConfirmsApproval(false)
          if (!decided) return
          request.drop()
          onClose(true)
        }}
      />
    </Dialog>
  )
}
