import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { slugify } from '@/lib/slug'
import { Field } from '@/ui/Field/Field'
import { TextInput } from '@/ui/TextInput/TextInput'
import styles from './ProductDialog.module.css'
import { isOwnSlug, type ProductDraft } from './productSchema'

interface NameFieldsProps {
  form: UseFormReturn<ProductDraft>
  busy: boolean
}

/**
 * Title and slug: the slug follows the title until somebody writes another one (spec section 5). An emptied
 * one is another one: it stays empty, and is said to be required.
 */
export function NameFields({ form, busy }: NameFieldsProps) {
  const { formState, getValues, register, setValue, trigger } = form
  const { errors } = formState
  const own = useRef(false)
  const followTitle = (title: string) => {
    const slug = slugify(title)
    if (!own.current && slug !== getValues('slug'))
      setValue('slug', slug, { shouldDirty: true, shouldValidate: Boolean(errors.slug) })
  }
  return (
    <div className={styles.pair}>
      <Field label="Title" error={errors.title?.message} required>
        <TextInput
          {...register('title', {
            onChange: (event) => followTitle(event.target.value),
            // A title without Latin letters gives no slug: that is said where it can be mended.
            onBlur: (event) => {
              if (event.target.value.trim()) void trigger('slug')
            },
          })}
          readOnly={busy}
          autoComplete="off"
          // A form may start filled, and be emptied by its draft's Discard.
          onFocus={() => {
            own.current = isOwnSlug(getValues('slug'), getValues('title'))
          }}
        />
      </Field>
      <Field label="Slug" hint="Lowercase letters, digits, hyphens." error={errors.slug?.message} required>
        <TextInput
          {...register('slug', {
            onChange: (event) => {
              own.current = isOwnSlug(event.target.value, getValues('title'))
            },
            onBlur: () => {
              const shaped = slugify(getValues('slug'))
              // What cannot be shaped stays as it was written.
              if (shaped && shaped !== getValues('slug')) setValue('slug', shaped, { shouldDirty: true })
            },
          })}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </div>
  )
}
