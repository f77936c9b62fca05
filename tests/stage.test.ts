// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { addons, mockChannel } from 'storybook/preview-api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { worksToApprove } from '@/api/work'
import { queryClientOf } from '@/runtime/DataProvider/queryClient'
import { personKey } from '@/session/storedSession'
import { createStage } from '../.storybook/stage/createStage'
import { globalsNotes } from '../.storybook/stage/globalsNotes'
import { addressWith, globalsIn, linkIn, saidOf } from '../.storybook/stage/openedLink'
import { type StageGlobals, saidFor, scenarioFor } from '../.storybook/stage/parameters'
import { stateLink } from '../.storybook/stage/stateLink'
import { stateNow } from '../.storybook/stage/stateNow'
import { chooseWidth, chosenWidth } from '../.storybook/wall/chosenWidth'
import { createStageRegistry, type StageRegistry } from '../.storybook/wall/stageRegistry'
import { type Held, useHeld } from '../.storybook/wall/useHeld'
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

describe('a link that was opened', () => {
  const MANAGER = 'https://host.example/a/?path=/story/dashboard--one&scenario=admin,seed:huge,all:hold'
  const FRAME =
    'https://host.example/a/iframe.html?id=dashboard--one&viewMode=story&scenario=admin,seed:huge,all:hold'

  it('counts for the story that it names, and for no other one', () => {
    for (const href of [MANAGER, FRAME]) {
      const link = linkIn(href)
      expect(link).toEqual({ id: 'dashboard--one', scenario: 'admin,seed:huge,all:hold' })
      expect(saidOf(link, 'dashboard--one')).toBe('admin,seed:huge,all:hold')
      expect(saidOf(link, 'dashboard--one-more')).toBe('')
      expect(saidOf(link, undefined)).toBe('')
    }
  })

  it('is none without a scenario or a story, and a Docs page is no story', () => {
    expect(linkIn('https://host.example/?path=/story/dashboard--one')).toBeNull()
    expect(linkIn('https://host.example/?scenario=admin')).toBeNull()
    expect(linkIn('https://host.example/?path=/story/dashboard--one&scenario=')).toBeNull()
    const docs = linkIn('https://host.example/?path=/docs/dashboard--docs&scenario=admin')
    expect(saidOf(docs, 'dashboard--docs')).toBe('')
    expect(saidOf(null, 'dashboard--one')).toBe('')
  })

  it('goes from the address with its story, and comes back with it', () => {
    const link = linkIn(FRAME)
    if (!link) throw new Error('There is a link.')
    expect(addressWith(link, FRAME)).toBe(FRAME)
    const other = FRAME.replace('--one', '--other')
    const left = 'https://host.example/a/iframe.html?id=dashboard--other&viewMode=story'
    expect(addressWith(link, other)).toBe(left)
    expect(addressWith(link, left)).toBe(left)
    expect(addressWith(link, left.replace('--other', '--one'))).toBe(FRAME)
  })
})

describe('what a link says of the toolbar', () => {
  const known = {
    names: ['theme', 'role', 'seed', 'network', 'viewport', 'a11y'],
    viewports: ['phone', 'edge'],
  }
  const notes = (text: string) => globalsNotes(text, known).map(({ part, why }) => `${part} ${why}`)

  it('is that of the story that the address names', () => {
    const manager = 'https://host.example/a/?path=/story/a--b&globals=theme:dark;role:admin'
    const frame =
      'https://host.example/a/iframe.html?globals=theme%3Adark%3Brole%3Aadmin&id=a--b&viewMode=story'
    for (const href of [manager, frame]) {
      expect(globalsIn(href, 'a--b')).toBe('theme:dark;role:admin')
      expect(globalsIn(href, 'a--c')).toBe('')
    }
    expect(globalsIn('https://host.example/?path=/story/a--b', 'a--b')).toBe('')
  })

  it('has no note where all of it is understood', () => {
    for (const text of [
      '',
      'theme:dark;role:story;seed:huge;network:hold;viewport.value:edge;viewport.isRotated:!true',
      'viewport.value:!undefined;a11y.manual:!true;theme:!undefined',
    ])
      expect(notes(text), text).toEqual([])
  })

  it('has a note for each part that is not', () => {
    expect(notes('theme:blue;viewport.value:watch;mood:blue;seed:giant;constructor:1;dragons')).toEqual([
      'theme:blue The theme can be light or dark.',
      'viewport.value:watch The viewport can be phone or edge.',
      'mood:blue The toolbar has no mood.',
      'seed:giant The seed can be story, typical, empty or huge.',
      'constructor:1 The toolbar has no constructor.',
      'dragons The toolbar has no dragons.',
    ])
  })
})

describe('what is said of a story', () => {
  it('is what story and toolbar say, and nothing that is so because nobody did', () => {
    expect(saidFor({}, { role: 'story', seed: 'story', network: 'story' })).toEqual({})
    const own = { scenario: { role: 'admin', person: 'sol', outcomes: { getCart: 500 } } } as const
    expect(saidFor(own, {})).toEqual(own.scenario)
    expect(saidFor(own, { role: 'client', network: 'hold' })).toEqual({
      role: 'client',
      person: null,
      outcomes: everywhere('hold'),
    })
  })
})

describe('the state of a story as a link says it', () => {
  const now = (scenario: Partial<Scenario>, act: (stage: ReturnType<typeof createStage>) => void) => {
    const stage = createStage({ scenario, theme: 'light', start: 'restored' })
    act(stage)
    const said = printScenario(stateNow(stage))
    stage.dispose()
    return said
  }
  const REST = 'seed:typical,clock:2026-03-04T17:00Z,latency:0'

  it('is with whoever is signed in now', () => {
    expect(now({ role: 'client' }, () => {})).toBe(`client,${REST}`)
    expect(now({ role: 'client', person: 'jonah' }, () => {})).toBe(`jonah,${REST}`)
    expect(now({ role: 'client' }, ({ runtime }) => runtime.session.logOut())).toBe(`visitor,${REST}`)
    expect(
      now({ role: 'client' }, ({ runtime, backstage }) =>
        runtime.session.adopt(backstage.sessionFor('admin', 'sol')),
      ),
    ).toBe(`sol,${REST}`)
  })

  it('calls off what the story says of itself and what holds no longer', async () => {
    const own = { offline: true, later: 3_600_000, without: ['shop'] } as const
    const stage = createStage({
      scenario: scenarioFor({ scenario: own }, {}),
      theme: 'light',
      start: 'restored',
    })
    await stage.backstage.setScenario({ offline: false, later: 0, without: [] })
    const said = printScenario(stateNow(stage), own)
    stage.dispose()
    expect(scenarioFor({ scenario: own }, { scenario: said })).toMatchObject({
      offline: false,
      later: 0,
      without: [],
    })
  })

  it('keeps what works although the story has it fail', () => {
    expect(now({ role: 'client', outcomes: { getCart: 'ok' } }, () => {})).toBe(`client,${REST},getCart:ok`)
  })
})

describe('a story that is held and released by hand', () => {
  /** A story whose screen shows the works that wait. */
  async function shows(outcomes: Scenario['outcomes'], seeded?: []) {
    const stage = createStage({ scenario: { role: 'client', outcomes }, theme: 'light', start: 'restored' })
    const registry = createStageRegistry()
    registry.keep('one', stage)
    const { user } = stage.runtime.session.store.getState()
    const client = queryClientOf(stage.runtime, user ? personKey(user) : 'nobody')
    const question = worksToApprove(await stage.runtime.api())
    if (seeded) client.setQueryData(question.queryKey, seeded)
    const observer = new QueryObserver(client, question)
    const looks: string[] = []
    const look = () => {
      const { status, data } = observer.getCurrentResult()
      return status === 'success' ? `${(data as unknown[]).length} works` : status
    }
    const stop = observer.subscribe(() => void looks.push(look()))
    return {
      stage,
      registry,
      look,
      looks,
      settled: () => vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle')),
      leave() {
        stop()
        registry.drop('one', stage)
        stage.dispose()
      },
    }
  }

  it.each([
    ['a failure', 500, 'error'],
    ['a failure that a second try mends', [500, 'ok'], 'error'],
    ['an empty list', 'empty', '0 works'],
    ['a full list', 'ok', '5 works'],
  ] as const)('stands as it stood: %s', async (_, outcome, look) => {
    const story = await shows({ listClientWorks: outcome })
    await story.settled()
    expect(story.look()).toBe(look)
    await story.registry.hold('one')
    await vi.waitFor(() => expect(story.registry.held('one')).toEqual(['listClientWorks']))
    expect(story.look()).toBe('pending')
    story.looks.length = 0
    story.registry.release('one')
    await story.settled()
    expect(story.look()).toBe(look)
    // No other state flashes by.
    expect(new Set(story.looks)).toEqual(new Set([...story.looks.filter((one) => one === 'pending'), look]))
    expect(story.registry.held('one')).toEqual([])
    story.leave()
  })

  it('stands as it stood: with what the story itself put into its cache', async () => {
    const story = await shows({}, [])
    expect(story.look()).toBe('0 works')
    await story.registry.hold('one')
    await vi.waitFor(() => expect(story.registry.held('one')).toEqual(['listClientWorks']))
    story.registry.release('one')
    await story.settled()
    expect(story.look()).toBe('0 works')
    expect(story.registry.held('one')).toEqual([])
    expect(story.stage.backstage.calls.list()).toEqual([])
    story.leave()
  })

  it('is answered in the end where the story itself holds', async () => {
    const story = await shows({ listClientWorks: 'hold' })
    await vi.waitFor(() => expect(story.registry.held('one')).toEqual(['listClientWorks']))
    expect(story.registry.isHolding('one')).toBe(false)
    story.registry.release('one')
    await story.settled()
    expect(story.look()).toBe('5 works')
    await story.registry.hold('one')
    await vi.waitFor(() => expect(story.registry.held('one')).toEqual(['listClientWorks']))
    story.registry.release('one')
    await story.settled()
    expect(story.look()).toBe('5 works')
    story.leave()
  })

  it('is armed before it asks anything, and ends what is sent as the story says', async () => {
    const stage = createStage({
      scenario: { role: 'client', outcomes: { approveWork: 409 } },
      theme: 'light',
      start: 'restored',
    })
    const registry = createStageRegistry()
    registry.keep('one', stage)
    const told = vi.fn()
    registry.subscribe(told)
    await registry.hold('one')
    expect(registry.isHolding('one')).toBe(true)
    expect(registry.held('one')).toEqual([])
    expect(told).toHaveBeenCalled()
    const api = await stage.runtime.api()
    const sent = api.POST('/work/{id}/approve', { params: { path: { id: 'work_1' } }, body: { comment: '' } })
    await vi.waitFor(() => expect(registry.held('one')).toEqual(['approveWork']))
    registry.release('one')
    expect((await sent).response.status).toBe(409)
    expect(registry.isHolding('one')).toBe(false)

    await registry.hold('one')
    registry.release('one')
    expect(registry.isHolding('one')).toBe(false)
    registry.drop('one', stage)
    expect(registry.isHolding('one')).toBe(false)
    stage.dispose()
  })
})

/** A cell of a wall, as far as it holds. */
function Cell({ registry, told }: { registry: StageRegistry | null; told: (held: Held) => void }) {
  told(useHeld(registry, 'two'))
  return null
}

describe('what a person chose on a wall', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is held still where the story is drawn anew, in its place or in another frame, until it is released or another page is shown', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const root = createRoot(document.createElement('div'))
    let cell: Held | undefined
    const told = (held: Held) => {
      cell = held
    }
    const show = (registry: StageRegistry | null) =>
      act(async () => root.render(createElement(Cell, { registry, told })))
    addons.setChannel(mockChannel())
    const stages: ReturnType<typeof createStage>[] = []
    const drawIn = async (registry: ReturnType<typeof createStageRegistry>) => {
      const stage = createStage({ scenario: {}, theme: 'light', start: 'restored' })
      stages.push(stage)
      await act(async () => registry.keep('two', stage))
    }
    const [page, frame, last] = [createStageRegistry(), createStageRegistry(), createStageRegistry()]
    await drawIn(page)
    await show(page)
    await act(async () => cell?.hold())
    expect(page.isHolding('two')).toBe(true)
    await drawIn(page)
    expect(page.isHolding('two')).toBe(true)

    await show(null)
    await drawIn(frame)
    expect(frame.isHolding('two')).toBe(false)
    await show(frame)
    expect(frame.isHolding('two')).toBe(true)
    expect(cell).toMatchObject({ here: true, armed: true })

    await act(async () => cell?.release())
    await drawIn(last)
    await show(last)
    expect([frame, last].map((one) => one.isHolding('two'))).toEqual([false, false])

    // On Storybook's other pages, and back.
    await act(async () => cell?.hold())
    await show(null)
    addons.getChannel().emit('storyChanged', 'site-homescreen--docs')
    await drawIn(last)
    await show(last)
    expect(last.isHolding('two')).toBe(false)

    // The steps of a story need its answers.
    await act(async () => cell?.hold())
    cell?.forget()
    await drawIn(last)
    expect(last.isHolding('two')).toBe(false)
    await act(async () => root.unmount())
    for (const stage of stages) stage.dispose()
  })

  it('is its width, which outlasts the page in its tab, and the toolbar where nothing is kept', () => {
    sessionStorage.clear()
    expect(chosenWidth()).toBe('own')
    chooseWidth('phone')
    const [key = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(key, 'tablet')
    expect(chosenWidth()).toBe('tablet')
    sessionStorage.setItem(key, 'watch')
    expect(chosenWidth()).toBe('phone')
    vi.stubGlobal('sessionStorage', undefined)
    chooseWidth('desktop')
    expect(chosenWidth()).toBe('desktop')
    chooseWidth('own')
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
