import { expect, it } from 'vitest'
import { createToasts, TOAST_MS } from './toasts'

it('messages stay as long as the specification says (section 9)', () => {
  expect(TOAST_MS).toEqual({ 'top-right': 4000, 'bottom-center': 3200 })
})

it('a newer message about the same takes the place of the former one', () => {
  const { add, store } = createToasts()
  const place = 'bottom-center'
  for (const about of ['saved tideline', 'cart tideline', undefined])
    add({ text: `Done: ${about}`, tone: 'success', place, ...(about ? { about } : {}) })
  add({ text: 'Undone', tone: 'info', place, about: 'saved tideline' })
  add({ text: 'Something else', tone: 'info', place })
  expect(store.getState().items.map(({ text }) => text)).toEqual([
    'Done: cart tideline',
    'Done: undefined',
    'Undone',
    'Something else',
  ])
})
