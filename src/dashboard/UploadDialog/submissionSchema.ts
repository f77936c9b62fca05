import * as z from 'zod/mini'
import { isText, type Keeping } from '@/runtime/drafts/keeping'
import { kindOf } from '@/ui/FileDrop/fileKinds'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** Up to 5 images and 1 video, and nothing else (spec section 5, Upload Work). */
export function fitsSubmission(files: readonly { type: string }[]): boolean {
  const kinds = files.map(kindOf)
  const count = (kind: string | null) => kinds.filter((one) => one === kind).length
  return count('image') <= 5 && count('video') <= 1 && count(null) === 0
}

/** What a submission needs, with the texts of spec section 5. */
export const submissionSchema = z.object({
  work: z.string().check(z.minLength(1, 'Select a work to submit to.')),
  title: z.string(),
  description: z.string(),
  files: z.custom<File[]>().check(
    z.refine((files) => files.length > 0, { error: 'Please add at least one file.', abort: true }),
    z.refine(fitsSubmission, 'Please select up to 5 images and 1 video.'),
  ),
})

export type SubmissionDraft = z.infer<typeof submissionSchema>

export const NEW_SUBMISSION: SubmissionDraft = { work: '', title: 'Round 1', description: '', files: [] }

/** What is kept until it is sent: the words. Works come and go, and files cannot be kept. */
export const KEEPING: Keeping<SubmissionDraft> = { title: isText, description: isText }

/** What is sent of a draft; an emptied title becomes 'Submission'. */
export const wordsOf = ({ title, description }: Pick<SubmissionDraft, 'title' | 'description'>) => ({
  title: title.trim() || 'Submission',
  description: description.trim(),
})
