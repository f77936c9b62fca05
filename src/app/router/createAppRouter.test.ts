import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadScreen, ScreenUnreachable } from '../loadScreen'
import { createAppRouter } from './createAppRouter'

const Screen = () => null

/** Screens whose code comes when it is told to. */
function bench(initialEntries = ['/']) {
  const gates = new Map<string, { come: () => void; fail: () => void }>()
  const screen = (name: string, options?: Parameters<typeof loadScreen>[2]) =>
    loadScreen(
      () =>
        new Promise((resolve, reject) => {
          gates.set(name, {
            come: () => resolve({ [name]: Screen }),
            fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
          })
        }),
      name,
      options,
    )
  const lost = screen('Lost')
  const known = {
    load:
      async () =>
      ({ id }: { id?: string }) =>
        id === 'one',
    otherwise: lost,
  }
  const router = createAppRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries }),
    routes: [
      { path: '/', handle: screen('Home') },
      { path: '/a', handle: screen('A') },
      { path: '/b', handle: screen('B') },
      { path: '/thing/:id', handle: screen('Thing', { known }) },
    ],
  })
  const paths: string[] = []
  router.subscribe(({ location }) => paths.push(location.pathname))
  const settle = () => new Promise((done) => setTimeout(done))
  return { router, gate: (name: string) => gates.get(name), settle, paths, lost }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the router', () => {
  it('knows where it is going by the path that was asked for, also below a layout', () => {
    const router = createAppRouter({
      history: UNSAFE_createMemoryHistory({ initialEntries: ['/admin'] }),
      routes: [{ path: '/', children: [{ path: 'admin', children: [{ index: true }] }] }],
    })
    expect(router.state.goal).toBe('/admin')
  })

  it('goes to a path when the code of its screen is there', async () => {
    const { router, gate, settle } = bench()
    router.navigator.push('/a')
    expect(router.state).toMatchObject({ loading: true, goal: '/a', location: { pathname: '/' } })
    gate('A')?.come()
    await settle()
    expect(router.state).toMatchObject({ loading: false, action: 'PUSH', location: { pathname: '/a' } })
    router.navigator.push('/a?tech=React')
    expect(router.state.location.search).toBe('?tech=React')
  })

  it('lets a later turn overtake', async () => {
    const { router, gate, settle } = bench()
    router.navigator.push('/a')
    router.navigator.push('/b')
    gate('B')?.come()
    await settle()
    gate('A')?.come()
    await settle()
    expect(router.state.location.pathname).toBe('/b')
  })

  it('notes something on the page that is shown without being kept from the next', async () => {
    const { router, gate, settle } = bench()
    gate('Home')?.come()
    await router.prepared()
    router.navigator.push('/a')
    router.navigator.replace('/?tag=x', { tab: 'Logos' })
    expect(router.state).toMatchObject({
      loading: true,
      goal: '/a',
      action: 'REPLACE',
      location: { pathname: '/', search: '?tag=x', state: { tab: 'Logos' } },
    })
    gate('A')?.come()
    await settle()
    expect(router.state).toMatchObject({ loading: false, location: { pathname: '/a' } })
    router.navigator.go(-1)
    await settle()
    expect(router.state.location).toMatchObject({ pathname: '/', state: { tab: 'Logos' } })
  })

  it('writes nothing over the step that one is on the way back to', async () => {
    const { router, gate, settle } = bench(['/a', '/'])
    router.navigator.go(-1)
    expect(router.state).toMatchObject({ loading: true, goal: '/a', location: { pathname: '/' } })
    router.navigator.replace('/', { tab: 'Logos' })
    gate('A')?.come()
    await settle()
    expect(router.state.location).toMatchObject({ pathname: '/a', state: null })
    router.navigator.go(1)
    router.navigator.go(-1)
    expect(router.state.location.pathname).toBe('/a')
  })

  it('says when the code did not arrive, and asks for it again', async () => {
    const { router, gate, settle } = bench()
    router.navigator.push('/a')
    gate('A')?.fail()
    await settle()
    expect(router.state.location.pathname).toBe('/a')
    expect(router.state.failure).toBeInstanceOf(ScreenUnreachable)
    router.navigator.push('/a')
    gate('A')?.come()
    await settle()
    expect(router.state.failure).toBeNull()
  })

  it('goes back without asking twice', async () => {
    const { router, gate, settle } = bench()
    gate('Home')?.come()
    await router.prepared()
    router.navigator.push('/b')
    gate('B')?.come()
    await settle()
    router.navigator.go(-1)
    expect(router.state).toMatchObject({ action: 'POP', loading: false, location: { pathname: '/' } })
  })

  it('loads the 404 page for an address that its data does not know', async () => {
    const { router, gate, settle, lost } = bench()
    router.navigator.push('/thing/two')
    gate('Thing')?.come()
    await settle()
    gate('Lost')?.come()
    await settle()
    expect(router.state.location.pathname).toBe('/thing/two')
    expect(lost.at({})).not.toBeNull()
  })

  it('shows nothing that was overtaken while its transition began', async () => {
    const { router, gate, settle, paths } = bench()
    const begin: (() => void)[] = []
    vi.stubGlobal('document', { startViewTransition: (show: () => void) => ({ at: begin.push(show) }) })
    router.navigator.push('/a', null, { viewTransition: true })
    gate('A')?.come()
    await settle()
    router.navigator.push('/b')
    begin[0]?.()
    expect(router.state).toMatchObject({ goal: '/b', loading: true })
    gate('B')?.come()
    await settle()
    expect(router.state).toMatchObject({ goal: '/b', loading: false, location: { pathname: '/b' } })
    router.navigator.push('/a', null, { viewTransition: true })
    router.navigator.push('/b?late')
    begin[1]?.()
    expect(router.state.location).toMatchObject({ pathname: '/b', search: '?late' })
    expect(paths).not.toContain('/a')
  })

  it('arrives nowhere once it is disposed of', async () => {
    const { router, gate, settle, paths } = bench()
    router.navigator.push('/a')
    router.dispose()
    gate('A')?.come()
    await settle()
    expect(paths).not.toContain('/a')
  })
})
