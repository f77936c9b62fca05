import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crashReport } from './crashReport'
import { redact } from './redact'

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
    // Engines quote what they could not read, and names out of the code.
    ['"Maya" is not valid JSON', '"…" is not valid JSON'],
    [
      `Unexpected token 'h', ..."me": "Maya", hunter2}"... is not valid JSON`,
      `Unexpected token '…', "…" is not valid JSON`,
    ],
    [
      `Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
      `Unexpected token '<', "…" is not valid JSON`,
    ],
    ['JSON Parse error: Unexpected identifier "hunter"', 'JSON Parse error: Unexpected identifier "…"'],
    ["Expected ',' or '}' after property value in JSON", "Expected ',' or '}' after property value in JSON"],
    ["undefined is not an object (evaluating 'a.b.c')", "undefined is not an object (evaluating 'a.b.c')"],
    [`can't access property "map", x is undefined`, `can't access property "map", x is undefined`],
    [
      "Cannot destructure property 'a' of 'b.c' as it is undefined.",
      "Cannot destructure property 'a' of 'b.c' as it is undefined.",
    ],
    ["Cannot create property 'a' on string 'Maya'", "Cannot create property 'a' on string '…'"],
    [
      "Failed to execute 'removeChild' on 'Node': The node is not a child",
      "Failed to execute 'removeChild' on 'Node': The node is not a child",
    ],
    [
      "Failed to execute 'querySelector' on 'Document': '#maya' is not a valid selector.",
      "Failed to execute 'querySelector' on 'Document': '…' is not a valid selector.",
    ],
    [
      "Failed to execute 'fetch' on 'Window': Failed to parse URL from //Maya Okafor",
      "Failed to execute 'fetch' on 'Window': Failed to parse URL from …",
    ],
    ['URL constructor: Maya Okafor is not a valid URL.', 'URL constructor: … is not a valid URL.'],
    [
      'Invalid regular expression: /Maya(/: Unterminated group',
      'Invalid regular expression: /…/: Unterminated group',
    ],
    ["Cannot use 'in' operator to search for 'a' in Maya", "Cannot use 'in' operator to search for …"],
    ['Cannot convert Maya to a BigInt', 'Cannot convert … to a BigInt'],
    ["The user 'Maya's friend' and “Noor” are `gone`", "The user '…' and “…” are `…`"],
    ['It said "Maya Okafor, born', 'It said "…"'],
    // A word that sounds secret needs no colon.
    ['The token abc123, please', 'The token […], please'],
    ['token is abc123.', 'token is […]'],
    ['the password hunter was wrong', 'the password […] was wrong'],
    [
      'The token is missing, and the password must be longer',
      'The token is missing, and the password must be longer',
    ],
    ['Unexpected token h in JSON at position 0', 'Unexpected token […] in JSON at position 0'],
    ['Set-Cookie: a=b; c=d', 'Set-Cookie: […]'],
    // Runs that are no words, with what stands around them.
    ['got 0123456789abcdef0123456789abcdef. Then', 'got […]. Then'],
    ['no 0123456789abcdef0123456789abcdef/cart', 'no […]/cart'],
    ['no user 507f1f77bcf86cd799439011', 'no user […]'],
    [`in dGhp/cyBp+cyBh/IHNl3Y3J/ldCBrZXk=.`, 'in […].'],
    ['https://api.example/reset/0123456789abcdef0123/x', 'https://api.example/reset/[…]/x'],
    [
      'at x (http://127.0.0.1:4173/assets/ForgotPasswordScreenAndMore-Ab3dE4f.js:1:23456)',
      'at x (http://127.0.0.1:4173/assets/ForgotPasswordScreenAndMore-Ab3dE4f.js:1:23456)',
    ],
    ['/reset/maya%40harborcafe.example', '[email]'],
    // Bare, or on several lines.
    ['Invalid time zone specified: Maya Okafor', 'Invalid time zone specified: …'],
    ['invalid time zone in DateTimeFormat(): Maya Okafor', 'invalid time zone in DateTimeFormat(): …'],
    ['Invalid currency code : Maya Okafor', 'Invalid currency code : …'],
    [
      'Value Maya Okafor out of range for Intl.PluralRules options property type',
      'Value … out of range for Intl.PluralRules options property type',
    ],
    [
      'Cannot define property Maya Okafor, object is not extensible',
      'Cannot define property …, object is not extensible',
    ],
    ['TypeError: o.Maya Okafor is not a function', 'TypeError: … is not a function'],
    ['Maya\nOkafor is not a constructor', '… is not a constructor'],
    ['number 4711 is not iterable (cannot read property x)', '… is not iterable (cannot read property x)'],
    ['TypeError: o.map(...).at is not a function', 'TypeError: o.map(...).at is not a function'],
    ['(intermediate value)(...).x is not a function', '(intermediate value)(...).x is not a function'],
    ['object null is not iterable (cannot read it)', 'object null is not iterable (cannot read it)'],
    ['Failed to parse URL from //hello\nMaya Okafor', 'Failed to parse URL from …'],
    ['URL constructor: hello\nMaya is not a valid URL.', 'URL constructor: … is not a valid URL.'],
    // A folder of Windows ends in what looks like a hidden mark.
    ["no 'C:\\Users\\Maya Okafor\\' here", "no '…' here"],
    ['no user maya@localhost, sorry', 'no user [email], sorry'],
    ['(maya@harborcafe.example.)', '([email].)'],
    ['Row@https://site.example/assets/Row-a1.js:2:3', 'Row@https://site.example/assets/Row-a1.js:2:3'],
    ['forEach@[native code]', 'forEach@[native code]'],
    [
      'at x (http://localhost:5173/node_modules/@base-ui/react/x.js:1:2)',
      'at x (http://localhost:5173/node_modules/@base-ui/react/x.js:1:2)',
    ],
    ['at http://localhost:5173/@vite/client:1:2', 'at http://localhost:5173/@vite/client:1:2'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  // Where one of its patterns tries every way to part a text, these take minutes, if they end at all.
  it.each([
    ['backslashes behind a mark', `ENOENT 'C:${'\\a'.repeat(60)}`],
    ['backslashes alone', `"${'\\'.repeat(3990)}`],
    ['many secrets', '-token'.repeat(660)],
    ['many addresses', 'a@'.repeat(1990)],
  ])('comes to an end with %s', (_what, text) => {
    expect(redact(text)).toEqual(expect.any(String))
  })
})

describe('whatever it is', () => {
  /** What engines and libraries put somebody's data into. */
  const AROUND: readonly ((data: string) => string)[] = [
    (data) => `"${data}" is not valid JSON`,
    (data) => `Unexpected token 'Z', "${data}" is not valid JSON`,
    (data) => `Unexpected token 'Z', ..."e": "${data}", "b" }"... is not valid JSON`,
    (data) => `JSON Parse error: Unexpected identifier "${data}"`,
    (data) => `Failed to execute 'querySelector' on 'Document': '${data}' is not a valid selector.`,
    (data) => `Failed to execute 'fetch' on 'Window': Failed to parse URL from ${data}`,
    (data) => `URL constructor: ${data} is not a valid URL.`,
    (data) => `Cannot create property 'x' on string '${data}'`,
    (data) => `Cannot use 'in' operator to search for 'x' in ${data}`,
    (data) => `Cannot convert ${data} to a BigInt`,
    (data) => `Cannot define property ${data}, object is not extensible`,
    (data) => `Cannot redefine property: ${data}`,
    (data) => `Invalid regular expression: /(${data}/: Unterminated group`,
    (data) => `Invalid time zone specified: ${data}`,
    (data) => `Invalid currency code : ${data}`,
    (data) => `Encountered two children with the same key, \`${data}\`.`,
    (data) => `No answer: {"status":409,"who":${JSON.stringify(data)},"more":[${JSON.stringify(data)}]}`,
  ]
  /** Places where nothing but its looks tells a secret from words. */
  const BARE: readonly ((data: string) => string)[] = [
    (data) => `got ${data}. Then`,
    (data) => `(${data})`,
    (data) => `no ${data}, sorry`,
    (data) => `Bearer ${data}`,
    (data) => `the token ${data}`,
    (data) => `id=${data}; path`,
    (data) => `Failed to fetch ${new URL(`https://api.example/reset?token=${data}`)}`,
  ]
  const signs = (alphabet: string, minLength: number) =>
    fc.array(fc.constantFrom(...alphabet), { minLength, maxLength: 80 }).map((all) => all.join(''))
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
  const letters = signs(LETTERS, 4)
  // No sentence above holds the beginning, so that nothing is found by chance.
  const name = fc
    .tuple(letters, letters, fc.constantFrom(' ', '-', " O'", ' Ñandú '))
    .map(([first, last, between]) => `Qz${first}${between}${last}`)
  const token = fc.oneof(
    signs(`${LETTERS}${LETTERS.toUpperCase()}0123456789_-`, 32),
    signs(`${LETTERS}${LETTERS.toUpperCase()}0123456789+/`, 44).map((text) => `Aa1${text}=`),
    signs('0123456789abcdef', 32),
    fc.uuid(),
  )
  const lines = fc.array(name, { minLength: 2, maxLength: 3 }).map((names) => names.join('\n'))
  // Not one whose name is a quotation mark alone.
  const email = fc.emailAddress().filter((one) => /\w\S*@/.test(one))
  const local = fc.tuple(letters, letters).map(([box, host]) => `${box}@${host}`)

  const stays = (told: string, data: string) => {
    // No long part of it either.
    for (let at = 0; at + 20 <= data.length; at += 1)
      if (told.includes(data.slice(at, at + 20))) return `${data.slice(at, at + 20)} in: ${told}`
    return told.includes(data) ? told : null
  }

  it('nor what engines quote themselves, on as many lines as it has', () => {
    const data = 'hello\nMaya Okafor, my PIN is 4711'
    const tries: readonly (() => unknown)[] = [
      () => 'x' in (data as unknown as object),
      () => BigInt(data),
      () => new RegExp(`(${data}`),
      () => new Intl.DateTimeFormat('en', { timeZone: data }),
      () => new Intl.NumberFormat('en', { style: 'currency', currency: data }),
      () => Object.defineProperty(Object.freeze({}), data, { value: 1 }),
      () => [1].map(data as unknown as () => void),
      () => JSON.parse(data),
    ]
    for (const attempt of tries) {
      let error: unknown
      try {
        attempt()
      } catch (thrown) {
        error = thrown
      }
      expect(error).toBeInstanceOf(Error)
      expect(crashReport({ error, href: 'https://site.example/', version: '1', now: 0 })).not.toMatch(
        /Maya|4711/,
      )
    }
  })

  it.each([
    ['a token', token, [...AROUND, ...BARE]],
    ['an e-mail', email, [...AROUND, ...BARE]],
    ['an e-mail of a host of its own', local, [...AROUND, ...BARE]],
    ['a name', name, AROUND],
    ['a name among several lines', lines, AROUND],
  ])('%s never comes out', (_what, data, sentences) => {
    fc.assert(
      fc.property(data, fc.constantFrom(...sentences), (one, sentence) => {
        const error = new SyntaxError(sentence(one))
        const told = crashReport({ error, href: 'https://site.example/', version: '1', now: 0 })
        for (const line of one.split('\n')) expect(stays(told, line)).toBeNull()
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    )
  })
})
