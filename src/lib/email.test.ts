import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from './email'

describe('isEmail', () => {
  it.each(['a@b.c', ' mia@studio.test\n', 'a.b+c@mail.example.co.uk', 'jürgen@bücher.example'])(
    'accepts %j',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each(
    [
      ['', ' ', '@', 'a', 'a@', '@b.c', 'a@b', 'a@.c', 'a@b.', 'a.b@c', 'a@b@c.d', '@@b.c', 'a@@b.c'],
      ['a b@c.d', 'a@b c.d', 'a@b.c d', 'a@b .c', 'a\t@b.c', 'a@b\n.c', 'a\u00a0@b.c', 'a@b.c, d@e.f'],
    ].flat(),
  )('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('accepts every usual address, also with spaces around it', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => isEmail(email) && isEmail(` ${email}\t`)))
  })
})
