// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBlobAssets } from '@mocks/assets'
import { createBackstage } from '@mocks/backstage'
import { allResolvers } from '@mocks/handlers/all'
import { outcomeLabel } from '@mocks/handlers/outcomeWords'
import { extraHandlers } from '@mocks/worker/extraHandlers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkBreaches } from '../.storybook/checks/breaches'
import { noteForLedger } from '../.storybook/checks/ledger'
import { embedFrames } from '../.storybook/docs/quietFrames'
import main from '../.storybook/main'
import preview from '../.storybook/preview'
import { isExploring, setAutoplay } from '../.storybook/stage/autoplay'
import { GLOBAL_TYPES } from '../.storybook/stage/globalTypes'

afterEach(() => vi.unstubAllGlobals())

const installed = (name: string) => readFileSync(join(import.meta.dirname, '../node_modules', name), 'utf8')

describe('the toolbar', () => {
  const client = { scenario: { role: 'client' } } as const

  it.each([
    [{}, false],
    [{ role: 'story', network: 'story', theme: 'dark' }, false],
    [{ role: 'client' }, false],
    [{ role: 'admin' }, true],
    [{ role: 'visitor' }, true],
    [{ network: 'offline' }, true],
    [{ role: 'client', network: 'slow' }, true],
  ] as const)('over a story of a client with %j explores: %s', (globals, exploring) => {
    expect(isExploring(client, globals)).toBe(exploring)
  })

  it('names what calls do as the panel names it', () => {
    const titles = GLOBAL_TYPES.network.toolbar.items.map(({ title }) => title)
    const outcomes = ['slow', 'hold', 500, 'html', 'offline'] as const
    expect(titles).toEqual(["The story's answers", ...outcomes.map(outcomeLabel)])
    expect(titles).toContain('Held until released')
  })

  it('says every choice as words, with a capital, and has no ground but the theme’s', () => {
    const titles = Object.values(GLOBAL_TYPES).flatMap(({ toolbar }) =>
      toolbar.items.map(({ title }) => title),
    )
    expect(titles.slice(0, 2)).toEqual(['Light', 'Dark'])
    expect(titles.filter((title) => !/^[A-Z5]/.test(title))).toEqual([])
    expect(main.features).toMatchObject({ backgrounds: false })
  })

  it('shows a visitor’s story to a visitor as it is', () => {
    expect(isExploring({}, { role: 'visitor' })).toBe(false)
    expect(isExploring({}, { role: 'client' })).toBe(true)
  })

  it('says whether the story plays, and no other one', () => {
    const render = (id: string) => ({ id, renderOptions: { autoplay: true } })
    const storyRenders = [render('one'), render('other')]
    vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyRenders })
    setAutoplay('one', false)
    expect(storyRenders.map(({ renderOptions }) => renderOptions.autoplay)).toEqual([false, true])
    setAutoplay('one', true)
    expect(storyRenders.map(({ renderOptions }) => renderOptions.autoplay)).toEqual([true, true])
  })

  it('is not in the way where no Storybook is', () => {
    expect(() => setAutoplay('one', false)).not.toThrow()
  })
})

describe('the controls', () => {
  const typed = (value: string) => ({ name: 'children', type: { name: 'other', value } })
  const controls = (argTypes: Record<string, object>, initialArgs: object) => {
    const context = { argTypes, initialArgs, parameters: {} }
    const enhanced = (preview.argTypesEnhancers ?? []).reduce<Record<string, { control?: unknown }>>(
      (types, enhance) => enhance({ ...context, argTypes: types } as never),
      argTypes,
    )
    return Object.values(enhanced).map(({ control }) => control)
  }

  it('take plain text where a story says words and React may draw anything', () => {
    expect(controls({ children: typed('ReactNode') }, { children: 'Approve' })).toEqual([{ type: 'text' }])
  })

  it('are Storybook’s own for all else', () => {
    const own = { ...typed('ReactNode'), control: false }
    const flag = { name: 'busy', type: { name: 'boolean' } }
    expect(
      controls(
        { a: typed('ReactNode'), b: typed('ReactNode'), c: typed('Date'), own, flag },
        { a: { $$typeof: 'element' }, c: 'now', own: 'words', flag: 'yes' },
      ),
    ).toEqual([undefined, undefined, undefined, false, undefined])
  })
})

describe('what stands there until a story does', () => {
  it('is the paper of the toolbar’s theme', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read('src/styles/tokens.css')) ?? []
    const sheet = /<style>([\s\S]*)<\/style>/.exec(read('.storybook/preview-head.html'))?.[1] ?? ''
    const papers = [...sheet.matchAll(/([^{}]*sb-preparing-docs[^{}]*)\{\s*background: (#\w+);/g)]
    expect(papers.map(([, selector = '', paper]) => [selector.includes("='dark'"), paper])).toEqual([
      [false, light],
      [true, dark],
    ])
    const parts = installed('storybook/assets/server/base-preview-body.html')
    for (const name of ['sb-preparing-story', 'sb-preparing-docs', 'sb-previewBlock', 'sb-loader'])
      expect(parts).toContain(name)
  })
})

describe('frames of Docs pages', () => {
  it('are asked for as embedded', () => {
    vi.stubGlobal('PREVIEW_URL', undefined)
    embedFrames()
    expect(globalThis).toHaveProperty('PREVIEW_URL', 'iframe.html?embed=true')
  })

  // Both are Storybook's insides: an update that moves them must fail here, not in the reader's hands.
  it('play nothing in the installed Storybook', () => {
    expect(installed('@storybook/addon-docs/dist/blocks.js')).toContain('globalThis.PREVIEW_URL')
    const preview = installed('storybook/dist/preview/runtime.js')
    expect(preview).toContain('.get("embed") === "true"')
    expect(preview).toContain('autoplay: shouldAutoplay(')
    expect(preview).toContain('this.renderOptions.autoplay &&')
  })
})

describe('a story', () => {
  const ask = (path: string) => {
    const backstage = createBackstage({ onBreach: () => {} })
    return { backstage, answer: backstage.transport(new Request(`http://localhost/api/v1${path}`)) }
  }

  it('fails when it calls what no operation answers', async () => {
    const { backstage, answer } = ask('/nowhere')
    await expect(answer).rejects.toThrow()
    expect(() => checkBreaches(backstage)).toThrow('/nowhere')
  })

  it('does not fail by what is no call: pages, scripts, pictures and files of another host', async () => {
    const backstage = createBackstage({ onBreach: () => {} })
    const [, rest] = extraHandlers(backstage, createBlobAssets())
    for (const url of ['/media/a.svg', '/src/main.tsx', '/assets/x.woff2', '//cdn.example/film.mp4']) {
      const request = new Request(new URL(url, 'http://localhost'))
      expect((await rest?.run({ request, requestId: url }))?.response, url).toBeUndefined()
    }
    expect(() => checkBreaches(backstage)).not.toThrow()
    const call = new Request('http://localhost/api/v1/nowhere')
    expect((await rest?.run({ request: call, requestId: 'call' }))?.response?.status).toBe(404)
    expect(() => checkBreaches(backstage)).toThrow('/nowhere')
  })

  it('passes when its calls keep to the contract, and when it has no backend', async () => {
    const { backstage, answer } = ask('/cart')
    expect((await answer).status).toBe(401)
    expect(() => checkBreaches(backstage)).not.toThrow()
    expect(() => checkBreaches(undefined)).not.toThrow()
  })
})

describe('the preview', () => {
  const reporting = { addReport: () => {} }
  const context = (more: object) => ({
    id: 'one',
    title: 'one',
    parameters: {},
    viewMode: 'story',
    reporting,
    ...more,
  })
  const end = async (backstage?: unknown) => {
    for (const check of [preview.afterEach].flat())
      await check?.(context({ loaded: { stage: { backstage } } }) as never)
  }
  const begin = async () => {
    for (const check of [preview.beforeEach].flat()) await check?.(context({ loaded: {} }) as never)
  }

  afterEach(() => document.body.replaceChildren())

  it('fails the story that called what no operation answers', async () => {
    const backstage = createBackstage({ onBreach: () => {} })
    await expect(end(backstage)).resolves.toBeUndefined()
    backstage.unanswered(new Request('http://localhost/api/v1/nowhere'))
    await expect(end(backstage)).rejects.toThrow('/nowhere')
  })

  it('fails the story whose last call is answered against the contract after its steps', async () => {
    vi.stubGlobal('__vitest_browser__', true)
    const backstage = createBackstage({
      onBreach: () => {},
      scenario: { latency: 60 },
      resolvers: {
        ...allResolvers,
        listProducts: () => ({ status: 200, json: { products: 'none' } }) as never,
      },
    })
    const { accessToken } = backstage.sessionFor('admin')
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = backstage.transport(new Request('http://localhost/api/v1/products', { headers }))
    await vi.waitFor(() => expect(backstage.calls.list()).toHaveLength(1), { interval: 1 })
    await Promise.all([
      expect(answer).rejects.toThrow(),
      expect(end(backstage)).rejects.toThrow('listProducts'),
    ])
  })

  it('fails the story that shows a dead link', async () => {
    document.body.innerHTML = '<a href="/about">About</a>'
    await expect(end()).resolves.toBeUndefined()
    document.body.innerHTML = '<a href="/nowhere">Nowhere</a>'
    await expect(end()).rejects.toThrow('"Nowhere" to /nowhere')
  })

  it('fails the story after one that left something on the document', async () => {
    vi.stubGlobal('__vitest_browser__', true)
    await begin()
    await begin()
    document.body.innerHTML = '<p>left behind</p>'
    await expect(begin()).rejects.toThrow('one left something')
  })

  it('fails the story that runs in a window of another width than it was recorded in', async () => {
    const run = () =>
      noteForLedger({
        id: 'account-forgotpasswordscreen--small',
        title: 'account/ForgotPasswordScreen',
        parameters: { route: '/forgot-password' },
        stage: undefined,
        reporting: { addReport: () => {} },
      })
    vi.stubGlobal('__vitest_browser__', true)
    // It waits a while for what a slow machine shows late.
    vi.stubGlobal('setTimeout', (then: () => void) => queueMicrotask(then))
    vi.stubGlobal('innerWidth', 320)
    await expect(run()).resolves.toBeUndefined()
    vi.stubGlobal('innerWidth', 1200)
    await expect(run()).rejects.toThrow('counts on this story for a window of 320 px')
  })
})
