import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstName, initials } from './names'

const NAMELESS = ['', '   ', '\n\u00a0', null, undefined, 7, {}, ['Mia'], Symbol('Mia')]

describe('firstName', () => {
  it.each([
    ['Mia Chen', 'Mia'],
    ['  Mia\tLi\u00a0Chen ', 'Mia'],
    ['Cher', 'Cher'],
    ['Jean-Luc Picard', 'Jean-Luc'],
    ['李 小龍', '李'],
  ])('greets %j as %j', (fullName, name) => {
    expect(firstName(fullName)).toBe(name)
  })

  it.each(NAMELESS)('greets %o as User', (fullName) => {
    expect(firstName(fullName)).toBe('User')
  })
})

describe('initials', () => {
  it.each([
    ['Mia Chen', 'MC'],
    ['mia van der chen', 'MC'],
    ['Cher', 'C'],
    ['(Mia) "Bo" – Chen', 'MC'],
    ['– Mia', 'M'],
    ['e\u0301lodie ßmith', 'ÉS'],
    ['𐐨 𐐩', '𐐀𐐁'],
    ['李 小龍', '李小'],
    ['Studio 54', 'S5'],
    ['🎨 ?!', 'U'],
  ])('takes of %j the letters %j', (fullName, letters) => {
    expect(initials(fullName)).toBe(letters)
  })

  it.each(NAMELESS)('takes of %o the U of User', (fullName) => {
    expect(initials(fullName)).toBe('U')
  })

  it('are one or two characters for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect([1, 2]).toContain([...initials(name)].length)
        expect(firstName(name)).toMatch(/^\S+$/)
      }),
    )
  })
})
