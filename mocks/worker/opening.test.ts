import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStorageArea } from '../ports/memoryStorage'
import { scenarioOf } from '../scenario'
import { quietBackstage } from '../testing/ask'
import { memoryDatabase } from '../testing/memoryDatabase'
import { demoPorts } from './demoPorts'
import { keepScenario, readOpening, USUAL } from './opening'
import { createSharedAssets } from './sharedAssets'
import { withMedia } from './withMedia'

afterEach(() => vi.unstubAllGlobals())

/** A tab of a browser at an address, as far as it is asked. */
function tabAt(address: string) {
  let href = `https://demo.example${address}`
  const replaceState = (_state: unknown, _title: string, next: string) => {
    href = next
  }
  vi.stubGlobal('history', { state: null, replaceState })
  const ports = { navigation: { href: () => href }, tabStorage: createStorageArea().openTab() }
  return ports as unknown as Parameters<typeof readOpening>[0]
}

describe('a link that is opened', () => {
  it('says who, starts the data anew, leaves the address and is remembered', async () => {
    const tab = tabAt('/work?q=a&scenario=jonah,seed:huge,getCart:500,dragons')
    const opening = readOpening(tab)
    expect(opening).toMatchObject({
      scenario: { role: 'client', person: 'jonah', seed: 'huge', clock: 'now', latency: 150 },
      who: { role: 'client', person: 'jonah' },
      fresh: true,
      notes: [{ part: 'dragons' }],
    })
    const backstage = quietBackstage({ scenario: opening.scenario })
    keepScenario(tab, backstage)
    expect(tab.navigation.href()).toBe('https://demo.example/work?q=a')
    await backstage.setScenario({ outcomes: { getCart: 'hold' } })
    // A reload: the same state, the data as they are, whoever is signed in.
    const again = readOpening(tab)
    expect(again).toMatchObject({ who: null, fresh: false, notes: [] })
    expect(again.scenario).toEqual(backstage.scenario())
  })

  it('that names nobody and no data leaves both as they are', () => {
    expect(readOpening(tabAt('/?scenario=approveWork:409'))).toMatchObject({ who: null, fresh: false })
    expect(readOpening(tabAt('/?scenario=client'))).toMatchObject({ who: { role: 'client' }, fresh: false })
  })

  it('is none: everything is as usual', () => {
    const opening = readOpening(tabAt('/work?q=a'))
    expect(opening).toEqual({ scenario: USUAL, who: null, fresh: false, notes: [], before: '' })
  })
})

describe('the offline app', () => {
  let online = true
  afterEach(() => {
    online = true
    vi.useRealTimers()
  })
  const browser = {
    clock: {
      now: () => 0,
      after(ms: number, run: () => void) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    network: { online: () => online, subscribe: () => () => {} },
  } as unknown as Parameters<typeof demoPorts>[0]

  it('has the faked backend’s time, and timers that a jump of it brings forward', async () => {
    vi.useFakeTimers()
    const backstage = quietBackstage({ scenario: scenarioOf({ later: 5 }) })
    const { clock } = demoPorts(browser, backstage)
    expect(clock.now()).toBe(backstage.clock.now())
    const ran: string[] = []
    const wait = (ms: number, name: string) => clock.after(ms, () => ran.push(name))
    wait(60_000, 'minute')
    wait(172_800_000, 'two days')
    wait(60_000, 'called off')()
    await backstage.setScenario({ later: 5 + 86_400_000 })
    expect(ran).toEqual(['minute'])
    // The clock of this scenario stands still; the browser's time goes on.
    vi.advanceTimersByTime(172_800_000)
    expect(ran).toEqual(['minute', 'two days'])
    await backstage.setScenario({ later: 5 + 10 * 86_400_000 })
    expect(ran).toHaveLength(2)
  })

  it('has the faked backend’s network', async () => {
    const backstage = quietBackstage()
    const ports = demoPorts(browser, backstage)
    let told = 0
    const stop = ports.network.subscribe(() => {
      told += 1
    })
    await backstage.setScenario({ latency: 1 })
    await backstage.setScenario({ offline: true })
    expect([ports.network.online(), told]).toEqual([false, 1])
    stop()
    await backstage.setScenario({ offline: false })
    online = false
    expect([ports.network.online(), told]).toEqual([false, 1])
  })
})

describe('uploaded files without a worker', () => {
  it('are lent in answers and named by their path in requests', async () => {
    const seen: string[] = []
    const files = { get: async (id: string) => (id === 'asset_1' ? new Blob(['one']) : null) }
    const send = withMedia(async (request) => {
      seen.push(await request.text())
      return Response.json({ gallery: ['/api/v1/media/asset_1', '/api/v1/media/asset_2', '/media/a.svg'] })
    }, files)
    const ask = (gallery: string[]) =>
      send(
        new Request('https://demo.example/api/v1/products', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ gallery }),
        }),
      )
    const { gallery } = (await (await ask([])).json()) as { gallery: string[] }
    expect(gallery[0]).toMatch(/^blob:/)
    expect(gallery.slice(1)).toEqual(['/api/v1/media/asset_2', '/media/a.svg'])
    const again = (await (await ask(gallery)).json()) as { gallery: string[] }
    expect(again.gallery).toEqual(gallery)
    expect(JSON.parse(seen[1] ?? '')).toEqual({
      gallery: ['/api/v1/media/asset_1', '/api/v1/media/asset_2', '/media/a.svg'],
    })
  })

  it('are told from those of the same id by which another tab, which started afresh, replaced them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const files = memoryDatabase()
    const [here, there] = [createSharedAssets(files), createSharedAssets(files)]
    let picture = ''
    const send = withMedia(async () => Response.json({ picture }), here)
    const shown = async () => {
      const answer = await send(new Request('https://demo.example/api/v1/users/me'))
      return ((await answer.json()) as { picture: string }).picture
    }
    await here.put('asset_1', new Blob(['red'], { type: 'image/png' }))
    picture = await here.url('asset_1')
    const former = await shown()
    expect(await (await fetch(former)).text()).toBe('red')
    expect(await shown()).toBe(former)
    await there.clear()
    vi.advanceTimersByTime(1)
    // Nothing but its time tells it from the former.
    await there.put('asset_1', new Blob(['sky'], { type: 'image/png' }))
    expect(await here.get(picture.split('/').at(-1) ?? '')).toBeNull()
    picture = await there.url('asset_1')
    expect(await (await fetch(await shown())).text()).toBe('sky')
  })
})
