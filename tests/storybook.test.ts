import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { embedFrames } from '../.storybook/docs/quietFrames'
import { isExploring, setAutoplay } from '../.storybook/stage/autoplay'

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
