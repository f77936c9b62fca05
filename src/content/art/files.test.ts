import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PORTFOLIO } from '../portfolio'
import { COVERS } from './covers/covers'

/** The files that are drawn from these pictures: there, of the right kind, and light enough. */
const shelf = join(import.meta.dirname, '../../../public')
const file = (path: string) => join(shelf, path)
const bytes = (path: string) => readFileSync(file(path))

/** Width and height of a PNG stand in its first chunk. */
function sizeOfPng(path: string) {
  const head = bytes(path)
  expect(head.subarray(1, 4).toString()).toBe('PNG')
  return [head.readUInt32BE(16), head.readUInt32BE(20)]
}

describe('the films of the portfolio', () => {
  const films = PORTFOLIO.map(({ projectVideo }) => projectVideo.replace(/\.\w+$/, ''))

  it('are six', () => {
    expect(new Set(films).size).toBe(6)
  })

  it.each(films)('%s is H.264 and VP9, silent, each of 300 kB at most, with its first frame', (film) => {
    for (const ending of ['.mp4', '.webm'])
      expect(statSync(file(film + ending)).size, ending).toBeLessThanOrEqual(300_000)
    const mp4 = bytes(`${film}.mp4`).toString('latin1')
    const webm = bytes(`${film}.webm`).toString('latin1')
    expect([/avc1/.test(mp4), /mp4a|soun/.test(mp4)]).toEqual([true, false])
    expect([/V_VP9/.test(webm), /A_(OPUS|VORBIS)/.test(webm)]).toEqual([true, false])
    expect(bytes(`${film}.webp`).subarray(8, 12).toString()).toBe('WEBP')
  })
})

describe('the covers of Client Projects', () => {
  it.each(COVERS.map(({ id }) => id))('%s is a file of 12 kB at most that runs nothing', (id) => {
    const text = bytes(`media/covers/${id}.svg`).toString()
    expect(text.length).toBeLessThanOrEqual(12_000)
    expect(text).not.toMatch(/<script|on\w+=|href="http/)
  })
})

describe('the icons', () => {
  interface WebManifest {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  const manifest = JSON.parse(bytes('manifest.webmanifest').toString()) as WebManifest

  it('stand in the web manifest, at the sizes that it says, one of them maskable', () => {
    expect(manifest.name).toBe('Overprint')
    // The site may stand under a path.
    expect(manifest.start_url).toMatch(/^\.?\/$/)
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of manifest.icons)
      if (sizes === 'any') expect(existsSync(file(src)), src).toBe(true)
      else expect(sizeOfPng(src).join('x'), src).toBe(sizes)
  })

  it('are asked for by the page', () => {
    const page = readFileSync(join(shelf, '../index.html'), 'utf8')
    for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest']) {
      expect(page).toMatch(new RegExp(`href="[^"]*/${name}"`))
      expect(existsSync(file(name)), name).toBe(true)
    }
    expect(sizeOfPng('apple-touch-icon.png')).toEqual([180, 180])
  })

  it('have a picture to be shared with', () => {
    expect(sizeOfPng('share.png')).toEqual([1200, 630])
  })
})
