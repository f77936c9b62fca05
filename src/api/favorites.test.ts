import { describe, expect, it } from 'vitest'
import { favorites, removeFavorite, saveFavorite } from './favorites'
import { failureOf, openApi } from './testApi'

describe('favorites', () => {
  it('are saved once, and removed', async () => {
    const { api, ask, run, bodies } = await openApi('client')
    const cups = { source: 'project', sourceId: 'harbor-cafe-cups', title: 'Harbor Café cups' } as const
    const _id = (await run(saveFavorite(api), cups))?._id ?? ''
    expect(bodies('saveFavorite')).toEqual([cups])
    expect(await run(saveFavorite(api), cups)).toMatchObject({ _id })
    expect((await ask(favorites(api))).at(-1)).toMatchObject({ _id, source: 'project' })
    await run(removeFavorite(api), { id: _id })
    expect((await ask(favorites(api))).some((item) => item._id === _id)).toBe(false)
    expect(await failureOf(run(removeFavorite(api), { id: _id }))).toMatchObject({ status: 404 })
  })
})
