import { describe, expect, it } from 'vitest'
import { users } from './fixtures/users'
import { type Scenario, scenarioOf } from './scenario'
import { scenarioMistakes } from './scenarioMistakes'
import { ask, quietBackstage } from './testing/ask'

const DAY = 86_400_000

describe('a scenario', () => {
  it('keeps the other outcomes when one is overridden', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { getCart: 500, listFavorites: 'empty' } } })
    await backstage.setScenario({ outcomes: { getCart: 'ok' } })
    expect(backstage.scenario().outcomes).toEqual({ getCart: 'ok', listFavorites: 'empty' })
  })

  it('names a person, who goes when a role is named alone', () => {
    const jonah = scenarioOf({ role: 'client', person: 'jonah' })
    expect(scenarioOf(jonah, { seed: 'huge' }).person).toBe('jonah')
    expect(scenarioOf(jonah, { role: 'client' }).person).toBeNull()
    const backstage = quietBackstage()
    expect(backstage.sessionFor('client', 'jonah').user.email).toBe(users.jonah.email)
    expect(backstage.sessionFor('admin', null).user.email).toBe(users.noor.email)
  })

  it('tells who listens, until they stop', async () => {
    const backstage = quietBackstage()
    let told = 0
    const stop = backstage.subscribe(() => {
      told += 1
    })
    await backstage.setScenario({ latency: 5 })
    await backstage.reset()
    stop()
    await backstage.setScenario({ latency: 0 })
    expect(told).toBe(2)
  })
})

describe('a scenario that came as text', () => {
  it.each<Partial<Scenario>>([
    { clock: 'now', later: 10 * 365 * DAY, latency: 600_000 },
    { clock: '2028-02-29T23:30:00.5-08:00' },
    { clock: '2026-03-04T17:00Z' },
    { clock: '2099-12-31' },
  ])('can be %j', (scenario) => {
    expect(scenarioMistakes(scenario)).toEqual([])
  })

  const MOMENT = "clock is 'now' or a moment from 1970 to 2099 such as 2026-03-04T17:00:00.000Z"
  it.each<[Partial<Scenario>, mistake: string]>([
    // Longer than a timer can wait, it would not wait at all.
    [{ latency: 3_000_000_000 }, 'latency is at most 600000 milliseconds (10 minutes)'],
    [{ latency: Number.NaN }, 'latency is a number of milliseconds'],
    [{ later: 1e15 }, 'later is at most 315360000000 milliseconds (10 years)'],
    [{ clock: '2026-02-30T00:00:00Z' }, MOMENT],
    [{ clock: '2026-02-29' }, MOMENT],
    [{ clock: '2026-13-01' }, MOMENT],
    [{ clock: '1969-12-31' }, MOMENT],
    [{ clock: '2100-06-01' }, MOMENT],
    // Whose five o'clock?
    [{ clock: '2026-03-04T17:00' }, MOMENT],
    [{ clock: 'March 4, 2026' }, MOMENT],
  ])('cannot be %j', (scenario, mistake) => {
    expect(scenarioMistakes(scenario)).toEqual([`A scenario's ${mistake}.`])
  })
})

describe('a scenario without a network', () => {
  it('answers nothing, not even what was held, and goes on when it is back', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { getCart: ['hold', 'ok'] } } })
    const { accessToken: token } = backstage.sessionFor('client')
    const held = ask(backstage, '/cart', { token })
    await backstage.calls.when(({ status }) => status === 'held')
    await backstage.setScenario({ offline: true })
    const ended = expect(held).rejects.toThrow('Failed to fetch')
    backstage.release()
    await ended
    await expect(ask(backstage, '/favorites', { token })).rejects.toThrow('Failed to fetch')
    await backstage.setScenario({ offline: false })
    expect((await ask(backstage, '/cart', { token })).status).toBe(200)
  })
})

describe('time that has gone by', () => {
  it('makes the same data older', async () => {
    const backstage = quietBackstage({ scenario: { later: DAY } })
    const fresh = quietBackstage()
    const works = async (one: typeof backstage) =>
      (await ask(one, '/work/client/me', { token: one.sessionFor('client').accessToken })).json()
    expect(backstage.clock.now() - fresh.clock.now()).toBe(DAY)
    expect(await works(backstage)).toEqual(await works(fresh))
    await fresh.setScenario({ later: 2 * DAY })
    expect(fresh.clock.now() - backstage.clock.now()).toBe(DAY)
    await fresh.setScenario({ later: 0 })
    expect(backstage.clock.now() - fresh.clock.now()).toBe(DAY)
  })

  it('outdates access tokens, and is over with a new clock', async () => {
    const backstage = quietBackstage()
    const { accessToken: token } = backstage.sessionFor('client')
    await backstage.setScenario({ later: DAY })
    expect((await ask(backstage, '/cart', { token })).status).toBe(401)
    await backstage.setScenario({ clock: 'now' })
    expect(backstage.scenario().later).toBe(0)
  })
})

describe('a clock that stands still', () => {
  it('freezes no timer: what is slow, late or held still comes', async () => {
    const backstage = quietBackstage({
      scenario: { latency: 5, outcomes: { getCart: 'slow', listFavorites: 'hold' } },
      slowMs: 10,
    })
    const { accessToken: token } = backstage.sessionFor('client')
    const before = backstage.clock.now()
    expect((await ask(backstage, '/cart', { token })).status).toBe(200)
    const held = ask(backstage, '/favorites', { token })
    await backstage.calls.when(({ status }) => status === 'held')
    backstage.release()
    expect((await held).status).toBe(200)
    expect(backstage.clock.now()).toBe(before)
  })
})

describe('held calls', () => {
  it('are let go one by one', async () => {
    const backstage = quietBackstage({ scenario: { outcomes: { getCart: 'hold' } } })
    const { accessToken: token } = backstage.sessionFor('client')
    const calls = [ask(backstage, '/cart', { token }), ask(backstage, '/cart', { token })]
    await backstage.calls.when(({ id, status }) => id === 2 && status === 'held')
    expect(backstage.release(2)).toBe(1)
    expect((await calls[1])?.status).toBe(200)
    expect(backstage.held()).toEqual(['getCart'])
    expect(backstage.release(2)).toBe(0)
    expect(backstage.release(1)).toBe(1)
  })
})

describe('the log of calls', () => {
  it('says where a call broke the contract', async () => {
    const backstage = quietBackstage()
    await ask(backstage, '/cart', { token: backstage.sessionFor('client').accessToken })
    await expect(ask(backstage, '/message', { json: { content: 1 } })).rejects.toThrow()
    const [kept, broken] = backstage.calls.list()
    expect(kept?.breach).toBeNull()
    expect(broken?.breach).toMatch(/^The request of sendMessage .* breaks the contract/)
  })
})
