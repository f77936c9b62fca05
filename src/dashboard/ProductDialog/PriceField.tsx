import { Controller, type UseFormReturn, useController } from 'react-hook-form'
import { Field } from '@/ui/Field/Field'
import { MoneyInput } from '@/ui/MoneyInput/MoneyInput'
import type { ProductDraft } from './productSchema'

interface PriceFieldProps {
  form: UseFormReturn<ProductDraft>
  busy: boolean
}

/** The price in its currency, in whole minor units. */
export function PriceField({ form, busy }: PriceFieldProps) {
  const { control, formState, setValue, watch } = form
  const { field: amount } = useController({ control, name: 'amount' })
  return (
    <Field label="Price" error={formState.errors.price?.message} required>
      <Controller
        control={control}
        name="price"
        render={({ field: { ref, name, value, onChange, onBlur } }) => (
          <MoneyInput
            ref={ref}
            name={name}
            value={value}
            onChange={onChange}
            text={amount.value}
            onTextChange={amount.onChange}
            onBlur={onBlur}
            currency={watch('currency')}
            onCurrencyChange={(currency) => setValue('currency', currency, { shouldDirty: true })}
            readOnly={busy}
          />
        )}
      />
    </Field>
  )
}
