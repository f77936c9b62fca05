import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '@/api/ApiError'
import { isDuplicateKey } from '@/api/duplicateKey'
import { createProduct, productKeys, randomSuffix } from '@/api/products'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useSendHold } from '@/runtime/presence/useSendHold'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { PRODUCT_DRAFT } from '../parts/draftNames'
import { SendingNotes } from '../parts/SendingNotes/SendingNotes'
import { TaskDialog, type TaskProps } from '../parts/TaskDialog/TaskDialog'
import { type InitialSending, mayHaveChanged, useSending } from '../parts/useSending'
import { useTaskDraft } from '../parts/useTaskDraft'
import { ProductFields } from './ProductFields'
import { KEEPING, NEW_PRODUCT, type ProductDraft, productOf, productSchema } from './productSchema'

export interface InitialProduct extends Partial<ProductDraft>, InitialSending {
  /** What is missing or wrong is marked, as after a first try. */
  checked?: boolean
  /** What the server said of the slug. */
  slugError?: string
}

export interface ProductDialogProps extends TaskProps {
  /** What stands in it at first: for stories. */
  initial?: InitialProduct
}

/** Adds a product (spec sections 5, 7 and 8, New Product): its gallery first, then itself. */
export function ProductDialog({ initial, ...task }: ProductDialogProps) {
  const { random, toasts } = useRuntime()
  const client = useQueryClient()
  const { mutateAsync: create } = useMutation(createProduct(useApi(), () => randomSuffix(random)))
  const sending = useSending({ done: 'Product created.', failed: 'Create failed' }, initial)
  /** The last failure is told at the slug, and nowhere else. */
  const [slugTaken, setSlugTaken] = useState(false)
  const form = useForm<ProductDraft>({
    defaultValues: NEW_PRODUCT,
    mode: 'onBlur',
    resolver: standardSchemaResolver(productSchema),
  })
  const hold = useSendHold()
  const files = form.watch('gallery')
  const draft = useTaskDraft({ form, name: PRODUCT_DRAFT, empty: NEW_PRODUCT, keeping: KEEPING, files })
  useEffect(() => {
    if (!initial) return
    const { checked, slugError, failure: _, progress: __, ...draft } = initial
    form.reset({ ...NEW_PRODUCT, ...draft }, { keepDefaultValues: true })
    if (checked) void form.trigger()
    if (slugError) form.setError('slug', { message: slugError })
  }, [form, initial])

  const send = form.handleSubmit(async (values) => {
    if (hold.hold()) return
    let taken: string | null = null
    const outcome = await sending.run(values.gallery, async (assets, signal) => {
      const product = productOf(values, assets)
      const { slug } = await create({ ...product, signal })
      if (slug !== product.slug) taken = `The slug ${product.slug} was taken. It is ${slug} now.`
    })
    if (mayHaveChanged(outcome)) void client.invalidateQueries({ queryKey: productKeys.all })
    if (outcome.state === 'done') {
      draft.drop()
      task.onClose()
    }
    if (taken) toasts.add({ text: taken, tone: 'info', place: 'bottom-center' })
    const refused = outcome.state === 'failed' && isDuplicateKey(outcome.error)
    setSlugTaken(refused)
    if (refused)
      form.setError('slug', { message: messageOf(outcome.error, 'Create failed') }, { shouldFocus: true })
  })
  const busy = sending.now !== null
  return (
    <TaskDialog
      {...task}
      title="New Product"
      description="It is on sale as soon as it is created."
      dirty={form.formState.isDirty && !sending.sent}
      busy={busy}
      onCancelBusy={sending.cancel}
      submitLabel="Create product"
      hold={hold}
      {...draft.dialog}
      onSubmit={(event) => void send(event)}
    >
      <ProductFields
        form={form}
        busy={busy}
        progress={sending.now?.step === 'uploading' ? sending.now.progress : undefined}
        onCancel={sending.cancel}
      />
      <SendingNotes
        sending={slugTaken ? { ...sending, message: null } : sending}
        sendingLabel="Creating the product"
        files={files}
      />
    </TaskDialog>
  )
}
