import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContract } from './contract.mjs'

const text = readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8')
const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length

describe('openapi.yaml', () => {
  it('is read as it is', () => {
    const { document, mistakes } = readContract(text)
    expect(mistakes).toEqual([])
    expect(document).toHaveProperty('paths')
  })

  it('says at which line a $ref leads nowhere, each of them', () => {
    const [first = ''] = /\$ref: ['"][^'"]+['"]/.exec(text) ?? []
    const spoiled = text.replace(first, "$ref: '#/components/schemas/Nope'")
    expect(readContract(spoiled).mistakes).toEqual([
      `openapi.yaml:${lineOf(first)}: $ref '#/components/schemas/Nope' leads nowhere.`,
    ])
    const two =
      "paths:\n  a: [{ $ref: '#/paths' }, { $ref: '#/b' }] # $ref: '#/c'\n  d: { $ref: other.yaml }\n"
    expect(readContract(two).mistakes).toEqual([
      "openapi.yaml:2: $ref '#/b' leads nowhere.",
      "openapi.yaml:3: $ref 'other.yaml' leads nowhere.",
    ])
  })

  it('tells a $ref from words, whatever its text looks like', () => {
    const mistakesIn = (...lines: string[]) => readContract(['paths:', ...lines, ''].join('\n')).mistakes
    const dead = (line: number) => [`openapi.yaml:${line}: $ref '#/x' leads nowhere.`]
    expect(mistakesIn(`  a: { description: "Write $ref: '#/x'" }`)).toEqual([])
    expect(mistakesIn('  a: |', "    $ref: '#/x'")).toEqual([])
    expect(mistakesIn('  a:', '    $ref:', "      '#/x'")).toEqual(dead(3))
    expect(mistakesIn("  a: { title: 'No #', $ref: '#/x' }")).toEqual(dead(2))
    expect(mistakesIn('  a: [$ref: "#/x"]')).toEqual(dead(2))
    expect(mistakesIn('  a: { "$ref":"#/x" }')).toEqual(dead(2))
    expect(mistakesIn('  a:', '    - $ref: >-', '        #/x', '      b: $ref')).toEqual(dead(3))
    expect(mistakesIn('  a:', '    $ref:', '    b: 1')).toEqual(["openapi.yaml:3: $ref '' leads nowhere."])
    expect(mistakesIn('  a:', '    properties:', '      $ref: { type: string }')).toEqual([])
  })

  it('says at which line it is no YAML, and when it is no contract', () => {
    expect(readContract('paths:\n  a: 1\n  a: 2\n').mistakes).toEqual([
      'openapi.yaml:3: duplicated mapping key.',
    ])
    for (const none of ['', '- 1', 'paths:'])
      expect(readContract(none).mistakes).toEqual([
        'openapi.yaml:1: is no OpenAPI document: it has no paths.',
      ])
  })
})
