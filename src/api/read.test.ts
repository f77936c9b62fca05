import { describe, expect, it } from 'vitest'
import { currencyOf, fields, idOf, integerOf, itemsOf, listOf, oneOf, textOf, urlOf } from './read'

const NO_RECORDS = [undefined, null, 7, 'text', [], true]

describe('fields', () => {
  it.each(NO_RECORDS)('has none in %j', (value) => {
    expect(fields(value)).toEqual({})
  })
})

describe('listOf', () => {
  const numbers = (item: unknown) => (typeof item === 'number' ? item : null)

  it.each([{}, { list: null }, { list: 'a,b' }, { list: { 0: 1 } }, ...NO_RECORDS])(
    'is empty in %j',
    (body) => {
      expect(listOf(body, 'list', numbers)).toEqual([])
    },
  )

  it('leaves out what cannot be read, and keeps what is falsy', () => {
    expect(listOf({ list: [0, 'x', 2, null] }, 'list', numbers)).toEqual([0, 2])
    expect(itemsOf([1, {}, 3], numbers)).toEqual([1, 3])
  })
})

describe('idOf', () => {
  it.each([
    [{ _id: 'a', id: 'b' }, 'a'],
    [{ id: 'b' }, 'b'],
    [{ _id: null, id: 7 }, '7'],
    [{ _id: '' }, null],
    [{ _id: '..' }, null],
    [{ id: '\ud800' }, null],
    [{ _id: { $oid: 'a' } }, null],
    [{ _id: '', id: 'b' }, 'b'],
    [{ _id: ' ', id: 'b' }, 'b'],
    [{ _id: { $oid: 'a' }, id: 'b' }, 'b'],
    [{ _id: '..', id: 7 }, '7'],
    [{}, null],
  ])('of %j is %j', (record, id) => {
    expect(idOf(record)).toBe(id)
  })
})

describe('textOf and integerOf', () => {
  it.each([
    ['12', '12', 12],
    [12, '12', 12],
    ['12.5', '12.5', 13],
    [' ', ' ', 0],
    ['twelve', 'twelve', 0],
    [null, '', 0],
    [[12], '', 0],
    [{}, '', 0],
    [true, '', 0],
    ['9'.repeat(20), '9'.repeat(20), 0],
    [1e300, '1e+300', 0],
    [-4.4, '-4.4', -4],
  ])('of %j are %j and %j', (value, text, integer) => {
    expect(textOf(value)).toBe(text)
    expect(integerOf(value)).toBe(integer)
  })

  it('give their fallback', () => {
    expect(textOf(null, 'Untitled')).toBe('Untitled')
    expect(integerOf('x', 1)).toBe(1)
    expect(integerOf(undefined, null)).toBeNull()
    expect(integerOf(Number.POSITIVE_INFINITY, null)).toBeNull()
  })
})

describe('oneOf and currencyOf', () => {
  it('know their words alone', () => {
    expect(oneOf('b', ['a', 'b'], 'a')).toBe('b')
    expect(oneOf('c', ['a', 'b'], 'a')).toBe('a')
  })

  it.each([
    ['EUR', 'EUR'],
    ['gbp', 'GBP'],
    ['JPY', 'USD'],
    [null, 'USD'],
    [978, 'USD'],
  ])('the currency of %j is %s', (value, currency) => {
    expect(currencyOf(value)).toBe(currency)
  })
})

describe('urlOf', () => {
  it.each([
    ['/media/a.png', '/media/a.png'],
    [{ url: 'https://a.example/a.png', size: 3 }, 'https://a.example/a.png'],
    ['  ', null],
    [{ url: '' }, null],
    [{ url: 7 }, null],
    [{ href: '/a' }, null],
    [null, null],
    [7, null],
  ])('of %j is %j', (value, url) => {
    expect(urlOf(value)).toBe(url)
  })
})
