import type { UseFormReturn } from 'react-hook-form'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Field } from '@/ui/Field/Field'
import { Select } from '@/ui/Select/Select'
import type { SubmissionDraft } from './submissionSchema'
import styles from './UploadDialog.module.css'
import type { Works } from './useWorks'

interface WorkFieldProps {
  form: UseFormReturn<SubmissionDraft>
  works: Works
  busy: boolean
}

/** The work that the submission goes to, from what could be loaded. */
export function WorkField({ form, works, busy }: WorkFieldProps) {
  return (
    <div className={styles.work}>
      <Field label="Work" error={form.formState.errors.work?.message} required>
        <Select
          {...form.register('work')}
          options={works.options}
          placeholder={works.loading ? 'Loading works…' : 'Select a work'}
          disabled={busy || works.options.length === 0}
        />
      </Field>
      {works.failed ? (
        <ErrorState onRetry={works.retry} busy={works.retrying}>
          Failed to load works.
        </ErrorState>
      ) : null}
    </div>
  )
}
