import { describe, expect, it } from 'vitest'
import { configIn } from '../host/deployment.ts'
import { readHostSettings } from '../host/hostSettings.ts'
import { settingsOf } from '../vite/policy.ts'
import { changedSettings, settingsScript } from './settings.mjs'

const API = 'http://localhost:4010'

describe('the settings of a site that is tested', () => {
  it('are what the app has where nothing is said, and name each', () => {
    const usual = readHostSettings({}, undefined)
    expect(settingsOf(settingsScript())).toEqual(usual)
    expect(Object.keys(configIn(settingsScript()) as object).sort()).toEqual(Object.keys(usual).sort())
  })

  it('lead to the API that is meant, or to the site itself, also in a build that has a base of its own', () => {
    expect(settingsOf(settingsScript({ apiBase: API }), 'https://built.example').apiBase).toBe(API)
    expect(settingsOf(settingsScript(), 'https://built.example').apiBase).toBe('')
  })

  it.each([
    "window.__APP_CONFIG__ = { apiBase: 'https://api.studio.example', extensions: ['shop'] } // ours",
    'window.__APP_CONFIG__ = { apiBase: "https://api.studio.example", extensions: null };',
    settingsScript({ apiBase: 'https://api.studio.example', extensions: ['thread'] }),
  ])('are changed however they were written: %j', (script) => {
    const changed = changedSettings(script, { apiBase: API, extensions: ['submissions'] })
    expect(settingsOf(changed)).toMatchObject({ apiBase: API, extensions: ['submissions'] })
    expect(settingsOf(changedSettings(script, { extensions: [] })).extensions).toEqual([])
  })
})
