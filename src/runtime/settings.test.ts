import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const endpoint = (errorEndpoint: unknown) => readSettings({ errorEndpoint }, undefined).errorEndpoint

describe('the address of crash reports', () => {
  it.each([
    'https://errors.example/collect/',
    'https://errors.example/in?next=/',
    '//errors.example/',
    '/crashes/',
    'https://errors.example',
  ])('is kept as written: %s', (address) => {
    expect(endpoint(address)).toBe(address)
    expect(endpoint(` ${address} `)).toBe(address)
  })

  it.each([undefined, null, 7, '', '  ', '/', 'https://', 'https:/errors.example', 'ftp://errors.example/'])(
    'is none where nothing can be sent: %j',
    (address) => expect(endpoint(address)).toBe(''),
  )
})

describe('settings that are no object', () => {
  it.each([undefined, null, 'https://api.example', 7, []])('are the usual ones: %j', (config) => {
    expect(readSettings(config, undefined)).toEqual(readSettings({}, undefined))
  })
})

describe('the base of the API', () => {
  it('may have letters outside of ASCII, however often it is read', () => {
    const apiBase = 'https://büro.example:8443'
    // Compiled code judges as the first call does: engines compile what is called often.
    const read = Array.from({ length: 20_000 }, () => readSettings({ apiBase }, undefined).apiBase)
    expect(new Set(read)).toEqual(new Set([apiBase]))
  })

  it('loses the slash at its end, since a path is put behind it', () => {
    expect(readSettings({ apiBase: ' https://api.example/v2// ' }, undefined).apiBase).toBe(
      'https://api.example/v2',
    )
  })
})
