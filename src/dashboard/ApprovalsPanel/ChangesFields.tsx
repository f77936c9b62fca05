import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateInput } from '@/ui/DateInput/DateInput'
import { Field } from '@/ui/Field/Field'
import { ListInput } from '@/ui/ListInput/ListInput'
import { TextArea } from '@/ui/TextArea/TextArea'
import type { Changes } from './changesSchema'

/** The fields of a change request; errors stand beside the field that they are about. */
export function ChangesFields({ form, today }: { form: UseFormReturn<Changes>; today: string }) {
  const { control, formState, register } = form
  const { errors } = formState
  const deadline = register('deadline')
  return (
    <>
      <Field label="What should change?" error={errors.comment?.message} required>
        <TextArea minRows={3} {...register('comment')} />
      </Field>
      <Field label="Change items" hint="One thing a line, for the studio to tick off." optional>
        <Controller
          control={control}
          name="items"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ListInput ref={ref} value={value} onChange={onChange} onBlur={onBlur} itemLabel="Change" />
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
        />
      </Field>
    </>
  )
}
