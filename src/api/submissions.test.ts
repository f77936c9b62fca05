import { describe, expect, it } from 'vitest'
import { submissions } from './submissions'
import { answering, failureOf, openApi } from './testApi'

const ROUND = { _id: 'a', title: 'Round 1', createdAt: '2026-03-01T12:00:00Z', assets: ['/1.png'] }
const READ = {
  _id: 'a',
  title: 'Round 1',
  description: '',
  assets: ['/1.png'],
  at: ROUND.createdAt,
  author: null,
  decision: null,
}

describe('submissions', () => {
  it('are the rounds of a work, newest first, with what was answered', async () => {
    const { api, ask, paths } = await openApi('client')
    const [two, one, ...more] = await ask(submissions(api, 'work_1'))
    expect(paths('listSubmissions')).toEqual(['/work/work_1/submissions'])
    expect(more).toEqual([])
    expect([two?.title, one?.title]).toEqual(['Round 2', 'Round 1'])
    expect(two?.decision).toBeNull()
    expect(one?.decision).toMatchObject({ verdict: 'changes_requested' })
    expect(one?.author).toMatchObject({ fullName: 'Noor Haddad', isAdmin: true })
    expect(two?.assets.length).toBeGreaterThan(0)
  })

  it.each([
    ['a whole one', ROUND, READ],
    [
      'another id and assets as objects',
      { ...ROUND, _id: null, id: 'a', assets: [{ url: '/1.png' }, {}, 7, ''] },
      READ,
    ],
    [
      'no title, no time',
      { _id: 'a', title: ' ', assets: null },
      { ...READ, title: 'Untitled round', assets: [], at: null },
    ],
    [
      'an author without a name',
      { ...ROUND, author: { id: 7 } },
      { ...READ, author: { id: '7', fullName: '', isAdmin: false } },
    ],
    [
      'a decision of an unknown kind',
      { ...ROUND, decision: { verdict: 'maybe', at: ROUND.createdAt } },
      READ,
    ],
    [
      'a decision with holes',
      { ...ROUND, decision: { verdict: 'approved', comment: null, requestedChanges: ['Wider', ' ', 3] } },
      { ...READ, decision: { verdict: 'approved', comment: '', requestedChanges: ['Wider', '3'], at: null } },
    ],
  ])('reads %s', async (_, raw, read) => {
    const { api, ask } = answering({ submissions: [raw, null, { title: 'no id' }] })
    expect(await ask(submissions(api, 'work_1'))).toEqual([read])
  })

  it('puts the newest first, and leaves what has no time where it stands', async () => {
    const at = (_id: string, createdAt?: string) => ({ ...ROUND, _id, createdAt })
    const { api, ask } = answering({
      submissions: [at('old', '2026-03-01T12:00:00Z'), at('new', '2026-03-02T12:00:00Z')],
    })
    expect((await ask(submissions(api, 'work_1'))).map(({ _id }) => _id)).toEqual(['new', 'old'])
  })

  it.each([{}, { submissions: null }, { submissions: {} }, 'null'])('are none in %j', async (body) => {
    const { api, ask } = answering(body)
    expect(await ask(submissions(api, 'work_1'))).toEqual([])
  })

  it("are refused for somebody else's work", async () => {
    const { api, ask } = await openApi('client')
    const failure = await failureOf(ask(submissions(api, 'work_999')))
    expect(failure).toMatchObject({ status: 404, serverMessage: 'Not found.' })
  })
})
