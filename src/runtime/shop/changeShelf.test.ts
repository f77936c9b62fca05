import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApiClient } from '@/api/client'
import { createToasts } from '../toasts'
import { changeShelf } from './changeShelf'
import { shelfOf } from './shelves'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A page that shows what is saved, whose first list never comes; what is put there is answered all in one task. */
function openShelf() {
  const kept: unknown[] = []
  const waiting: (() => void)[] = []
  const asked = vi.fn()
  const api = createApiClient('https://api.example/api/v1', async (request) => {
    if (request.method === 'GET') {
      asked()
      return asked.mock.calls.length === 1 ? new Promise(() => {}) : json(kept)
    }
    const thing = (await request.json()) as { sourceId: string }
    await new Promise<void>((done) => waiting.push(done))
    const item = { ...thing, _id: `kept ${thing.sourceId}` }
    kept.push(item)
    return json({ item }, 201)
  })
  const client = new QueryClient()
  const page = new QueryObserver(client, shelfOf(api, 'saved'))
  onTestFinished(page.subscribe(() => {}))
  const access = { api, client, toasts: createToasts() }
  return {
    asked,
    waiting,
    shown: () => page.getCurrentResult().data?.map(({ sourceId }) => sourceId),
    put(sourceId: string) {
      const thing = { source: 'portfolio', sourceId, title: sourceId } as const
      changeShelf(access, { shelf: 'saved', thing, put: true })
    },
    answer() {
      for (const done of waiting.splice(0)) done()
    },
  }
}

describe('a change that is done', () => {
  it.each(['', '{', '{}'])(
    'is said to be done where the answer is %j; its list tells the rest',
    async (body) => {
      const kept: unknown[] = []
      const api = createApiClient('https://api.example/api/v1', async (request) => {
        if (request.method === 'GET') return json(kept)
        kept.push({ ...((await request.json()) as object), _id: 'kept' })
        return new Response(body, { status: 201 })
      })
      const client = new QueryClient()
      const page = new QueryObserver(client, shelfOf(api, 'saved'))
      onTestFinished(page.subscribe(() => {}))
      const toasts = createToasts()
      const thing = { source: 'portfolio', sourceId: 'a', title: 'A' } as const
      changeShelf({ api, client, toasts }, { shelf: 'saved', thing, put: true })
      await vi.waitFor(() => expect(page.getCurrentResult().data?.map(({ _id }) => _id)).toEqual(['kept']))
      const [toast] = toasts.store.getState().items
      expect(toast).toMatchObject({ text: 'Saved A.', tone: 'success' })
      // Its id is not known yet.
      expect(toast).not.toHaveProperty('action')
    },
  )

  it('and named nothing is taken back by what the list says, where that is asked for at once', async () => {
    const kept: { _id: string }[] = []
    const api = createApiClient('https://api.example/api/v1', async (request) => {
      if (request.method === 'GET') return json(kept)
      if (request.method === 'POST') kept.push({ ...((await request.json()) as object), _id: 'kept' })
      else kept.splice(0, request.url.endsWith('/favorites/kept') ? 1 : 0)
      return new Response('', { status: 201 })
    })
    const client = new QueryClient()
    const page = new QueryObserver(client, shelfOf(api, 'saved'))
    onTestFinished(page.subscribe(() => {}))
    await vi.waitFor(() => expect(page.getCurrentResult().data).toEqual([]))
    const toasts = createToasts()
    const thing = { source: 'portfolio', sourceId: 'a', title: 'A' } as const
    for (const put of [true, false]) changeShelf({ api, client, toasts }, { shelf: 'saved', thing, put })
    await vi.waitFor(() => expect(toasts.store.getState().items.at(-1)?.text).toBe('A is no longer saved.'))
    expect(kept).toEqual([])
    expect(page.getCurrentResult().data).toEqual([])
  })
})

describe('several changes of a shelf whose list had not come', () => {
  it.each([[['a']], [['a', 'b']], [['a', 'b', 'c']]])(
    '%j, answered in the same task, ask for it once',
    async (ids) => {
      const { asked, waiting, shown, put, answer } = openShelf()
      for (const id of ids) put(id)
      await vi.waitFor(() => expect(waiting).toHaveLength(ids.length))
      expect(asked).toHaveBeenCalledOnce()
      answer()
      await vi.waitFor(() => expect(shown()).toEqual(ids))
      expect(asked).toHaveBeenCalledTimes(2)
    },
  )
})
