import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateInput } from '@/ui/DateInput/DateInput'
import { Field } from '@/ui/Field/Field'
import { ListInput } from '@/ui/ListInput/ListInput'
import { TextArea } from '@/ui/TextArea/TextArea'
import type { Changes } from './changesSchema'

interface ChangesFieldsProps {
  form: UseFormReturn<Changes>
  /** The day today, YYYY-MM-DD. */
  today: string
  /** It is being sent, or cannot be any more: nothing changes. */
  fixed: boolean
}

/** The fields of a change request; errors stand beside the field that they are about. */
export function ChangesFields({ form, today, fixed }: ChangesFieldsProps) {
  const { control, formState, register } = form
  const { errors } = formState
  const deadline = register('deadline')
  return (
    <>
      <Field label="What should change?" error={errors.comment?.message} required>
        <TextArea minRows={3} {...register('comment')} readOnly={fixed} />
      </Field>
      <Field
        label="Change items"
        hint="One thing a line, for the studio to tick off."
        error={errors.items?.message}
        optional
      >
        <Controller
          control={control}
          name="items"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ListInput
              ref={ref}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              itemLabel="Change"
              readOnly={fixed}
            />
          )}
        />
      </Field>
      <Field label="New deadline" error={errors.deadline?.message} optional>
        <DateInput
          ref={deadline.ref}
          name={deadline.name}
          onChange={deadline.onChange}
          onBlur={deadline.onBlur}
          min={today}
          readOnly={fixed}
        />
      </Field>
    </>
  )
}
