import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStrongPassword, PASSWORD_HINT, passwordRules } from './password'

const missing = (password: string) =>
  passwordRules(password)
    .filter((rule) => !rule.met)
    .map((rule) => rule.id)

describe('passwordRules', () => {
  it.each([
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
    ['Aa1!aaa', ['length']],
    ['AAAAAA1!', ['lower']],
    ['aaaaaa1!', ['upper']],
    ['Aaaaaaa!', ['digit']],
    ['Aaaaaaa1', ['special']],
    ['Aaaaaa1 ', ['special']],
    ['Aaaaa1\t\u00a0', ['special']],
    ['éÉ٣!!!!!', ['lower', 'upper', 'digit']],
    ['Aa1😀😀😀😀', ['length']],
    ['Aaaaaa1!', []],
    ['Aaaaaa1_', []],
    ['Aaaaaa1é', []],
    ['Aaa aa1"', []],
    ['Aa1😀😀😀😀😀', []],
  ])('finds that %j lacks %j', (password, ids) => {
    expect(missing(password)).toEqual(ids)
    expect(isStrongPassword(password)).toBe(ids.length === 0)
  })

  it('names every rule in words', () => {
    expect(passwordRules('').every((rule) => /^\S.*\S$/.test(rule.label))).toBe(true)
  })

  it('keeps a strong password strong whatever is added to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (before, after) =>
        isStrongPassword(`${before}Aaaaaa1!${after}`),
      ),
    )
  })
})

describe('PASSWORD_HINT', () => {
  it('is the text of the specification', () => {
    expect(PASSWORD_HINT).toBe('Password must be 8+ chars with upper, lower, number & special.')
  })
})
