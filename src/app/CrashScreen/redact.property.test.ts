import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crashReport } from './crashReport'

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
    (data) => `Invalid numberingSystem : ${data}`,
    (data) => `Getter must be a function: ${data}`,
    (data) => `Property description must be an object: ${data}`,
    (data) => `Iterator result ${data} is not an object`,
    (data) => `Class extends value ${data} is not a constructor or null`,
    (data) => `Cannot set property ${data} of #<Object> which has only a getter`,
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
      () => new Intl.NumberFormat('en', { numberingSystem: data }),
      () => Object.defineProperty({}, 'x', { get: data as unknown as () => void }),
      () => Object.defineProperty({}, 'x', { set: data as unknown as () => void }),
      () => Object.defineProperty({}, 'x', data as unknown as PropertyDescriptor),
      () => Array.from({ [Symbol.iterator]: () => ({ next: () => data as unknown as IteratorResult<1> }) }),
      () => class extends (data as unknown as typeof Object) {},
      () =>
        class extends (Object.assign(function f() {}, { prototype: data }) as unknown as typeof Object) {},
      () =>
        Object.assign(
          {
            get [data]() {
              return 1
            },
          },
          { [data]: 1 },
        ),
      () => Date.prototype[Symbol.toPrimitive].call(new Date(), data),
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
