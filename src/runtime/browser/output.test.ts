import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserOutput } from './output'

/** A page whose browser answers the older way of copying with `allows`, and what stands on its clipboard then. */
function page(allows: boolean) {
  const target = new EventTarget()
  const clipboard: string[] = []
  const execCommand = vi.fn((command: string) => {
    if (allows) {
      const clipboardData = { setData: (type: string, text: string) => clipboard.push(`${type}: ${text}`) }
      target.dispatchEvent(Object.assign(new Event(command, { cancelable: true }), { clipboardData }))
    }
    return allows
  })
  vi.stubGlobal('document', Object.assign(target, { execCommand, getSelection: () => null }))
  return { target, clipboard, execCommand }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('copying', () => {
  it('goes by the clipboard where there is one', async () => {
    const { execCommand } = page(true)
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect(await browserOutput.copy('Receipt')).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Receipt')
    expect(execCommand).not.toHaveBeenCalled()
  })

  it.each([
    ['is none, as on plain http', {}],
    [
      'is no permission for it',
      { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } },
    ],
  ])('goes the older way where there %s', async (_, navigator) => {
    const { target, clipboard } = page(true)
    vi.stubGlobal('navigator', navigator)
    expect(await browserOutput.copy('Receipt')).toBe(true)
    expect(clipboard).toEqual(['text/plain: Receipt'])
    // What the person copies by themselves afterwards is their own.
    target.dispatchEvent(new Event('copy'))
    expect(clipboard).toHaveLength(1)
  })

  it('says so where neither is allowed', async () => {
    page(false)
    vi.stubGlobal('navigator', {})
    expect(await browserOutput.copy('Receipt')).toBe(false)
  })
})
