// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createStage } from '../.storybook/stage/createStage'
import { type StageGlobals, scenarioFor } from '../.storybook/stage/parameters'
import { stateLink } from '../.storybook/stage/stateLink'
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

  it('is without the extensions that neither story, link nor scenario has', () => {
    const own = { extensions: ['thread'], scenario: { role: 'client' } } as const
    expect(scenarioFor(own, {}).without).toEqual(['submissions', 'shop'])
    expect(scenarioFor(own, { scenario: 'without:all' }).without).toEqual(['thread', 'submissions', 'shop'])
    const stage = createStage({ scenario: { without: ['shop'] }, theme: 'light', start: 'restored' })
    expect(stage.runtime.settings.extensions).toEqual(['thread', 'submissions'])
    stage.dispose()
  })

  it('can be written into a link that shows the same over the same story', () => {
    const own = { role: 'admin', outcomes: { listProducts: 500 } } as const
    const over = shown(own, { role: 'client', network: 'error' })
    expect(shown(own, { scenario: printScenario(over) })).toEqual(over)
  })
})

describe('the link to a story’s state', () => {
  const state = { id: 'ui-a--b', scenario: 'jonah,seed:huge,getCart:409' }
  const HERE = 'https://host.example/a/b/?path=/story/other--one&args=label:A+b;on:!true&globals=role:admin#x'

  it('carries theme, viewport and what the controls changed; the rest stands in the scenario', () => {
    expect(stateLink(HERE, state, { theme: 'dark', viewport: { value: 'phone', isRotated: false } })).toBe(
      'https://host.example/a/b/?path=/story/ui-a--b&args=label:A+b;on:!true&globals=theme:dark;viewport.value:phone&scenario=jonah,seed:huge,getCart:409',
    )
    expect(
      stateLink('https://host.example/', state, { viewport: { value: 'tablet', isRotated: true } }),
    ).toBe(
      'https://host.example/?path=/story/ui-a--b&globals=viewport.value:tablet;viewport.isRotated:!true&scenario=jonah,seed:huge,getCart:409',
    )
  })

  it('says nothing of what is as usual, or of a viewport that cannot be named', () => {
    const plain = 'https://host.example/?path=/story/ui-a--b&scenario=jonah,seed:huge,getCart:409'
    for (const viewport of [undefined, null, 'phone', {}, { value: 'a&b' }, { value: 7 }])
      expect(stateLink('https://host.example/', state, { theme: 'light', viewport })).toBe(plain)
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
