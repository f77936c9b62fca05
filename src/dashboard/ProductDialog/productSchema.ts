import * as z from 'zod/mini'
import { type NewProduct, PRODUCT_KINDS } from '@/api/products'
import { type Asset, assetUrl } from '@/api/uploads'
import { CURRENCIES } from '@/lib/money'
import { slugify } from '@/lib/slug'
import { isOneOf, isText, isTexts, type Keeping } from '@/runtime/drafts/keeping'
import { kindOf } from '@/ui/FileDrop/fileKinds'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** What is said of a gallery with too many files, and of a file that is no image (spec section 5). */
export const UP_TO_SIX_IMAGES = 'Please select up to 6 images.'

/** What a new product needs, with the texts of spec section 5. */
export const productSchema = z.object({
  title: z.string().check(z.refine((title) => title.trim() !== '', 'Title is required.')),
  slug: z.string().check(z.refine((slug) => slugify(slug) !== '', 'Slug is required.')),
  kind: z.enum(PRODUCT_KINDS),
  description: z.string(),
  price: z
    .nullable(z.number())
    .check(z.refine((price) => price !== null && price > 0, 'Enter a valid price.')),
  /** The price as it stands in its box, also where it is none. */
  amount: z.string(),
  currency: z.enum(CURRENCIES),
  tags: z.array(z.string()),
  /** A word on its way to be one. */
  tag: z.string(),
  gallery: z
    .custom<File[]>()
    .check(
      z.refine(
        (files) => files.length <= 6 && files.every((file) => kindOf(file) === 'image'),
        UP_TO_SIX_IMAGES,
      ),
    ),
})

export type ProductDraft = z.infer<typeof productSchema>

export const NEW_PRODUCT: ProductDraft = {
  title: '',
  slug: '',
  kind: 'service',
  description: '',
  price: null,
  amount: '',
  currency: 'USD',
  tags: [],
  tag: '',
  gallery: [],
}

const isPrice = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value)

/** What is kept until it is created: all but the files. */
export const KEEPING: Keeping<ProductDraft> = {
  title: isText,
  slug: isText,
  kind: isOneOf(PRODUCT_KINDS),
  description: isText,
  price: isPrice,
  amount: isText,
  currency: isOneOf(CURRENCIES),
  tags: isTexts,
  tag: isText,
}

/** Whether somebody wrote a slug of their own, an empty one included: from then on it no longer follows the title. */
export const isOwnSlug = (slug: string, title: string): boolean => slug !== slugify(title)

/** What is sent of a valid draft, with what the upload of its gallery gave back. */
export function productOf(draft: ProductDraft, assets: readonly Asset[]): NewProduct {
  return {
    kind: draft.kind,
    title: draft.title.trim(),
    slug: slugify(draft.slug),
    description: draft.description.trim(),
    price: draft.price ?? 0,
    currency: draft.currency,
    tags: [...new Set([...draft.tags, draft.tag].map((tag) => tag.trim().toLowerCase()).filter(Boolean))],
    gallery: assets.map((asset) => ({ url: assetUrl(asset) })),
  }
}
