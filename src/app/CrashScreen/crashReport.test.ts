import { describe, expect, it } from 'vitest'
import { crashReport, redact } from './crashReport'

const JWT = `${'eyJhbGciOiJIUzI1NiJ9'}.eyJzdWIiOiJ1c2VyXzEiLCJlbWFpbCI6Im1heWFAeCJ9.c2lnbmF0dXJl`

describe('redact', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    [
      'at Row (https://site.example/assets/index-BCxiMdes.js:12:345)',
      'at Row (https://site.example/assets/index-BCxiMdes.js:12:345)',
    ],
    [
      'at Row (http://localhost:5173/src/Row.tsx?t=1712&v=abc:12:345)',
      'at Row (http://localhost:5173/src/Row.tsx:12:345)',
    ],
    [
      'Failed to fetch https://api.example/api/v1/cart?q=maya#x now',
      'Failed to fetch https://api.example/api/v1/cart now',
    ],
    [`Refused: Bearer ${JWT}`, 'Refused: Bearer […]'],
    [`got ${JWT}`, 'got […]'],
    ['{"refreshToken":"abc","n":1}', '{"refreshToken":[…],"n":1}'],
    ['password=Harbor-2026! failed', 'password=[…] failed'],
    ['No user maya@harborcafe.example here', 'No user [email] here'],
    ['Call (714) 555-0146 again', 'Call [number] again'],
    ['key 0123456789abcdef0123456789abcdef0123 is taken', 'key […] is taken'],
    ['Unexpected token, "Maya Okafor says hi" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
    ["Can't and won't, as it doesn't", "Can't and won't, as it doesn't"],
    ['at file:///home/maya/site/x.js:1:2', 'at file:///home/…/site/x.js:1:2'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

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
