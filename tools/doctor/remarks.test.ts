import { beforeEach, describe, expect, it } from 'vitest'
import { apiBaseOf } from './addresses'
import { isWebPage } from './ask'
import { failure } from './effects'
import { run } from './main'
import { reading } from './reading'
import { ofWebPages } from './remarks'
import { proxiedBackend } from './testBed'
import type { Spoil } from './testProxy'

/** What a report says beside its calls. */
const SITE = 'https://studio.example'
const EMAIL = 'noor@overprint.example'
const ACCOUNT = ['--email', EMAIL, '--admin', '--password', 'Overprint-2026!']

const bed = proxiedBackend()

let said = ''
beforeEach(() => {
  said = ''
})
const doctor = (args: string[] = [], env?: Record<string, string>, base = bed.origin) =>
  run(['--base', base, '--site', SITE, ...args], (text) => (said = text), env)

const page = { status: 200, type: 'text/html', body: '<!doctype html><h1>Studio</h1>' }
const site: Spoil = (_path, method) => (method === 'OPTIONS' ? { status: 404 } : page)

describe('web pages where JSON is expected', () => {
  it.each([
    [{ type: 'text/html', text: '' }, true],
    [{ type: 'application/json', text: '\n<html>' }, true],
    [{ type: 'application/json', text: '{"title":"<b>"}' }, false],
    [{ type: '', text: '' }, false],
  ])('%j: %s', (answer, is) => expect(isWebPage(answer)).toBe(is))

  it.each([
    ['a visitor', []],
    ['an account', ACCOUNT],
  ])('from all that answers are told first, and are shown to nobody: %s', async (_name, account) => {
    bed.spoil = site
    expect(await doctor(account)).toBe(1)
    expect(said.split('\n')[0]).toBe(
      `${bed.origin} answers web pages, not an API: is this the address of the site?`,
    )
    expect(said).toMatch(/200 instead of 401/)
    expect(said).not.toContain('shows it to whoever asks')
  })

  it('are what the app cannot read, as is said of each', async () => {
    bed.spoil = (path) => (path.includes('/cart') ? page : null)
    await doctor()
    expect(said).toContain(`200 instead of 401\n         the app: ${failure('getCart')}`)
    await expect(reading('getCart', { ...page, text: page.body })).rejects.toThrow()
  })

  it('from a few calls are counted', async () => {
    bed.spoil = (path, method) => (method === 'GET' && path.includes('/cart') ? page : null)
    expect(await doctor(ACCOUNT)).toBe(1)
    expect(said.split('\n')[0]).toMatch(/ answers 1 of \d+ calls with a web page instead of JSON: /)
  })

  it('of a redirect to another origin are nobody’s answer', async () => {
    bed.spoil = (_path, method) =>
      method === 'OPTIONS' ? null : { ...page, status: 301, headers: { location: `${SITE}/` } }
    await doctor()
    expect(said).not.toContain('web page')
    expect(ofWebPages([], bed.origin)).toEqual([])
  })
})

describe('where nobody is signed in', () => {
  const last = () => said.split('\n').at(-1)

  it('the report ends with what was not judged', async () => {
    expect(await doctor()).toBe(0)
    expect(last()).toBe(
      'Only what visitors may ask was judged, since no account was given (--email, or DOCTOR_TOKEN): what 10 operations answer to somebody who is signed in was not.',
    )
    await doctor(['--extensions', 'thread,submissions'])
    expect(last()).toContain('what 12 operations answer')
    await doctor(['--json'])
    expect(JSON.parse(said).remarks).toEqual([expect.stringMatching(/^Only what visitors may ask/)])
  })

  it('since signing in failed, it says so', async () => {
    expect(await doctor(['--email', EMAIL, '--password', 'wrong'])).toBe(1)
    expect(last()).toMatch(/^Only what visitors may ask was judged, since signing in failed: /)
  })

  it('nothing of it is said where somebody is', async () => {
    expect(await doctor(ACCOUNT)).toBe(0)
    expect(said).not.toContain('visitors')
    expect(await doctor([], { DOCTOR_PASSWORD: 'unused', DOCTOR_TOKEN: 'nobodys' })).not.toBe(2)
  })

  it.each<[args: string[], env: Record<string, string>]>([
    [[], { DOCTOR_PASSWORD: 'Overprint-2026!' }],
    [['--admin', '--password', 'Overprint-2026!'], {}],
  ])('a password alone is a slip: %j, %j', async (args, env) => {
    expect(await doctor(args, env)).toBe(2)
    expect(said).toBe('A password (DOCTOR_PASSWORD or --password) signs nobody in without --email.')
    expect(bed.asked).toEqual([])
  })
})

describe('an address that ends in /api/v1', () => {
  it.each([
    ['https://api.example', 'https://api.example', false],
    ['https://api.example/', 'https://api.example', false],
    ['https://api.example/api/v1', 'https://api.example', true],
    [' https://api.example/b/api/v1/', 'https://api.example/b', true],
    ['HTTPS://API.EXAMPLE/API/V1', 'HTTPS://API.EXAMPLE', true],
    ['', '', false],
  ])('%j is %j', (given, base, versioned) => expect(apiBaseOf(given)).toEqual({ base, versioned }))

  it('is understood, and told of, since config.js wants another', async () => {
    expect(await doctor(ACCOUNT, {}, `${bed.origin}/api/v1/`)).toBe(0)
    expect(said.split('\n')[0]).toBe(
      `apiBase in config.js is without /api/v1, which the app adds: ${bed.origin}`,
    )
    await doctor(ACCOUNT)
    expect(said).not.toContain('apiBase')
  })
})

it('the help says how JSON is had alone', async () => {
  await doctor(['--help'])
  expect(said).toContain('npm run -s doctor -- --json')
})
