import { expect, it } from 'vitest'
import { TOAST_MS } from './toasts'

it('messages stay as long as the specification says (section 9)', () => {
  expect(TOAST_MS).toEqual({ 'top-right': 4000, 'bottom-center': 3200 })
})
