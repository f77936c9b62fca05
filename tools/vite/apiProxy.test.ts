import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { apiProxy } from './apiProxy.ts'

/** How somebody is answered for whom the proxy found no API. */
function answered(base: string, accept: string) {
  const proxy = new EventEmitter()
  apiProxy('http://localhost:4000', base).configure?.(proxy as never, {})
  const heads: [status: number, headers: object][] = []
  const response = {
    headersSent: false,
    writeHead(status: number, headers: object) {
      heads.push([status, headers])
      return { end() {} }
    },
  }
  proxy.emit('error', new Error('ECONNREFUSED'), { headers: { accept } }, response)
  return heads
}

describe('without an API', () => {
  it.each(['/', '/studio/'])('a page that is asked for leads back to the login of the site at %s', (base) => {
    expect(answered(base, 'text/html,*/*')).toEqual([[302, { Location: `${base}login?error=no_answer` }]])
  })

  it('a call is left to fail', () => {
    expect(answered('/', 'application/json')).toEqual([])
  })
})
