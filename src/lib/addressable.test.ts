import { describe, expect, it } from 'vitest'
import { isAddressable } from './addressable'

describe('isAddressable', () => {
  it.each(['.', '..', '\ud800', 'a\udfff'])('refuses %j, which leads elsewhere or nowhere', (name) => {
    expect(isAddressable(name)).toBe(false)
  })

  it.each(['a', '...', '.a', 'a/../b', '%2e', '🖨', ''])('takes %j, which encodes to itself', (name) => {
    expect(isAddressable(name)).toBe(true)
    const url = new URL(`https://api.example/works/${encodeURIComponent(name)}/approve`)
    expect(decodeURIComponent(url.pathname.split('/')[2] ?? '')).toBe(name)
  })
})
