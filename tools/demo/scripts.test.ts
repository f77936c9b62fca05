import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { GO_SCRIPT } from './scripts'

/** Where the page at an address stands after the script has run; null where it stays. */
function goneTo(href: string): string | null {
  const gone: URL[] = []
  const history = { replaceState: (_state: unknown, _title: string, to: URL) => gone.push(to) }
  const document = { querySelectorAll: () => [] }
  runInNewContext(GO_SCRIPT, { document, history, location: new URL(href), URL })
  return gone.at(-1)?.href ?? null
}

describe('the page of the demo', () => {
  it('goes on to the address that was asked for', () => {
    expect(goneTo('https://host.example/a/b/?go=work%3Ftech%3DReact%23top')).toBe(
      'https://host.example/a/b/work?tech=React#top',
    )
    expect(goneTo('https://host.example/a/b/?go=..%2Felsewhere')).toBeNull()
    expect(goneTo('https://host.example/a/b/?scenario=client')).toBeNull()
  })

  it('opened as a file stands at the top, where the router knows it', () => {
    expect(goneTo('https://host.example/a/b/index.html')).toBe('https://host.example/a/b/')
    expect(goneTo('https://host.example/index.html?scenario=client,seed:huge#main')).toBe(
      'https://host.example/?scenario=client,seed:huge#main',
    )
    expect(goneTo('https://host.example/a/b/index.html?go=about')).toBe('https://host.example/a/b/about')
    expect(goneTo('https://host.example//evil.example/index.html')).toBeNull()
    expect(goneTo('https://host.example/a/b/my-index.html')).toBeNull()
  })
})
