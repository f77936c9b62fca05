import { expect, it } from 'vitest'
import { readHostSettings } from './hostSettings.ts'

it('takes the settings as the app does, and of the sources of media their origins', () => {
  const config = { apiBase: ' https://api.example/v2// ', mediaSources: [' https://media.example/ ', 7] }
  expect(readHostSettings(config, undefined)).toMatchObject({
    apiBase: 'https://api.example/v2',
    mediaSources: ['https://media.example'],
  })
})

it.each([undefined, null, 'https://api.example', 7, []])(
  'takes the usual ones of no object: %j',
  (config) => {
    expect(readHostSettings(config, undefined)).toEqual(readHostSettings({}, undefined))
    expect(readHostSettings(config, undefined).mediaSources).toEqual(['https:'])
  },
)
