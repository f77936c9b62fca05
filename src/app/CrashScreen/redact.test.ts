import { describe, expect, it } from 'vitest'
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
    [
      'number 4711 is not iterable (cannot read property x)',
      'number … is not iterable (cannot read property x)',
    ],
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
    [
      'at x (http://localhost:5173/deps/@tanstack_react-query.js?v=1a:3:4)',
      'at x (http://localhost:5173/deps/@tanstack_react-query.js:3:4)',
    ],
    // What looks like code, but is not.
    ['a.@@maya@harborcafe.example', '[email]'],
    ['maya@@harborcafe.example', '[email]'],
    ['maya.@@harborcafe.example', '[email]'],
    ['maya@5.1.0.7', '[email]'],
    ['maya@5.1.0-harbor.example', '[email]'],
    ['no /@maya.js@harborcafe.example', 'no [email]'],
    ['maya@blob.example', '[email]'],
    ['maya@user-script.example', '[email]'],
    ['the token (abc123)', 'the token […])'],
    ['the password (pin:hunter2:1:2)', 'the password […])'],
    [
      'Invalid regular expression: /null/ Maya(/: Unterminated group',
      'Invalid regular expression: /…/: Unterminated group',
    ],
    ['Maya, Okafor is not a function', '… is not a function'],
    ['Maya || Okafor, PIN is not a function', '… is not a function'],
    ["a['Maya Okafor'] is not a function", '… is not a function'],
    ["no user a['Maya'] here", "no user a['…'] here"],
    ['Error in onClick: Maya Okafor is not a function', 'Error in onClick: … is not a function'],
    ['Promise resolver Maya is not a function', 'Promise resolver … is not a function'],
    ['string "Maya" is not a function', 'string … is not a function'],
    [
      'TypeError: Class extends value Maya is not a constructor or null',
      'TypeError: Class extends value … is not a constructor or null',
    ],
    ['Iterator result Maya is not an object', 'Iterator result … is not an object'],
    ['Getter must be a function: Maya, PIN 4711', 'Getter must be a function: …'],
    ['Setter must be a function: Maya, PIN 4711', 'Setter must be a function: …'],
    ['Property description must be an object: Maya', 'Property description must be an object: …'],
    ['Invalid numberingSystem : Maya Okafor', 'Invalid numberingSystem : …'],
    [
      'Cannot set property Maya Okafor of #<Object> which has only a getter',
      'Cannot set property … which has only a getter',
    ],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  it.each([
    'Class extends value undefined is not a constructor or null',
    'TypeError: Class extends value null is not a constructor or null',
    'TypeError: Class extends value #<Object> is not a constructor or null',
    'Class extends value [object Module] is not a constructor or null',
    '(e.x || e.y) is not a function',
    'TypeError: (e.x || (e.y ?? e.z)) is not a function',
    'a && b is not a function',
    '((intermediate value) , x.y) is not a function',
    '(0 , x.y) is not a function',
    "a['b'] is not a function",
    'a.c["b"]() is not a function',
    'boolean true is not iterable (cannot read it)',
    'Error in onClick: handler is not a function',
    'TypeError: Error in onClick: handler is not a function',
    'Invalid route config : two routes share /about',
    'Object prototype may only be an Object or null: undefined',
    'Iterator result undefined is not an object',
    'Cannot set property current of #<Object> which has only a getter',
    // Only a number below nought, or too large, is told here, and code has reckoned it.
    'Invalid count value: -4711',
    'Found non-callable @@iterator',
    'RegExp.prototype.@@split is no more.',
    'Unknown action @@INIT, or @@redux/INITa.b.c',
    'Two of @tanstack/react-query@5.1.0, and of react@19.0.0-rc.1.',
    'at x (http://localhost:5173/node_modules/.pnpm/react-dom@19.0.0_react@19.0.0/x.js:1:2)',
    'Row@blob:https://site.example/0a1b:1:2',
    'x@user-script:1:2',
    '    at tokenOf (https://site.example/assets/index-a1.js:1:2)',
    '    at Api.token [as refreshToken] (https://site.example/assets/index-a1.js:1:2)',
    '    at new Token (<anonymous>)',
    '    at Basic (https://site.example/assets/index-a1.js:1:2)',
  ])('leaves as it is: %s', (text) => {
    expect(redact(text)).toBe(text)
  })

  // Where one of its patterns tries every way to part a text, these take minutes, if they end at all.
  it.each([
    ['backslashes behind a mark', `ENOENT 'C:${'\\a'.repeat(60)}`],
    ['backslashes alone', `"${'\\'.repeat(3990)}`],
    ['many secrets', '-token'.repeat(660)],
    ['many addresses', 'a@'.repeat(1990)],
    ['many symbols', '.@@a'.repeat(990)],
    ['many versions', 'a@1.2.3'.repeat(560)],
    ['many folders', '/@a-b.js'.repeat(490)],
    ['one long version', `a@${'1.'.repeat(1990)}`],
    ['many frames', 'at token (https://a:1:1 '.repeat(160)],
    ['one long frame', `at token (https://${':1'.repeat(1980)}`],
    ['many operators', `(${'a || '.repeat(790)}`],
    ['many indices', `a${"['b']".repeat(790)}`],
    ['many brackets', `${'(intermediate value) , '.repeat(170)}`],
    ['many results', 'Iterator result '.repeat(240)],
    ['many getters', 'Cannot set property a of #<b> '.repeat(130)],
  ])('comes to an end with %s', (_what, text) => {
    expect(redact(text)).toEqual(expect.any(String))
  })
})
