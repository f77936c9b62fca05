import { describe, expect, it } from 'vitest'
import { hasEnding, isVideoUrl } from './mediaKind'

describe('isVideoUrl', () => {
  it.each(['a.mp4', '/m/a.MP4', 'https://x.test/a.webm?v=1', 'a.WebM#t=2', '.mp4', '/m/a.jpg.mp4'])(
    'sees a video in %j',
    (url) => {
      expect(isVideoUrl(url)).toBe(true)
    },
  )

  it.each([
    '',
    'a.png',
    'mp4',
    'a.mp4.png',
    '/get?file=a.mp4',
    '/a#b.mp4',
    'a.mp45',
    'a.mp4/',
    null,
    undefined,
  ])('sees none in %j', (url) => {
    expect(isVideoUrl(url)).toBe(false)
  })
})

describe('hasEnding', () => {
  it.each(['a.png', 'https://x.test/a.jpeg?v=1', '/m/a.mov#t=2'])('sees one in %j', (url) => {
    expect(hasEnding(url)).toBe(true)
  })

  it.each(['/media/asset_1', 'blob:https://x.test/0a1b', '/get?file=a.mp4', 'https://x.test/', '', null])(
    'sees none in %j',
    (url) => {
      expect(hasEnding(url)).toBe(false)
    },
  )
})
