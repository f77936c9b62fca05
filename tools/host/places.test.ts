import { describe, expect, it } from 'vitest'
import { placesBeside } from './places.mjs'

describe('the files for hosts', () => {
  it.each(['out', 'out/', '/srv/sites/out//'])('lie beside the build: %s', (dist) => {
    const folder = dist.replace(/\/+$/, '')
    expect(placesBeside(dist)).toEqual({
      dist: folder,
      nginx: `${folder}-host/nginx`,
      pages: `${folder}-host/pages`,
    })
  })
})
