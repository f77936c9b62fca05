// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createStage } from '../.storybook/stage/createStage'
import { type StageGlobals, scenarioFor } from '../.storybook/stage/parameters'
import { everywhere } from '../mocks/link/outcomeText'
import { printScenario } from '../mocks/link/scenarioLink'
import { DEFAULT_SCENARIO, type Scenario, scenarioOf } from '../mocks/scenario'

const shown = (scenario: Partial<Scenario>, globals: StageGlobals) =>
  scenarioOf(scenarioFor({ scenario }, globals))

describe('what a story is shown in', () => {
  it('is its own scenario where toolbar and link say nothing', () => {
    expect(shown({}, {})).toEqual(DEFAULT_SCENARIO)
    const own = { role: 'client', person: 'jonah', outcomes: { getCart: 500 } } as const
    expect(shown(own, { role: 'story', seed: 'story', network: 'story', scenario: '' })).toEqual(
      scenarioOf(own),
    )
  })

  it('is the link’s, over the story’s: overriding one outcome keeps the others', () => {
    const own = { role: 'client', outcomes: { getCart: 500, listFavorites: 'empty' } } as const
    const { role, seed, outcomes } = shown(own, { scenario: 'seed:huge,getCart:ok,dragons' })
    expect([role, seed, outcomes]).toEqual(['client', 'huge', { getCart: 'ok', listFavorites: 'empty' }])
  })

  it('is the toolbar’s above all', () => {
    const own = { role: 'client', person: 'jonah', outcomes: { getCart: 500 } } as const
    const over = shown(own, { role: 'admin', seed: 'empty', network: 'hold', scenario: 'visitor,latency:5' })
    expect(over).toEqual(
      scenarioOf({ role: 'admin', seed: 'empty', latency: 5, outcomes: everywhere('hold') }),
    )
  })

  it('can be written into a link that shows the same over the same story', () => {
    const own = { role: 'admin', outcomes: { listProducts: 500 } } as const
    const over = shown(own, { role: 'client', network: 'error' })
    expect(shown(own, { scenario: printScenario(over) })).toEqual(over)
  })
})

describe('a story without a scenario', () => {
  it('inherits nothing from the one before', async () => {
    const before = createStage({
      scenario: { role: 'client', seed: 'empty', latency: 5, offline: true, outcomes: everywhere(500) },
      theme: 'dark',
      start: 'restored',
    })
    before.area.openTab().set('draft', 'left behind')
    before.dispose()
    const stage = createStage({ scenario: {}, theme: 'light', start: 'restored' })
    expect(stage.backstage.scenario()).toEqual(DEFAULT_SCENARIO)
    expect(stage.runtime.session.store.getState().user).toBeNull()
    expect(stage.ports.network.online()).toBe(true)
    expect(stage.area.entries()).toEqual({ app_theme: 'light' })
    expect(stage.backstage.calls.list()).toEqual([])
    stage.dispose()
  })
})
