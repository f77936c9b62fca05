import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { leanClient } from './leanClient'

const folder = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons')
const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

interface Icon {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

const transform = leanClient().transform as unknown as (code: string, id: string) => { code: string }
const lean = (text: string) => transform(text, '/repo/node_modules/lucide-react/dist/esm/icons/x.mjs').code

const realm = createContext({})

/** What an icon's file gives to createLucideIcon, run without its imports and exports; in a function, for one is called Infinity. */
function given(text: string): Icon {
  const body = text.replace(/^(?:import|export) .*$/gm, '')
  const json = runInContext(
    `(() => { let given; const createLucideIcon = (icon) => (given = icon)\n${body}\nreturn JSON.stringify(given) })()`,
    realm,
  )
  return JSON.parse(json)
}

/** The same without the keys, which no markup has. */
const withoutKeys = ({ name, node }: Icon): Icon => ({
  name,
  node: node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]),
})

describe("an icon's file", () => {
  it.each([
    ['one line', 'check.mjs', /node: \[\[.*key: /],
    ['several lines', 'activity.mjs', /^ +key: /m],
    ['former names', 'alarm-clock-check.mjs', /^ {2}aliases: /m],
  ])('of %s keeps its name and its lines alone', (_kind, name, sign) => {
    const text = textOf(name)
    expect(text).toMatch(sign)
    expect(given(lean(text))).toEqual(withoutKeys(given(text)))
    expect(lean(text)).not.toMatch(/\bkey:|\bsize:|aliases|__iconData\.node;/)
  })

  it('may list its former names on several lines', () => {
    const text = textOf('alarm-clock-check.mjs')
    const parted = text.replace('["alarm-check"]', '[\n    "alarm-check",\n    "alarm-tick"\n  ]')
    const first = parted
      .replace(/,\n( {2}aliases: \[[^\]]*\])/, '')
      .replace('  size: 24', '  aliases: [\n    "a"\n  ]')
    expect(parted).not.toBe(text)
    for (const one of [parted, first]) expect(given(lean(one))).toEqual(withoutKeys(given(text)))
  })

  it('is read so whichever it is', () => {
    expect(names.length).toBeGreaterThan(1000)
    const icons = names.map(textOf).filter((text) => text.includes('const __iconData'))
    expect(icons.length).toBeGreaterThan(1000)
    const wrong = icons.filter(
      (text) => JSON.stringify(given(lean(text))) !== JSON.stringify(withoutKeys(given(text))),
    )
    expect(wrong).toEqual([])
  })
})
