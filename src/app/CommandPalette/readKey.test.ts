import { describe, expect, it, test } from 'vitest'
import { isPaletteKey, type Press, readKey } from './readKey'
import { SHORTCUTS } from './shortcuts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
})

describe('a key alone', () => {
  test.each(SHORTCUTS.map((one) => [one.keys.join(' '), one] as const))(
    '%s does what the list says',
    (_, one) => {
      let begun: string | null = null
      const deeds = one.keys.map((key) => {
        const read = readKey(press(key), begun)
        begun = read.begun
        return read.deed
      })
      expect(deeds.at(-1)).toEqual(one.deed)
      expect(deeds.slice(0, -1).every((deed) => deed === null)).toBe(true)
    },
  )

  it('is a letter with Caps Lock, and a sign with Shift', () => {
    expect(readKey(press('N'), null).deed).toEqual({ task: 'product' })
    expect(readKey(press('?', { shiftKey: true }), null).deed).toEqual({ window: 'keys' })
  })

  test.each([
    'ctrlKey',
    'metaKey',
    'altKey',
    'shiftKey',
    'repeat',
    'isComposing',
    'defaultPrevented',
  ] as const)('means nothing with %s', (held) => {
    expect(
      readKey(press('n', { [held]: true, ...(held === 'shiftKey' ? { key: 'N' } : {}) }), null).deed,
    ).toBeNull()
  })

  it('begins a pair anew after a key that ends none', () => {
    expect(readKey(press('x'), 'g')).toEqual({ deed: null, begun: null })
    expect(readKey(press('g'), 'g')).toEqual({ deed: null, begun: 'g' })
    // The second key of a pair is no key of its own.
    expect(readKey(press('n'), 'g')).toEqual({ deed: null, begun: null })
    expect(readKey(press('Enter'), 'g')).toEqual({ deed: null, begun: null })
  })
})

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, repeat: true }, false],
])('K with %j opens the palette: %s', (held, opens) => {
  expect(isPaletteKey(press('k', held))).toBe(opens)
})
