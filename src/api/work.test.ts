import { describe, expect, it } from 'vitest'
import { answering, failureOf, openApi } from './testApi'
import {
  adminWorks,
  approveWork,
  completeWork,
  requestChanges,
  setWorkStatus,
  submitWork,
  worksToApprove,
} from './work'

describe('the lists of works', () => {
  it('are asked for by status', async () => {
    const client = await openApi('client')
    const awaiting = await client.ask(worksToApprove(client.api))
    expect(client.paths('listClientWorks')).toEqual(['/work/client/me?status=awaiting_approval'])
    expect(new Set(awaiting.map(({ status }) => status))).toEqual(new Set(['awaiting_approval']))

    const admin = await openApi('admin')
    const approved = await admin.ask(adminWorks(admin.api, 'approved'))
    expect(admin.paths('listAdminWorks')).toEqual(['/work/admin/me?status=approved'])
    expect(new Set(approved.map(({ status }) => status))).toEqual(new Set(['approved']))
  })

  it('read odd records', async () => {
    const { api, ask } = answering({
      works: [
        { id: 4, price: '125000', deadline: '2026-03-04T00:00:00.000Z' },
        { _id: 'a', title: 'Logo', status: 'awaiting_approval', price: null, deadline: null },
        { _id: 'b', title: 'Menu', status: null, price: 'a lot' },
        { title: 'no id' },
      ],
    })
    expect(await ask(worksToApprove(api))).toEqual([
      {
        _id: '4',
        title: 'Untitled work',
        status: 'awaiting_approval',
        price: 125000,
        deadline: '2026-03-04T00:00:00.000Z',
      },
      { _id: 'a', title: 'Logo', status: 'awaiting_approval', price: null, deadline: null },
      { _id: 'b', title: 'Menu', status: 'awaiting_approval', price: null, deadline: null },
    ])
  })

  it('offer a client nothing that was decided elsewhere, and nobody a status that is none', async () => {
    const works = ['approved', 'awaiting_approval', 'archived'].map((status) => ({ _id: status, status }))
    const { api, ask } = answering({ works })
    const ids = (read: { _id: string }[]) => read.map(({ _id }) => _id)
    expect(ids(await ask(worksToApprove(api)))).toEqual(['awaiting_approval'])
    // The queue sorts its works by what they say themselves.
    expect(ids(await ask(adminWorks(api, 'in_progress')))).toEqual(['approved', 'awaiting_approval'])
  })
})

describe('decisions of a client', () => {
  it('approve with an empty comment', async () => {
    const { api, run, bodies, paths } = await openApi('client')
    await run(approveWork(api), { id: 'work_1', comment: '' })
    expect(paths('approveWork')).toEqual(['/work/work_1/approve'])
    expect(bodies('approveWork')).toEqual([{ comment: '' }])
  })

  it('request changes, the deadline left out when there is none', async () => {
    const { api, run, bodies } = await openApi('client')
    const asked = { comment: 'Nearly.', requestedChanges: ['Thicker handle'] }
    await run(requestChanges(api), { id: 'work_1', ...asked, deadline: null })
    await run(requestChanges(api), { id: 'work_2', ...asked, deadline: '2026-03-12' })
    expect(bodies('requestChanges')).toEqual([asked, { ...asked, deadline: '2026-03-12' }])
  })

  it.each(['approveWork', 'requestChanges'] as const)('%s can be called off', async (operationId) => {
    const { api, run, backstage } = await openApi('client', { [operationId]: 'hold' })
    const stop = new AbortController()
    const decision = { id: 'work_1', comment: 'Nearly.', signal: stop.signal }
    const failing = failureOf(
      operationId === 'approveWork'
        ? run(approveWork(api), decision)
        : run(requestChanges(api), { ...decision, requestedChanges: [], deadline: null }),
    )
    await backstage.calls.when(({ status }) => status === 'held')
    stop.abort()
    expect(await failing).toMatchObject({ name: 'AbortError' })
    await backstage.calls.when(({ status }) => status === 'aborted')
  })

  it('are told when a work was decided already', async () => {
    const { api, run } = await openApi('client', { approveWork: 409 })
    expect(await failureOf(run(approveWork(api), { id: 'work_1', comment: '' }))).toMatchObject({
      status: 409,
      serverMessage: 'This work was already approved.',
    })
  })
})

describe('moves of an admin', () => {
  it('set a status and complete an approved work', async () => {
    const { api, ask, run, bodies } = await openApi('admin')
    const [started] = await ask(adminWorks(api, 'in_progress'))
    const [approved] = await ask(adminWorks(api, 'approved'))
    await run(setWorkStatus(api), { id: started?._id ?? '', status: 'draft' })
    await run(completeWork(api), { id: approved?._id ?? '' })
    expect(bodies('setWorkStatus')).toEqual([{ status: 'draft' }])
    expect(bodies('completeWork')).toEqual([undefined])
  })

  it('submit a round with the assets as they came', async () => {
    const { api, ask, run, bodies, paths } = await openApi('admin')
    const [work] = await ask(adminWorks(api, 'changes_requested'))
    const id = work?._id ?? ''
    const round = { title: 'Round 1', description: '', assets: ['/media/1', { url: '/media/2' }] }
    await run(submitWork(api), { id, ...round })
    expect(paths('submitWork')).toEqual([`/work/${id}/submissions`])
    expect(bodies('submitWork')).toEqual([round])
  })
})
