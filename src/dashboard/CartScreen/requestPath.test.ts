import { expect, test } from 'vitest'
import { requestPath } from './requestPath'

const paramsOf = (items: Parameters<typeof requestPath>[0]) =>
  new URL(requestPath(items), 'https://overprint.example').searchParams
const item = (title: string, quantity = 1) => ({ title, quantity })

test('each thing in the cart is named by itself, with its pieces', () => {
  const params = paramsOf([item('Seed & packet, 2 colours', 3), item('Sign? 看板 #1')])
  expect(params.get('subject')).toBe('Project Quote')
  expect(params.getAll('project')).toEqual(['3 × Seed & packet, 2 colours', 'Sign? 看板 #1'])
})

test('of a cart that no address can hold, the rest is counted', () => {
  const items = Array.from({ length: 300 }, (_, index) => item(`Signage for café number ${index}`, 2))
  expect(requestPath(items).length).toBeLessThan(4100)
  const names = paramsOf(items).getAll('project')
  const last = names.pop()
  expect(names.length).toBeGreaterThan(30)
  expect(last).toBe(`and ${300 - names.length} more in my cart`)
})

test('half a character in a name breaks nothing', () => {
  expect(paramsOf([item('Pier \ud83d'), item('Map')]).getAll('project')).toEqual(['Pier \ufffd', 'Map'])
})
