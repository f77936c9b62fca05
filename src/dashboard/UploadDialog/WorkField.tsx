import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { Field } from '@/ui/Field/Field'
import { OPTIONS_AT_ONCE, SearchSelect } from '@/ui/SearchSelect/SearchSelect'
import { Select } from '@/ui/Select/Select'
import type { SubmissionDraft } from './submissionSchema'
import styles from './UploadDialog.module.css'
import { useFocusWhenReady } from './useFocusWhenReady'
import type { Works } from './useWorks'

interface WorkFieldProps {
  form: UseFormReturn<SubmissionDraft>
  works: Works
  busy: boolean
}

/** The work that the submission goes to, from what could be loaded. */
export function WorkField({ form, works, busy }: WorkFieldProps) {
  const { options, loading, failed } = works
  const { errors, submitCount } = form.formState
  const offered = !loading && options.length > 0
  const chosen = form.watch('work')
  const gone = chosen !== '' && !busy && !loading && !failed && !options.some(({ value }) => value === chosen)
  // It moved on meanwhile, and the field shows none: nothing is sent to a work that nobody sees chosen.
  useEffect(() => {
    if (gone) form.setValue('work', '', { shouldValidate: true })
  }, [gone, form])
  // Once searched it stays so: a list that grows shorter takes the control from under nobody's fingers.
  const [many, setMany] = useState(false)
  if (!many && options.length > OPTIONS_AT_ONCE) setMany(true)
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReady(offered, place, () => form.setFocus('work'))
  // A field that offers nothing takes no focus after a refused try: what can, does.
  const refused = useEffectEvent(() => {
    if (!errors.work || offered) return
    const retry = failed ? place.current?.querySelector<HTMLElement>('button:not(:disabled)') : null
    if (retry) retry.focus()
    else if (errors.files) form.setFocus('files')
  })
  useEffect(() => {
    if (submitCount > 0) refused()
  }, [submitCount])
  const Choice = many ? SearchSelect : Select
  return (
    <div ref={place} className={styles.work}>
      <Field label="Work" error={failed && !offered ? undefined : errors.work?.message} required>
        <Choice
          {...form.register('work')}
          options={options}
          placeholder={loading ? 'Loading works…' : 'Select a work'}
          // Not before both lists are there: with the second one it may become a field to search in.
          disabled={!offered}
          readOnly={busy}
        />
      </Field>
      {failed ? (
        <ErrorState onRetry={works.retry} busy={works.retrying}>
          {works.failure}
        </ErrorState>
      ) : null}
    </div>
  )
}
