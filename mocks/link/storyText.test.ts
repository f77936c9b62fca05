import { expect, it } from 'vitest'
import { scenarioOf } from '../scenario'
import { USUAL } from '../worker/opening'
import { printStory } from './storyText'

it('says of the offline app as it starts nothing, so that its latency slows no story down', () => {
  expect(USUAL.latency).toBeGreaterThan(0)
  expect(printStory(USUAL, USUAL)).toBe('parameters: {}')
  expect(printStory(scenarioOf(USUAL, { role: 'client' }), USUAL)).toBe(
    "parameters: { scenario: { role: 'client' } }",
  )
})

it('says what was set: a latency, a moment, an outcome', () => {
  const set = scenarioOf(USUAL, {
    role: 'client',
    latency: 800,
    clock: '2026-11-28T09:00:00.000Z',
    outcomes: { approveWork: [409, 'ok'] },
  })
  expect(printStory(set, USUAL)).toBe(
    "parameters: { scenario: { role: 'client', clock: '2026-11-28T09:00:00.000Z', latency: 800, outcomes: { approveWork: [409, 'ok'] } } }",
  )
})

it('leaves out what is so in every story, also where something else is usual', () => {
  expect(printStory(scenarioOf(USUAL, { latency: 0 }), USUAL)).toBe('parameters: {}')
})
