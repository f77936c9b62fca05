import { describe, expect, it } from 'vitest'
import { judgeMarkup } from './markup.mjs'

const LINE = '<script>document.documentElement.dataset.theme="light"</script>'
const DATA = '<script type="application/ld+json">{"@type":"Organization"}</script>'
const SETTINGS = '<script defer src="/config.js"></script>'
const MODULE = '<script type="module" crossorigin src="/assets/shell-1.js"></script>'
const PICTURE = '<img src="/covers/a.svg" alt="" width="480" height="360" loading="lazy"/>'
const page = (head: string, body = PICTURE) => `<head>${LINE}${DATA}${head}</head><body>${body}</body>`

describe('a built page', () => {
  it('may hold the line of the head, deferred settings, modules, data and pictures with their size', () => {
    expect(judgeMarkup(page(SETTINGS + MODULE))).toEqual([])
    expect(judgeMarkup(page('<script defer src="/folder/config.js"></script>'))).toEqual([])
  })

  it('may have its settings first where nothing is drawn yet', () => {
    const first = '<script src="/config.js"></script>'
    expect(judgeMarkup(page(first, '<div id="root"></div>'))).toEqual([])
    expect(judgeMarkup(page(first, '<div id="root"><p>Drawn</p></div>'))).toHaveLength(1)
  })

  it.each([
    ['settings that do not wait', '<script src="/config.js"></script>'],
    ['a script of another kind', '<script src="/assets/old.js"></script>'],
    ['one more that is deferred', '<script defer src="/assets/tracker.js"></script>'],
    ['one of somebody else', '<script async src="https://tags.example/t.js"></script>'],
  ])('is not right with %s', (_, script) => {
    expect(judgeMarkup(page(SETTINGS + script))).toEqual([
      `a script that the first paint waits for, ${script.replace('</script>', '')}`,
    ])
  })

  it('is not right with a second inline script, or without its line', () => {
    const two = '2 inline scripts instead of the one of the head'
    expect(judgeMarkup(page('<script type="text/javascript">go()</script>'))).toEqual([two])
    expect(judgeMarkup(SETTINGS)).toEqual(['0 inline scripts instead of the one of the head'])
  })

  it.each([
    '<img src="/a.svg" alt="" width="480">',
    '<img src="/a.svg" alt="" width="auto" height="360">',
    '<img src="/a.svg" alt="" data-width="480" data-height="360">',
    '<video src="/a.mp4" muted></video>',
  ])('is not right with a picture whose size is not known: %s', (picture) => {
    expect(judgeMarkup(page('', picture))).toHaveLength(1)
  })
})
