import { createStorageArea } from '@mocks/ports/memoryStorage'
import { expect, test } from 'vitest'
import { clearDraft, readDraft, writeDraft } from './draft'
import { EMPTY_REGISTRATION } from './registration'

const KEY = 'app_registerDraft-admin'

test('keeps the step and what is no secret', () => {
  const area = createStorageArea()
  const tab = area.openTab()
  const values = {
    ...EMPTY_REGISTRATION,
    fullName: 'Ines Duarte',
    city: 'Santa Ana',
    password: 'Seeds-4-all!',
    confirmation: 'Seeds-4-all!',
    adminInviteToken: 'INVITE',
  }
  writeDraft(tab, 'admin', { step: 2, values })
  expect(JSON.parse(area.entries()[KEY] ?? '')).toEqual({
    step: 2,
    fullName: 'Ines Duarte',
    city: 'Santa Ana',
  })
  expect(readDraft(tab, 'admin')).toEqual({
    step: 2,
    values: { ...EMPTY_REGISTRATION, fullName: 'Ines Duarte', city: 'Santa Ana' },
  })
  expect(readDraft(tab, 'user')).toEqual({ step: 0, values: EMPTY_REGISTRATION })
  clearDraft(tab, 'admin')
  expect(area.entries()).toEqual({})
})

test('an untouched wizard leaves nothing behind', () => {
  const area = createStorageArea({ [KEY]: '{"fullName":"Ines"}' })
  writeDraft(area.openTab(), 'admin', { step: 0, values: EMPTY_REGISTRATION })
  expect(area.entries()).toEqual({})
})

test.each(['', '{', 'null', '[]', '7', '{"step":3,"fullName":7,"password":"Seeds-4-all!"}'])(
  'begins anew with %s',
  (text) => {
    const tab = createStorageArea({ [KEY]: text }).openTab()
    expect(readDraft(tab, 'admin')).toEqual({ step: 0, values: EMPTY_REGISTRATION })
  },
)
