import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { crashReport } from './crashReport'

const JWT = `${'eyJhbGciOiJIUzI1NiJ9'}.eyJzdWIiOiJ1c2VyXzEiLCJlbWFpbCI6Im1heWFAeCJ9.c2lnbmF0dXJl`

describe('crashReport', () => {
  const crash = {
    href: `https://site.example/dashboard?accessToken=${JWT}#user=maya`,
    version: '0.1.0',
    now: 0,
  }

  it('holds path, version, time, and the error with its stack', () => {
    const error = new TypeError('x is not a function')
    error.stack = `TypeError: x is not a function\n    at Row (https://site.example/a.js?v=1:2:3)`
    expect(crashReport({ ...crash, error })).toBe(
      [
        'Path: /dashboard',
        'Version: 0.1.0',
        'Time: 1970-01-01T00:00:00.000Z',
        'TypeError: x is not a function',
        '    at Row (https://site.example/a.js:2:3)',
      ].join('\n'),
    )
  })

  it('takes only what browsers write for the stack', () => {
    const error = new Error('no')
    error.stack = [
      'Error: no\n  at home with Maya\nwrite to maya @ harbor',
      '    at async Promise.all (index 0)\n    at new Promise (<anonymous>)',
      'Row@https://site.example/assets/Row-a1.js:2:3\nforEach@[native code]\n@https://site.example/b.js:1:1',
    ].join('\n')
    expect(
      crashReport({ ...crash, error })
        .split('\n')
        .slice(3),
    ).toEqual([
      'Error: no',
      '    at async Promise.all (index 0)',
      '    at new Promise (<anonymous>)',
      'Row@https://site.example/assets/Row-a1.js:2:3',
      'forEach@[native code]',
      '@https://site.example/b.js:1:1',
    ])
  })

  it('takes no line of the message for the stack, though it looks like one', () => {
    const error = new RangeError('no\n    at Maya Okafor, PIN 4711:1:1\nhere')
    expect(error.stack).toContain('PIN 4711:1:1')
    const told = crashReport({ ...crash, error })
      .split('\n')
      .slice(6)
    expect(told.join('\n')).not.toContain('4711')
    expect(told[0]).toMatch(/^\s+at .*crashReport\.test/)
  })

  describe('where the message is not found behind the header of the stack', () => {
    const LINE = '    at Maya Okafor, PIN 4711:1:1'
    class Named extends Error {}
    Named.prototype.name = 'Harbor-shop error'

    const changed = (text: string, message: string) => {
      const error = new Error(text)
      // It is written when it is read first.
      expect(error.stack).toContain(text)
      return Object.assign(error, { message })
    }

    it.each([
      ['changed', () => changed(`no\n${LINE}\nhere`, 'other')],
      ['cut short', () => changed(`no\n${LINE}\nhere`, 'no')],
      ['emptied', () => changed(`no\n${LINE}\nhere`, '')],
      ['of a name of several words', () => new Named(`no\n${LINE}`)],
      ['the whole first line', () => changed('to Maya 4711@https://a.example', 'other')],
    ])('takes no line of it for the stack: %s', (_what, make) => {
      const error = make()
      expect(error.stack).toContain('4711')
      const told = crashReport({ ...crash, error }).split('\n')
      expect(told.filter((line) => /^\s+at /.test(line) && !line.includes('Maya'))[0]).toMatch(
        /crashReport\.test/,
      )
      const header = error.message.split('\n').length
      expect(told.slice(3 + header).join('\n')).not.toContain('4711')
    })
  })

  it('knows the frames of a blob and of a script of the browser', () => {
    const error = new Error('no')
    error.stack = 'Row@blob:https://site.example/0a1b:1:2\nx@user-script:1:2'
    expect(
      crashReport({ ...crash, error })
        .split('\n')
        .slice(4),
    ).toEqual(['Row@blob:https://site.example/0a1b:1:2', 'x@user-script:1:2'])
  })

  it("leaves out a server's words", () => {
    const error = new ApiError('http', 409, 'Maya has this already')
    error.stack = ''
    expect(crashReport({ ...crash, error })).toMatch(/\nApiError: Answer with status 409$/)
  })

  it('lets no secret through, wherever it stands', () => {
    const error = new Error(`${JWT} of maya@harborcafe.example`)
    const report = crashReport({ ...crash, error })
    for (const secret of ['eyJ', 'maya', 'accessToken', '?', '#']) expect(report).not.toContain(secret)
  })

  it.each([
    ['a sentence about Maya', 'Thrown: string'],
    [null, 'Thrown: object'],
    [{ status: 404, data: 'Maya' }, 'Answer with status 404'],
  ])('does not tell what was thrown instead of an error: %j', (error, told) => {
    expect(
      crashReport({ ...crash, error })
        .split('\n')
        .at(-1),
    ).toBe(told)
  })
})
