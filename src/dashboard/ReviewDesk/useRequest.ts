import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { Work } from '@/api/work'
import { isUnwritten } from '@/runtime/drafts/keeping'
import { useFormDraft } from '@/runtime/drafts/useFormDraft'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useChangeRequest } from '../decision/useChangeRequest'
import { useDecided } from '../decision/useReceipts'
import { changesDraft } from '../parts/draftNames'
import { MAX_CHANGES } from '../parts/limits'
import { withWholeDates } from '../parts/wholeDates'
import { changeWords, KEEPING, NOTHING, type Request, requestSchema, type Spot, withChange } from './changes'

/** What is written at first: for stories. */
export interface RequestStart extends Partial<Request> {
  /** What is missing is marked, as after a first try. */
  checked?: boolean
  /** Why the last try failed. */
  failure?: string
}

export interface RequestOptions {
  work: Work
  /** The day today, YYYY-MM-DD. */
  today: string
  initial: RequestStart | undefined
  /** The work was decided elsewhere: what is written stays, and cannot be sent. */
  elsewhere: boolean
  onRefused: () => void
  onSent: () => void
}

/** The change request that is being written beside the work: kept as a draft until it is sent or discarded. */
export function useRequest({ work, today, initial, elsewhere, onRefused, onSent }: RequestOptions) {
  const form = useForm<Request>({
    defaultValues: { ...NOTHING, ...initial },
    mode: 'onBlur',
    resolver: withWholeDates(standardSchemaResolver(requestSchema(today))),
  })
  const sending = useChangeRequest({
    work: work._id,
    initialFailure: initial?.failure,
    elsewhere,
    onRefused,
  })
  const hold = useSendHold()
  const decided = useDecided()
  // Before the draft is brought back, which it would not hear of else.
  const { field } = useController({ control: form.control, name: 'changes' })
  const { line, drop } = useFormDraft({
    form,
    name: changesDraft(work._id),
    empty: NOTHING,
    keeping: KEEPING,
  })
  useEffect(() => {
    if (initial?.checked) void form.trigger()
  }, [form, initial])

  const send = form.handleSubmit(async ({ comment, changes, deadline }) => {
    // Enter in a field sends as well, also where no button does.
    if (elsewhere || hold.hold()) return
    const requestedChanges = changes.map(changeWords)
    const words = { comment, deadline: deadline || null }
    if (!(await sending.decide({ id: work._id, requestedChanges, ...words }))) return
    decided(work, { decision: 'changes', changes: requestedChanges, ...words })
    drop()
    form.reset(NOTHING)
    onSent()
  })
  const changes = field.value
  return {
    form,
    hold,
    line,
    drop,
    send,
    ...sending,
    elsewhere,
    /** Nothing of it changes: it is being sent, or cannot be any more. */
    fixed: sending.busy || elsewhere,
    changes,
    /** Nothing stands in it. */
    isEmpty: () => isUnwritten(form.getValues(), NOTHING, KEEPING),
    full: changes.length >= MAX_CHANGES,
    add: (at: Spot | null) => field.onChange(withChange(changes, at)),
    edit: (index: number, text: string) =>
      field.onChange(changes.map((one, at) => (at === index ? { ...one, text } : one))),
    remove: (index: number) => field.onChange(changes.toSpliced(index, 1)),
  }
}

export type RequestState = ReturnType<typeof useRequest>
