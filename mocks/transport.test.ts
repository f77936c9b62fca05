import { expect, it } from 'vitest'
import type { UploadProgress } from '@/lib/transport'
import { form, image } from './contract/testing/samples'
import { ask, quietBackstage, requestTo } from './testing/ask'

const upload = (token: string, signal?: AbortSignal) =>
  requestTo('/uploads', { token, form: form(image()), ...(signal ? { signal } : {}) })

it('rejects what breaks the contract, and collects it', async () => {
  const backstage = quietBackstage()
  await expect(ask(backstage, '/products?limit=none')).rejects.toMatchObject({ field: '/query/limit' })
  await expect(ask(backstage, '/nope')).rejects.toMatchObject({ name: 'ContractBreach', field: '/path' })
  await expect(ask(backstage, '/cart', { method: 'DELETE' })).rejects.toMatchObject({ field: '/method' })
  const login = { email: 'maya@harborcafe.example', password: 'Harbor-2026!' }
  await expect(ask(backstage, '/auth/login', { json: login, token: 'any' })).rejects.toMatchObject({
    field: '/headers/authorization',
  })
  expect(backstage.breaches.list()).toHaveLength(4)
})

it('takes a call of an extension that the backend lacks for a mistake, and knows the others', async () => {
  const backstage = quietBackstage({ scenario: { without: ['thread'] } })
  const { accessToken: token } = backstage.sessionFor('client')
  await expect(ask(backstage, '/conversations/conversation_1/messages', { token })).rejects.toThrow(
    'asks for the extension thread, which this backend lacks',
  )
  expect((await ask(backstage, '/work/work_1/submissions', { token })).status).toBe(200)
  expect(backstage.breaches.list()).toHaveLength(1)
  await backstage.setScenario({ without: [] })
  expect((await ask(backstage, '/conversations/conversation_1/messages', { token })).status).toBe(200)
})

it('reports an upload in growing steps up to all of it', async () => {
  const backstage = quietBackstage({ scenario: { latency: 50 } })
  const steps: UploadProgress[] = []
  const { accessToken } = backstage.sessionFor('admin')
  const response = await backstage.transport(upload(accessToken), {
    onUploadProgress: (progress) => steps.push(progress),
  })
  expect(response.status).toBe(201)
  const loaded = steps.map((step) => step.loaded)
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b))
  expect(new Set(steps.map(({ total }) => total)).size).toBe(1)
  expect(steps.at(-1)?.loaded).toBe(steps[0]?.total)
})

it('reports nothing more once the upload is given up, and never all of a held one', async () => {
  const backstage = quietBackstage({ scenario: { outcomes: { uploadFiles: 'hold' }, latency: 10 } })
  const controller = new AbortController()
  const steps: UploadProgress[] = []
  const sent = backstage.transport(upload(backstage.sessionFor('admin').accessToken, controller.signal), {
    onUploadProgress: (progress) => steps.push(progress),
  })
  await backstage.calls.when(({ status }) => status === 'held')
  controller.abort()
  const seen = steps.length
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  await backstage.calls.when(({ status }) => status === 'aborted')
  expect(steps).toHaveLength(seen)
  expect(steps.every(({ loaded, total }) => loaded < total)).toBe(true)
})
