import { expect, test } from 'vitest'
import {
  approvalDraft,
  changesDraft,
  outboxDraft,
  PRODUCT_DRAFT,
  readDraftName,
  replyDraft,
  UPLOAD_DRAFT,
} from './draftNames'

test.each([
  [replyDraft('a.1'), 'reply.a.1', { kind: 'reply', id: 'a.1' }],
  [outboxDraft('a.1'), 'outbox.a.1', { kind: 'outbox', id: 'a.1' }],
  [changesDraft('work_1'), 'changes.work_1', { kind: 'changes', id: 'work_1' }],
  [approvalDraft('work_1'), 'approve.work_1', { kind: 'approval', id: 'work_1' }],
  [PRODUCT_DRAFT, 'product', { kind: 'product', id: '' }],
  [UPLOAD_DRAFT, 'upload', { kind: 'upload', id: '' }],
])('%s lies on devices under that name, and is read back', (name, stored, read) => {
  expect(name).toBe(stored)
  expect(readDraftName(name)).toEqual(read)
})

test.each(['contact', 'registration', 'products', 'product.1', 'reply', 'approval.work_1', ''])(
  'of another form, or of none: %j',
  (name) => expect(readDraftName(name)).toBeNull(),
)
