import { describe, expect, it } from 'vitest'
import { fitsSubmission, NEW_SUBMISSION, submissionSchema, wordsOf } from './submissionSchema'

const image = { type: 'image/png' }
const video = { type: 'video/mp4' }

describe('what fits', () => {
  it.each([
    ['nothing', [], true],
    ['five images and a video', [image, image, image, image, image, video], true],
    ['six images', [image, image, image, image, image, image], false],
    ['two videos', [video, video], false],
    ['a document', [image, { type: 'application/pdf' }], false],
    ['a file without a type', [{ type: '' }], false],
  ])('%s: %s', (_, files, fits) => {
    expect(fitsSubmission(files)).toBe(fits)
  })
})

describe('the texts', () => {
  const file = (type: string) => new File(['a'], 'a', { type })
  const told = (draft: Partial<typeof NEW_SUBMISSION>) =>
    submissionSchema.safeParse({ ...NEW_SUBMISSION, ...draft }).error?.issues.map(({ message }) => message)

  it('ask for a work and a file, each once', () => {
    expect(told({})).toEqual(['Select a work to submit to.', 'Please add at least one file.'])
  })

  it('say how many files there may be', () => {
    const files = Array.from({ length: 6 }, () => file('image/png'))
    expect(told({ work: 'work_6', files })).toEqual(['Please select up to 5 images and 1 video.'])
    expect(told({ work: 'work_6', files: files.slice(1) })).toBeUndefined()
  })
})

describe('what is sent', () => {
  it('starts as Round 1, and emptied as Submission', () => {
    expect(wordsOf(NEW_SUBMISSION)).toEqual({ title: 'Round 1', description: '' })
    expect(wordsOf({ title: '  ', description: ' Two ways. ' })).toEqual({
      title: 'Submission',
      description: 'Two ways.',
    })
  })
})
