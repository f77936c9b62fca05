import { describe, expect, it } from 'vitest'
import { DEFAULTS, globalsInAddress } from '../.storybook/docs/toolbarGlobals'
import { keyboardOpen } from '../.storybook/stage/keyboardOpen'
import { frameOf, WIDTHS } from '../.storybook/wall/frameOf'
import { hintOf } from '../.storybook/wall/hintOf'
import { scenarioInWords } from '../.storybook/wall/inWords'
import { asks } from '../.storybook/wall/seen'
import { isElsewhere, shownAlone, shownOf } from '../.storybook/wall/shownOf'
import { createTurns } from '../.storybook/wall/turns'
import { everywhere } from '../mocks/link/outcomeText'
import { DEFAULT_SCENARIO, type Scenario, scenarioOf } from '../mocks/scenario'

describe('a cell of the state wall', () => {
  it('says in words what makes its state', () => {
    expect(
      scenarioInWords({
        scenario: {
          role: 'client',
          seed: 'huge',
          outcomes: { listClientWorks: [500, 'ok'], approveWork: 'hold' },
        },
        route: '/dashboard',
        args: { initial: { kind: 'approve' }, onClose: () => {} },
        width: 390,
        theme: 'dark',
      }),
    ).toEqual([
      'A client, Maya, at /dashboard',
      'a studio that holds thousands',
      'GET /work/client/me is answered 500, then works',
      'POST /work/{id}/approve is held until you release it',
      'initial: {"kind":"approve"}',
      'onClose: a function',
      'on a phone',
      'dark',
    ])
    expect(scenarioInWords({})).toEqual([])
  })

  it('names every part of a scenario that is not as usual', () => {
    const unusual: { [Key in keyof Scenario]: [Partial<Scenario>, string] } = {
      role: [{ role: 'visitor' }, 'Nobody signed in'],
      person: [{ role: 'client', person: 'jonah' }, 'A client, Jonah'],
      seed: [{ seed: 'empty' }, 'a studio that holds nothing'],
      clock: [{ clock: '2026-11-28T09:00:00.000Z' }, 'the clock is frozen at Sat, Nov 28, 2026, 1:00 AM'],
      later: [{ later: 90_000_000 }, '1 day, 1 hour later'],
      latency: [{ latency: 3000 }, 'every answer takes 3 seconds'],
      offline: [{ offline: true }, 'no network at all'],
      without: [{ without: ['thread'] }, 'a backend without whole conversations'],
      outcomes: [{ outcomes: { getCart: 'empty' } }, 'GET /cart finds nothing'],
    }
    expect(Object.keys(unusual)).toEqual(expect.arrayContaining(Object.keys(DEFAULT_SCENARIO)))
    for (const [scenario, words] of Object.values(unusual))
      expect(scenarioInWords({ scenario })).toEqual([words])
    const all = scenarioOf(...Object.values(unusual).map(([scenario]) => scenario))
    expect(scenarioInWords({ scenario: all })).toHaveLength(8)
    expect(scenarioInWords({ scenario: { person: 'sol', latency: 2500, clock: 'now' } })).toEqual([
      'An admin, Sol',
      'the clock runs',
      'every answer takes 2500 ms',
    ])
  })

  it('says one word of all calls that end alike', () => {
    const outcomes = { ...everywhere('hold'), getCart: 500 } as const
    const [every, ...others] = scenarioInWords({ scenario: { outcomes } })
    expect(every).toBe('every call is held until you release it')
    expect(others).toEqual(['GET /cart is answered 500'])
  })

  it.each([
    [320, ['on a small phone']],
    [360, ['on a phone']],
    [767, ['on a phone']],
    [768, ['on a tablet']],
    [769, ['on a tablet']],
    [1024, ['on a tablet']],
    [1280, []],
  ] as const)('says what is %s wide', (width, words) => {
    expect(scenarioInWords({ width })).toEqual(words)
  })

  it('takes a width that a story names itself from the story', () => {
    expect(frameOf(keyboardOpen, 'own')).toEqual({ width: 390, height: 400 })
    const edge = { options: { edge: { name: 'Wide', styles: { width: '769px', height: '900px' } } } }
    const wide = { parameters: { viewport: edge }, globals: { viewport: { value: 'edge' } } }
    expect(frameOf(wide, 'own')).toEqual({ width: 769, height: 900 })
    for (const value of ['watch', 'toString', 7, undefined])
      expect(frameOf({ parameters: {}, globals: { viewport: { value } } }, 'own')).toBeNull()
    const fluid = { options: { fluid: { name: 'Fluid', styles: { width: '100%', height: '100%' } } } }
    expect(
      frameOf({ parameters: { viewport: fluid }, globals: { viewport: { value: 'fluid' } } }, 'own'),
    ).toBeNull()
  })

  it('keeps a width of its own, whatever the wall’s is', () => {
    for (const width of WIDTHS) {
      expect(frameOf(keyboardOpen, width)).toEqual({ width: 390, height: 400 })
      const phone = { parameters: {}, globals: { viewport: { value: 'phone' } } }
      expect(frameOf(phone, width)?.width).toBe(390)
      const mobile = { title: 'dashboard/Panel', ...phone, ownArgs: {} }
      expect(scenarioInWords(shownOf(mobile, DEFAULTS, width))).toEqual(['on a phone'])
    }
    const unknown = { parameters: {}, globals: { viewport: { value: 'watch' } } }
    expect(frameOf(unknown, 'tablet')?.width).toBe(768)
  })

  it('says and opens what is shown: the toolbar’s choice and the wall’s width', () => {
    const story = {
      title: 'dashboard/Panel',
      parameters: { scenario: { role: 'admin' } },
      globals: {},
      ownArgs: {},
    } as const
    const words = (toolbar: object, width: Parameters<typeof shownOf>[2] = 'own') =>
      scenarioInWords(shownOf(story, { ...DEFAULTS, ...toolbar }, width))
    expect(words({}, 'phone')).toEqual(['An admin, Noor', 'on a phone'])
    expect(words({ role: 'client', network: 'error' }, 'tablet')).toEqual([
      'A client, Maya',
      'every call is answered 500',
      'on a tablet',
    ])
    expect(words({ theme: 'dark' }, 'desktop')).toEqual(['An admin, Noor', 'dark'])
    // Nobody is signed in to the design system.
    const button = { ...story, title: 'ui/Button', parameters: {}, globals: { theme: 'light' } }
    expect(scenarioInWords(shownOf(button, { ...DEFAULTS, role: 'admin', theme: 'dark' }, 'own'))).toEqual([])

    expect(shownAlone('a--b', DEFAULTS, 'own')).toBe('./?path=/story/a--b')
    expect(shownAlone('a--b', { ...DEFAULTS, theme: 'dark', role: 'client' }, 'phone')).toBe(
      './?path=/story/a--b&globals=theme:dark;role:client;viewport.value:phone',
    )
  })

  it('takes a frame for a width of its own, a whole screen and a dialog, and stands in the page otherwise', () => {
    const phone = { viewport: { value: 'phone' } }
    expect(frameOf({ parameters: {}, globals: {} }, 'own')).toBeNull()
    expect(frameOf({ parameters: {}, globals: phone }, 'own')?.width).toBe(390)
    expect(frameOf({ parameters: {}, globals: {} }, 'small')?.width).toBe(320)
    expect(frameOf({ parameters: { layout: 'fullscreen' }, globals: {} }, 'own')?.width).toBe(1280)
    const dialog = { docs: { story: { inline: false } } }
    expect(frameOf({ parameters: dialog, globals: {} }, 'own')).not.toBeNull()
  })

  it('plays no steps in another world than its story’s own, which the toolbar brings', () => {
    const scenario = { role: 'client' } as const
    const story = { title: 'dashboard/Panel', parameters: { scenario }, globals: {} }
    const elsewhere = (toolbar: object, one = story) => isElsewhere(one, { ...DEFAULTS, ...toolbar })
    expect(elsewhere({})).toBe(false)
    expect(elsewhere({ theme: 'dark' })).toBe(false)
    expect(elsewhere({ role: 'client' })).toBe(false)
    for (const choice of [{ role: 'admin' }, { seed: 'huge' }, { network: 'slow' }])
      expect(elsewhere(choice)).toBe(true)
    // Neither what has no backend nor what fixes it for itself stands elsewhere.
    expect(elsewhere({ role: 'admin' }, { ...story, title: 'ui/Button' })).toBe(false)
    expect(elsewhere({ role: 'admin' }, { ...story, globals: { role: 'client' } })).toBe(false)
  })

  it('offers to hold answers where its story asks for some, and where nobody knows yet', () => {
    const seen = (calls: string[]) => ({ width: 1200, routes: [], calls })
    const record = { 'site-a--asks': seen(['logIn 200']), 'site-a--silent': seen([]) }
    const of = (id: string, title = 'site/A') => asks({ id, title }, record)
    expect(of('site-a--asks')).toBe(true)
    expect(of('site-a--silent')).toBe(false)
    expect(of('site-a--new')).toBe(true)
    expect(of('ui-a--new', 'ui/A')).toBe(false)
  })

  it('hands the toolbar on to its frame', () => {
    expect(globalsInAddress({ theme: 'light', role: 'story', seed: 'story', network: 'story' })).toBe('')
    expect(globalsInAddress({ theme: 'dark', role: 'admin', seed: 'story', network: 'hold' })).toBe(
      'theme:dark;role:admin;network:hold',
    )
  })
})

describe('the words above a wall', () => {
  it('name of the toolbar what works there', () => {
    const all =
      'A state with a width of its own keeps it. Theme, role, data and network are in the toolbar above.'
    expect(hintOf('dashboard/CartScreen')).toBe(all)
    expect(hintOf('mocks/panel/DemoDock')).toBe(all)
    expect(hintOf('ui/Button')).toBe(
      'A state with a width of its own keeps it. Theme is in the toolbar above.',
    )
  })
})

describe('the frames of a wall take turns', () => {
  const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

  it('so many at a time, the nearest first, wherever a person has scrolled since', async () => {
    const turns = createTurns(2)
    const started: string[] = []
    let reader = 0
    const ask = (name: string, at: number) =>
      turns.take(
        () => Math.abs(at - reader),
        () => started.push(name),
      )
    const back = [ask('far', 9), ask('second', 2), ask('first', 1), ask('last', 10)]
    await settled()
    expect(started).toEqual(['first', 'second'])
    reader = 10
    back[2]?.()
    await settled()
    expect(started).toEqual(['first', 'second', 'last'])
    back[1]?.()
    await settled()
    expect(started).toEqual(['first', 'second', 'last', 'far'])
  })

  it('one that leaves gives up its place, and a turn given back twice is one turn', async () => {
    const turns = createTurns(1)
    const started: string[] = []
    const ask = (name: string) =>
      turns.take(
        () => 0,
        () => started.push(name),
      )
    const first = ask('first')
    const gone = ask('gone')
    ask('third')
    ask('fourth')
    await settled()
    gone()
    first()
    first()
    await settled()
    expect(started).toEqual(['first', 'third'])
  })
})
