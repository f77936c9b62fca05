import { useEffect, useId, useRef, useState } from 'react'
import type { Work as WorkRecord } from '@/api/work'
import { deadlinePhrase } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { Button } from '@/ui/Button/Button'
import { Dialog } from '@/ui/Dialog/Dialog'
import { Message } from '@/ui/Message/Message'
import { ApproveDialog } from '../ApprovalsPanel/ApproveDialog'
import { useUnderway } from '../ApprovalsPanel/useUnderway'
import { DecisionIcon } from '../parts/DecisionIcon/DecisionIcon'
import { ChangeList } from './ChangeList'
import type { Change } from './changes'
import { KeyList } from './KeyList'
import { RequestForm } from './RequestForm'
import styles from './ReviewDesk.module.css'
import { RoundNotes } from './RoundNotes'
import { type DeskStart, useDesk } from './useDesk'
import { type RequestStart, useRequest } from './useRequest'
import { useRounds } from './useRounds'
import { useSizes } from './useSizes'
import { Work } from './Work'

export interface ReviewStart extends DeskStart {
  /** The form of a change request stands open, with what is written in it. */
  request?: RequestStart
}

export interface ReviewDeskProps {
  work: WorkRecord
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
  const { rounds, failed, asking: looking, retry } = useRounds(work._id, open)
  const sizes = useSizes()
  const desk = useDesk(rounds ?? [], sizes.isFilm, initial)
  const request = useRequest({
    ...{ work, today },
    initial: initial.request,
    onSent: () => {
      setAsked(false)
      onClose(true)
    },
  })
  const [asked, setAsked] = useState(initial.request !== undefined)
  const [approving, setApproving] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  // Back closes the question with the desk; what is being sent goes on.
  if (!open && approving) setApproving(false)
  const sending = useUnderway(work._id)[0]?.kind
  const { changes, busy, line } = request
  const asking = asked || changes.length > 0 || line.state !== 'none'

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

  const focusChange = (index: number) => {
    writing.current = index
    setActive(index)
  }
  const price = work.price === null ? 'No price' : formatMoney(work.price)
  const search = rounds && looking && !failed ? ' · Looking for a newer round…' : ''
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
        if (!next) onClose(false)
      }}
      footer={
        asking ? (
          <>
            <Button variant="quiet" disabled={sending === 'changes'} onClick={() => setApproving(true)}>
              Approve instead
            </Button>
            <Button type="submit" form={formId} busy={sending === 'changes'} disabled={sending === 'approve'}>
              Send request
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => {
                writing.current = 'comment'
                setAsked(true)
              }}
            >
              <DecisionIcon decision="changes" />
              Request changes
            </Button>
            <Button variant="outline" disabled={sending === 'changes'} onClick={() => setApproving(true)}>
              <DecisionIcon decision="approved" />
              Approve
            </Button>
          </>
        )
      }
    >
      <div className={styles.desk}>
        <div className={styles.grid}>
          <Work
            ref={table}
            {...{ rounds, desk, sizes, changes, active, stage }}
            failed={failed}
            retrying={looking}
            onRetry={retry}
            onChoosePin={focusChange}
            onPin={(spot) => {
              if (request.full || busy || !desk.piece) return
              const { round, index: asset } = desk.piece
              request.add({ round: round._id, title: round.title, asset, ...spot })
              focusChange(changes.length)
            }}
          />
          <aside className={styles.beside} aria-label="Decision">
            {sending === 'approve' ? <Message>Your approval is being sent.</Message> : null}
            {asking ? (
              <RequestForm id={formId} request={request} today={today}>
                <ChangeList
                  {...{ request, active, list }}
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
        open={open && approving}
        initial={undefined}
        onClose={(decided) => {
          setApproving(false)
          if (!decided) return
          request.drop()
          onClose(true)
        }}
      />
    </Dialog>
  )
}
