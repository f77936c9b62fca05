import { expect, test } from 'vitest'
import { settle } from './intents'

/** A server that is asked by hand: each call waits until it is answered. */
function slowServer(first: boolean) {
  let wanted = first
  const calls: boolean[] = []
  const open: { resolve: () => void; reject: (error: Error) => void }[] = []
  return {
    calls,
    want: (active: boolean) => {
      wanted = active
    },
    result: settle({
      read: () => wanted,
      send: (active) => {
        calls.push(active)
        return new Promise<void>((resolve, reject) => open.push({ resolve, reject }))
      },
    }),
    async answer(error?: Error) {
      const call = open.shift()
      if (error) call?.reject(error)
      else call?.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('one intention is one call', async () => {
  const server = slowServer(false)
  await server.answer()
  expect(await server.result).toBe(false)
  expect(server.calls).toEqual([false])
})

test('a second intention waits for the first call, and wins', async () => {
  const server = slowServer(false)
  server.want(true)
  expect(server.calls).toEqual([false])
  await server.answer()
  await server.answer()
  expect(await server.result).toBe(true)
  expect(server.calls).toEqual([false, true])
})

test('there and back while a call is under way sends nothing more', async () => {
  const server = slowServer(false)
  server.want(true)
  server.want(false)
  await server.answer()
  expect(await server.result).toBe(false)
  expect(server.calls).toEqual([false])
})

test('a failure is told when nothing newer is wanted', async () => {
  const server = slowServer(false)
  const told = expect(server.result).rejects.toThrow('Refused')
  await server.answer(new Error('Refused'))
  await told
})

test('after a failure the newer intention is sent: nobody knows what the failed call did', async () => {
  const server = slowServer(false)
  server.want(true)
  await server.answer(new Error('Lost'))
  await server.answer()
  expect(await server.result).toBe(true)
  expect(server.calls).toEqual([false, true])
})
