import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../contract/operations'
import { EXTENSION_NAMES } from '../extensions'
import { DEMO_ACCOUNTS } from '../fixtures/users'
import { outcomesOf } from '../handlers/outcomes'
import { type Outcomes, type Scenario, scenarioOf } from '../scenario'
import { scenarioMistakes } from '../scenarioMistakes'
import { scenarioIn, withoutScenario, withScenario } from './address'
import { everywhere } from './outcomeText'
import { printScenario, readScenario } from './scenarioLink'

const runs = Number(process.env.PROPERTY_RUNS ?? 300)

const who: fc.Arbitrary<Pick<Scenario, 'role' | 'person'>> = fc.oneof(
  fc.record({ role: fc.constantFrom('visitor' as const, 'client', 'admin'), person: fc.constant(null) }),
  fc.constantFrom(...DEMO_ACCOUNTS).map(({ role, person }) => ({ role, person })),
)
const some = fc.uniqueArray(
  fc.constantFrom(...operations).chain((operation) => {
    const outcome = fc.constantFrom(...outcomesOf(operation))
    const plan = fc.oneof(outcome, fc.array(outcome, { minLength: 2, maxLength: 3 }))
    return plan.map((chosen) => [operation.operationId, chosen] as const)
  }),
  { selector: ([id]) => id },
)
const outcomes = fc.tuple(fc.constantFrom(null, 'hold', 'offline', 500, 'slow' as const), some).map(
  ([every, own]): Outcomes => ({
    ...(every ? everywhere(every as 'hold') : {}),
    ...Object.fromEntries(own),
  }),
)
const scenario: fc.Arbitrary<Scenario> = fc
  .tuple(
    who,
    fc.record({
      seed: fc.constantFrom('typical' as const, 'empty', 'huge'),
      clock: fc.oneof(
        fc.constant('now'),
        fc
          .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
      ),
      later: fc.oneof(
        fc.nat(),
        fc.nat({ max: 400 }).map((days) => days * 86_400_000),
      ),
      latency: fc.nat({ max: 60_000 }),
      offline: fc.boolean(),
      without: fc.subarray([...EXTENSION_NAMES]),
      outcomes,
    }),
  )
  .map(([person, rest]) => ({ ...person, ...rest }))

describe('a link', () => {
  it.each(['__proto__:1', 'constructor:client', 'toString:2', '__proto__', 'latency:constructor'])(
    'that names what every object has is a link with a note: %s',
    (text) => {
      expect(readScenario(text).notes).toHaveLength(1)
      expect(readScenario(text).scenario).toEqual({})
    },
  )

  it('brings back every scenario that was written into it', () => {
    fc.assert(
      fc.property(scenario, (written) => {
        const text = printScenario(written)
        const { scenario: read, notes } = readScenario(text)
        expect(notes).toEqual([])
        // An operation of which nothing is said is as usual: beside `all` a link has to say so.
        expect(scenarioOf({ outcomes: everywhere('ok') }, read)).toEqual(
          scenarioOf({ outcomes: everywhere('ok') }, written),
        )
        expect(read.outcomes ?? {}).toMatchObject(written.outcomes)
        // And through an address, in which nothing of it is escaped.
        const href = withScenario('https://demo.example/a/b/work?tech=React&q=a+b#top', text)
        expect(href).toContain(`scenario=${text}`)
        expect(scenarioIn(href)).toBe(text)
        expect(withoutScenario(href)).toBe('https://demo.example/a/b/work?tech=React&q=a+b#top')
      }),
      { numRuns: runs },
    )
  })

  it('is never more than its scenario, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `client,${text}:500,approveWork:409`),
        ),
        (text) => {
          const { scenario: read } = readScenario(text)
          expect(scenarioMistakes(read)).toEqual([])
        },
      ),
      { numRuns: runs },
    )
  })

  it('is short and can be read', () => {
    expect(
      printScenario(
        scenarioOf({
          role: 'client',
          seed: 'huge',
          clock: 'now',
          latency: 2000,
          outcomes: { approveWork: 409 },
        }),
      ),
    ).toBe('client,seed:huge,clock:now,latency:2000,approveWork:409')
    expect(printScenario({ person: 'jonah', role: 'client', later: 86_400_000, offline: true })).toBe(
      'jonah,later:1d,offline',
    )
    expect(printScenario({ role: 'client', without: ['shop', 'thread'] })).toBe('client,without:thread-shop')
    expect(printScenario({ without: EXTENSION_NAMES })).toBe('without:all')
    expect(printScenario({ outcomes: { listProducts: [500, 'ok'] } })).toBe('listProducts:500-ok')
    expect(printScenario({ outcomes: everywhere('hold') })).toBe('all:hold')
    expect(printScenario({ outcomes: { ...everywhere(500), getCart: 'ok' } })).toBe('all:500,getCart:ok')
    // As the panel says it, which leaves out what is as usual.
    const { listProducts: _, ...held } = everywhere('hold')
    expect(printScenario({ outcomes: { ...held, getCart: 500 } })).toBe(
      'all:hold,getCart:500,listProducts:ok',
    )
    expect(printScenario({ outcomes: { getCart: 500, listProducts: 500 } })).toBe(
      'getCart:500,listProducts:500',
    )
  })

  it('is written by hand too', () => {
    expect(
      readScenario(' Client, huge, approvework:409 ,clock:2026-11-28T09:00Z, latency:2s, all:slow,').scenario,
    ).toEqual({
      role: 'client',
      person: null,
      seed: 'huge',
      clock: '2026-11-28T09:00:00.000Z',
      latency: 2000,
      outcomes: { ...everywhere('slow'), approveWork: 409 },
    })
    expect(readScenario('without:Shop').scenario).toEqual({ without: ['shop'] })
    expect(readScenario('without:none').scenario).toEqual({ without: [] })
  })
})

describe('an old or broken link', () => {
  it('keeps what is understood and names the rest', () => {
    const { scenario: read, notes } = readScenario(
      'client,seed:giant,approveWork:418,approveWorks:409,latency:soon,clock:tomorrow,later:9999d,without:shop-dragons,dragons,all:999',
    )
    expect(read).toEqual({ role: 'client', person: null })
    expect(notes.map(({ part }) => part)).toEqual([
      'seed:giant',
      'approveWork:418',
      'approveWorks:409',
      'latency:soon',
      'clock:tomorrow',
      'later:9999d',
      'without:shop-dragons',
      'dragons',
      'all:999',
    ])
    expect(notes[0]?.why).toBe('The data can be typical, empty or huge.')
    expect(notes[1]?.why).toMatch(/^approveWork can end as ok, slow, hold, .* or 500\.$/)
  })

  it.each([
    `latency:${'9'.repeat(310)}`,
    'latency:30d',
    'clock:9999-12-31',
    'clock:1960-01-01',
    'clock:2026-02-30',
  ])('with a number beyond what can be held says so: %#', (part) => {
    const { scenario: read, notes } = readScenario(`client,${part}`)
    expect(read).toEqual({ role: 'client', person: null })
    expect(notes.map((note) => note.part)).toEqual([part])
  })

  it('that is empty says nothing', () => {
    expect(readScenario('')).toEqual({ scenario: {}, notes: [] })
    expect(readScenario(' , ,')).toEqual({ scenario: {}, notes: [] })
  })
})
