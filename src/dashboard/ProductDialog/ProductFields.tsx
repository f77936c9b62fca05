import { Controller, type UseFormReturn, useController } from 'react-hook-form'
import { PRODUCT_KINDS } from '@/api/products'
import { Field } from '@/ui/Field/Field'
import { FileDrop } from '@/ui/FileDrop/FileDrop'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { TagInput } from '@/ui/TagInput/TagInput'
import { TextArea } from '@/ui/TextArea/TextArea'
import { KIND_WORDS } from '../parts/kindWords'
import { NameFields } from './NameFields'
import { PriceField } from './PriceField'
import styles from './ProductDialog.module.css'
import { type ProductDraft, UP_TO_SIX_IMAGES } from './productSchema'

interface ProductFieldsProps {
  form: UseFormReturn<ProductDraft>
  /** It is being sent: nothing changes. */
  busy: boolean
  /** How far the gallery is; undefined while it is not on its way. */
  progress: number | null | undefined
  onCancel: () => void
}

const KINDS = PRODUCT_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))

/** The fields of a new product; errors stand beside the field that they are about. */
export function ProductFields({ form, busy, progress, onCancel }: ProductFieldsProps) {
  const { control, formState, register, setValue } = form
  const { field: tag } = useController({ control, name: 'tag' })
  return (
    <>
      <NameFields form={form} busy={busy} />
      <div className={styles.pair} data-first="auto">
        <Field label="Kind" group>
          <Controller
            control={control}
            name="kind"
            render={({ field: { value, onChange } }) => (
              <SegmentedControl options={KINDS} value={value} onValueChange={onChange} readOnly={busy} />
            )}
          />
        </Field>
        <PriceField form={form} busy={busy} />
      </div>
      <Field label="Description" optional>
        <TextArea minRows={2} {...register('description')} readOnly={busy} />
      </Field>
      <Field label="Tags" hint="Enter, comma or space adds one." optional>
        <Controller
          control={control}
          name="tags"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <TagInput
              ref={ref}
              value={value}
              onChange={onChange}
              text={tag.value}
              onTextChange={tag.onChange}
              onBlur={onBlur}
              readOnly={busy}
            />
          )}
        />
      </Field>
      <Field label="Gallery" error={formState.errors.gallery?.message} optional messagesInside>
        <Controller
          control={control}
          name="gallery"
          render={({ field: { ref, value, onBlur } }) => (
            <FileDrop
              ref={ref}
              value={value}
              onChange={(files) => setValue('gallery', files, { shouldDirty: true, shouldValidate: true })}
              onBlur={onBlur}
              kinds={['image']}
              limit="Up to 6 images"
              refusal={UP_TO_SIX_IMAGES}
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
