import { expect, it } from 'vitest'
import { banner } from './banner'
import { HELP, OptionError, readOptions } from './options'

it('stands on localhost:4000 with the real time and a typical studio', () => {
  expect(readOptions([])).toEqual({
    port: 4000,
    host: 'localhost',
    scenario: { clock: 'now', latency: 0, seed: 'typical' },
    persist: null,
    tokenTtlSeconds: null,
  })
})

it('reads every option that its help names', () => {
  const line =
    '--port 4100 --host 0.0.0.0 --latency 250 --seed huge --clock 2026-03-04T17:00:00Z --persist data.json --token-ttl 60'
  expect(readOptions(line.split(' '))).toEqual({
    port: 4100,
    host: '0.0.0.0',
    scenario: { clock: '2026-03-04T17:00:00Z', latency: 250, seed: 'huge' },
    persist: 'data.json',
    tokenTtlSeconds: 60,
  })
  for (const [name] of line.matchAll(/--[a-z-]+/g)) expect(HELP).toContain(name)
  expect(readOptions(['--help'])).toBeNull()
  expect(HELP).toContain('  POST /__mock/release ')
  // Whoever finds these beside the data.
  for (const file of ['FILE.assets', 'FILE.lock']) expect(HELP).toContain(file)
})

it.each([
  ['--port x', /--port is a whole number, not "x"/],
  ['--port 70000', /at most 65535/],
  ['--seed tiny', /seed is one of typical, empty, huge/],
  ['--clock noon', /clock is 'now' or a moment/],
  ['--clock 2026-02-30T00:00:00Z', /clock is 'now' or a moment from 1970 to 2099/],
  ['--clock 2100-06-01', /clock is 'now' or a moment from 1970 to 2099/],
  ['--latency 3000000000', /^A scenario's latency is at most 600000 milliseconds \(10 minutes\)\.$/],
  ['--token-ttl 0', /^--token-ttl is 1 to 900 seconds\.$/],
  ['--token-ttl 99999999999', /^--token-ttl is 1 to 900 seconds\.$/],
  ['--host ', /^--host is empty\.$/],
  ['--persist ', /^--persist is empty\.$/],
  ['--speed 3', /speed/],
  ['--nope', /^Unknown option '--nope'\.$/],
  ['nope', /^Unexpected argument 'nope'\.$/],
])('says what is wrong with %s', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(OptionError)
  expect(() => readOptions(line.split(' '))).toThrow(message)
})

it('greets with address, accounts and sentinels', () => {
  const text = banner('http://localhost:4000', null)
  for (const part of [
    'http://localhost:4000/api/v1',
    'maya@harborcafe.example',
    'Harbor-2026!',
    'fail E11000',
    'Steer it under http://localhost:4000/__mock/, which lists its commands.',
  ])
    expect(text).toContain(part)
})
