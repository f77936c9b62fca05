import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parsePrice } from './money'

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [99, '$0.99'],
    [100, '$1.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [125_000, '$1,250.00'],
    [123_456_789, '$1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
    [-5, '-$0.05'],
    [-125_000, '-$1,250.00'],
  ])('shows %d minor units as %s', (minor, shown) => {
    expect(formatMoney(minor)).toBe(shown)
  })

  it('shows the own sign of each currency', () => {
    expect(formatMoney(125_000, 'USD')).toBe('$1,250.00')
    expect(formatMoney(125_000, 'EUR')).toBe('€1,250.00')
    expect(formatMoney(-125_000, 'GBP')).toBe('-£1,250.00')
  })

  it.each([
    [1999.4, '$19.99'],
    [1999.5, '$20.00'],
    [-1999.5, '-$20.00'],
    [-0.4, '$0.00'],
    [1e21, '$10,000,000,000,000,000,000.00'],
  ])('rounds %d to whole minor units', (minor, shown) => {
    expect(formatMoney(minor)).toBe(shown)
  })

  it.each([Number.NaN, Infinity, -Infinity, null, undefined, '1250', {}, []])('shows %s as —', (minor) => {
    expect(formatMoney(minor as number)).toBe('—')
  })

  it('never loses or invents a cent', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const shown = formatMoney(minor)
        expect(shown).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/)
        expect(Number(shown.replace(/[$,.]/g, '')) + 0).toBe(minor + 0)
      }),
    )
  })
})

describe('parsePrice', () => {
  it.each([
    ['19.99', 1999],
    ['19,50', 1950],
    ['1,234.50', 123_450],
    ['1,234', 123_400],
    ['1,234,567.8', 123_456_780],
    ['19', 1900],
    ['19.9', 1990],
    ['19,9', 1990],
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['0.01', 1],
    ['0,01', 1],
    ['007', 700],
    ['1.10', 110],
    ['4.35', 435],
    ['  19.99\t', 1999],
    ['\u00a019.99\u00a0', 1999],
    ['$19.99', 1999],
    ['$ 1,234.50', 123_450],
    ['€19,50', 1950],
    ['19,50 €', 1950],
    ['£5', 500],
    ['999999999.99', 99_999_999_999],
    ['999,999,999.99', 99_999_999_999],
  ])('reads %j as %d', (text, minor) => {
    expect(parsePrice(text)).toBe(minor)
  })

  it.each(
    [
      ['', ' ', '$', '.', ',', 'abc', '19.99 USD', 'USD 19.99', '19 99', '1 234', "1'234"],
      ['0', '0.00', '0,00', '-1', '-19.99', '$-5', '-$5', '+5', '(5)'],
      ['1.234,50', '1.234', '19.999', '19,9999', '1,23,456', '1234,567', '12,3456', '0,234', '1,234,50'],
      ['19.', '.99', ',99', '19..99', '19,,99', '1.2.3', '1,234.567', ',123', '1,,234'],
      ['1e3', '0x10', 'Infinity', 'NaN', '１９', '٣', '19.9\n9', '$$5', '$5$', '€5£', '5¥'],
      ['1000000000', '999999999999999999999', '9'.repeat(400)],
    ].flat(),
  )('refuses %j', (text) => {
    expect(parsePrice(text)).toBeNull()
  })

  it('reads every price from 0.01 to 9999.99 exactly', { timeout: 30_000 }, () => {
    for (let minor = 1; minor <= 999_999; minor++) {
      const digits = String(minor).padStart(3, '0')
      const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
      if (parsePrice(text) !== minor) expect.fail(text)
    }
  })

  it('reads what formatMoney shows, with a decimal comma or point', () => {
    const currencies = fc.constantFrom('USD' as const, 'EUR' as const, 'GBP' as const)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), currencies, (minor, currency) => {
        const shown = formatMoney(minor, currency)
        expect(parsePrice(shown)).toBe(minor)
        expect(parsePrice(shown.replaceAll(',', '').replace('.', ','))).toBe(minor)
      }),
    )
  })

  it('gives null or a whole positive amount for any text', () => {
    const nearlyPrices = fc.string({ unit: fc.constantFrom(...'0123456789.,-$€ ') })
    fc.assert(
      fc.property(fc.oneof(nearlyPrices, fc.string({ unit: 'binary' })), (text) => {
        const minor = parsePrice(text)
        if (minor === null) return
        expect(Number.isSafeInteger(minor) && minor > 0).toBe(true)
        expect(parsePrice(formatMoney(minor, 'EUR'))).toBe(minor)
      }),
      { numRuns: 2000 },
    )
  })
})
