import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { submitWork, workKeys } from '@/api/work'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { UPLOAD_DRAFT } from '../parts/draftNames'
import { SendingNotes } from '../parts/SendingNotes/SendingNotes'
import { TaskDialog, type TaskProps } from '../parts/TaskDialog/TaskDialog'
import { type InitialSending, mayHaveChanged, useSending } from '../parts/useSending'
import { useTaskDraft } from '../parts/useTaskDraft'
import { KEEPING, NEW_SUBMISSION, type SubmissionDraft, submissionSchema, wordsOf } from './submissionSchema'
import { UploadFields } from './UploadFields'
import { useWorks } from './useWorks'

export interface InitialUpload extends Partial<SubmissionDraft>, InitialSending {
  /** What is missing or wrong is marked, as after a first try. */
  checked?: boolean
}

export interface UploadDialogProps extends TaskProps {
  /** What stands in it at first: for stories. */
  initial?: InitialUpload
}

/** Uploads a round of a work for its client's approval (spec sections 5 and 7, Upload Work). */
export function UploadDialog({ initial, ...task }: UploadDialogProps) {
  const client = useQueryClient()
  const works = useWorks()
  const { mutateAsync: submit } = useMutation(submitWork(useApi()))
  const sending = useSending({ done: 'Submission uploaded.', failed: 'Upload failed' }, initial)
  const form = useForm<SubmissionDraft>({
    defaultValues: NEW_SUBMISSION,
    mode: 'onBlur',
    resolver: standardSchemaResolver(submissionSchema),
  })
  const hold = useSendHold()
  const files = form.watch('files')
  const draft = useTaskDraft({ form, name: UPLOAD_DRAFT, empty: NEW_SUBMISSION, keeping: KEEPING, files })
  useEffect(() => {
    if (!initial) return
    const { checked, failure: _, progress: __, ...draft } = initial
    form.reset({ ...NEW_SUBMISSION, ...draft }, { keepDefaultValues: true })
    if (checked) void form.trigger()
  }, [form, initial])

  const send = form.handleSubmit(async ({ work: id, files: chosen, ...words }) => {
    if (hold.hold()) return
    const outcome = await sending.run(chosen, (assets, signal) =>
      submit({ id, assets, signal, ...wordsOf(words) }),
    )
    if (mayHaveChanged(outcome)) void client.invalidateQueries({ queryKey: workKeys.all })
    if (outcome.state === 'done') {
      draft.drop()
      task.onClose()
    }
  })
  const dirty = form.formState.isDirty && !sending.sent
  const nothing = works.options.length === 0 && !works.loading && !works.failed && !dirty && !sending.sent
  return (
    <TaskDialog
      {...task}
      title="Upload Work"
      description="A round for the client to approve. They hear of it at once."
      dirty={dirty}
      busy={sending.now !== null}
      onCancelBusy={sending.cancel}
      submitLabel="Upload submission"
      hold={hold}
      {...draft.dialog}
      idle={nothing}
      onSubmit={(event) => void send(event)}
    >
      {nothing ? (
        <EmptyState>No work is ready for a round: none is in progress or has changes requested.</EmptyState>
      ) : (
        <>
          <UploadFields
            form={form}
            works={works}
            busy={sending.now !== null || sending.sent}
            progress={sending.now?.step === 'uploading' ? sending.now.progress : undefined}
            onCancel={sending.cancel}
          />
          <SendingNotes sending={sending} sendingLabel="Sending the submission" files={files} />
        </>
      )}
    </TaskDialog>
  )
}
