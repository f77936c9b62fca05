import { describe, expect, it } from 'vitest'
import { userProjects } from './projects'
import { answering, failureOf, openApi } from './testApi'

describe('userProjects', () => {
  it("are the client's own", async () => {
    const { api, ask, userId, paths } = await openApi('client')
    const list = await ask(userProjects(api, userId))
    expect(paths('listUserProjects')).toEqual([`/work/user/${userId}`])
    expect(list.length).toBeGreaterThan(0)
    expect(Object.keys(list[0] ?? {})).toEqual(['_id', 'title', 'description', 'imageOrVideo'])
  })

  it("refuses another person's", async () => {
    const { api, ask } = await openApi('client')
    const error = await failureOf(ask(userProjects(api, 'user_2')))
    expect(error).toMatchObject({ kind: 'http', status: 403 })
  })

  it('escapes the id', async () => {
    const { api, ask, paths } = await openApi('client')
    await failureOf(ask(userProjects(api, 'a/b?c')))
    expect(paths('listUserProjects')).toEqual(['/work/user/a%2Fb%3Fc'])
  })

  it('reads odd records', async () => {
    const { api, ask } = answering({
      projects: [
        { id: 3, title: 2026, imageOrVideo: { url: '/media/film.mp4' } },
        { _id: 'a', title: null, description: 7, imageOrVideo: null },
        null,
      ],
    })
    expect(await ask(userProjects(api, 'user_1'))).toEqual([
      { _id: '3', title: '2026', description: '', imageOrVideo: '/media/film.mp4' },
      { _id: 'a', title: 'Untitled project', description: '7', imageOrVideo: '' },
    ])
  })
})
