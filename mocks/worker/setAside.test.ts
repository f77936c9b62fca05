import { expect, it } from 'vitest'
import { form, image } from '../contract/testing/samples'
import { scenarioOf } from '../scenario'
import { ask, NEW_PRODUCT, quietBackstage } from '../testing/ask'
import { memoryDatabase } from '../testing/memoryDatabase'
import { createTurns } from '../turns'
import { USUAL } from './opening'
import { bringBack, isSomethingAside, setAside } from './setAside'
import { createSharedAssets } from './sharedAssets'
import { createSharedStore, savedTables, TABLES } from './sharedStore'

const LEFT = { state: 'noor,seed:typical,clock:now,latency:800', person: { app_user: 'Noor' } }

/** A browser in which the demo runs. */
function browser() {
  const databases = { tables: memoryDatabase(), files: memoryDatabase(), lock: createTurns() }
  const visit = (scenario = {}) =>
    quietBackstage({
      scenario: scenarioOf(USUAL, scenario),
      store: createSharedStore(databases.tables, databases.lock),
      assets: createSharedAssets(databases.files),
    })
  /** Opens a link whose data are made anew; says whether it set something aside. */
  const openLink = async (scenario = {}) => {
    const isNew = await setAside(databases, LEFT)
    const backstage = visit(scenario)
    await backstage.reset()
    return { backstage, isNew }
  }
  return { databases, visit, openLink }
}

type Visit = ReturnType<ReturnType<typeof browser>['visit']>

async function edit(backstage: Visit): Promise<void> {
  const { accessToken: token } = await backstage.signIn('admin')
  await ask(backstage, '/products', { token, json: NEW_PRODUCT })
  await ask(backstage, '/uploads', { token, form: form(image()) })
}

async function slugs(backstage: Visit): Promise<string[]> {
  const { accessToken: token } = await backstage.signIn('admin')
  const { products } = (await (await ask(backstage, '/products', { token })).json()) as {
    products: { slug: string }[]
  }
  return products.map(({ slug }) => slug)
}

it('what was changed by hand comes back after a link, with files, state and person', async () => {
  const { databases, visit, openLink } = browser()
  await edit(visit())
  const { backstage, isNew } = await openLink({ seed: 'empty', clock: '2026-11-28T09:00:00.000Z' })
  expect(isNew).toBe(true)
  expect(await slugs(backstage)).not.toContain(NEW_PRODUCT.slug)
  expect(await databases.files.keys()).toEqual([])

  expect(await bringBack(databases, backstage)).toMatchObject(LEFT)
  expect(backstage.scenario()).toMatchObject({ seed: 'typical', clock: 'now', latency: 800 })
  expect(await slugs(visit())).toContain(NEW_PRODUCT.slug)
  expect(await createSharedAssets(databases.files).get('asset_1')).toMatchObject({ type: 'image/png' })
  expect(await isSomethingAside(databases.tables)).toBe(false)
  expect(await bringBack(databases, backstage)).toBeNull()
})

it('who only looked around, signed in or out has nothing set aside', async () => {
  const { databases, visit, openLink } = browser()
  expect((await openLink()).isNew).toBe(false)
  const looking = visit()
  const { accessToken: token } = await looking.signIn('admin')
  await slugs(looking)
  await ask(looking, '/auth/logout', { token, method: 'POST' })
  expect((await openLink()).isNew).toBe(false)
  expect(await isSomethingAside(databases.tables)).toBe(false)
})

it('a second link leaves what the first one set aside', async () => {
  const { databases, visit, openLink } = browser()
  await edit(visit())
  await openLink()
  const { backstage, isNew } = await openLink({ seed: 'empty' })
  expect(isNew).toBe(false)
  await bringBack(databases, backstage)
  expect(await slugs(visit())).toContain(NEW_PRODUCT.slug)
})

it('so does one that comes after somebody changed what the first one brought, until it is brought back', async () => {
  const { databases, visit, openLink } = browser()
  await edit(visit())
  const { backstage: brought } = await openLink({ seed: 'empty' })
  await edit(brought)
  const { backstage, isNew } = await openLink({ seed: 'empty', clock: '2026-11-28T09:00:00.000Z' })
  expect(isNew).toBe(false)
  expect(await bringBack(databases, backstage)).toMatchObject(LEFT)
  expect(await slugs(visit())).toContain('logo-sprint')
  expect((await openLink()).isNew).toBe(true)
})

it('what another version left is neither set aside nor brought back', async () => {
  const { databases, visit, openLink } = browser()
  await edit(visit())
  const saved = await savedTables(databases.tables)
  await databases.tables.set(TABLES, { ...saved, version: -1 })
  expect((await openLink()).isNew).toBe(false)
  await databases.tables.set('aside', { ...LEFT, saved: { ...saved, version: -1 }, files: [] })
  expect(await isSomethingAside(databases.tables)).toBe(false)
})

it('of tables from before anybody counted it is taken that they were changed', async () => {
  const { databases, visit, openLink } = browser()
  await slugs(visit())
  const { made: _, ...saved } = (await savedTables(databases.tables)) ?? {}
  await databases.tables.set(TABLES, saved)
  expect((await openLink()).isNew).toBe(true)
})
