import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/ui/Field/Field'
import { FileDrop } from '@/ui/FileDrop/FileDrop'
import { TextArea } from '@/ui/TextArea/TextArea'
import { TextInput } from '@/ui/TextInput/TextInput'
import type { SubmissionDraft } from './submissionSchema'
import type { Works } from './useWorks'
import { WorkField } from './WorkField'

interface UploadFieldsProps {
  form: UseFormReturn<SubmissionDraft>
  works: Works
  /** It is being sent: nothing changes. */
  busy: boolean
  /** How far the files are; undefined while they are not on their way. */
  progress: number | null | undefined
  onCancel: () => void
}

/** The fields of a submission; errors stand beside the field that they are about. */
export function UploadFields({ form, works, busy, progress, onCancel }: UploadFieldsProps) {
  const { control, formState, register, setValue } = form
  return (
    <>
      <WorkField form={form} works={works} busy={busy} />
      <Field label="Title" hint="Left empty, it is sent as Submission.">
        <TextInput {...register('title')} readOnly={busy} autoComplete="off" />
      </Field>
      <Field label="Description" optional>
        <TextArea minRows={2} {...register('description')} readOnly={busy} />
      </Field>
      <Field label="Files" error={formState.errors.files?.message} messagesInside>
        <Controller
          control={control}
          name="files"
          render={({ field: { ref, value, onBlur } }) => (
            <FileDrop
              ref={ref}
              value={value}
              onChange={(files) => setValue('files', files, { shouldDirty: true, shouldValidate: true })}
              onBlur={onBlur}
              kinds={['image', 'video']}
              limit="Up to 5 images and 1 video"
              readOnly={busy}
              progress={progress}
              onCancel={onCancel}
            />
          )}
        />
      </Field>
    </>
  )
}
