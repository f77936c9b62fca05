import { blockedStorage, fullStorage } from '@mocks/ports/deniedStorage'
import { createStorageArea } from '@mocks/ports/memoryStorage'
import { describe, expect, test } from 'vitest'
import type { KeyValueStorage } from '@/lib/ports'
import { createBrowserStorage } from '../browser/storage'
import { createDraftWorld, type DraftTab, person, SIGNED_IN, SIGNED_OUT } from './testDrafts'

const DAY = 86_400_000
const write = (tab: ReturnType<ReturnType<typeof createDraftWorld>['openTab']>, name: string, text: string) =>
  tab.box.write(name, { text })

describe('what was written', () => {
  test('is there after a reload, a crash and a closed tab', () => {
    const world = createDraftWorld()
    write(world.openTab(SIGNED_OUT), 'contact', 'A label for a seed packet')
    const next = world.openTab(SIGNED_OUT)
    expect(next.text('contact')).toBe('A label for a seed packet')
    expect(next.box.store.getState().drafts.contact?.found).toBe(true)
  })

  test('survives a session that ended by itself, and waits for the same person', () => {
    const world = createDraftWorld()
    const tab = world.openTab(SIGNED_IN('maya'))
    write(tab, 'reply.1', 'Thursday works')
    tab.take({ type: 'signedOut', cause: 'expired' })
    expect(tab.text('reply.1')).toBeUndefined()
    tab.take({ type: 'signedIn', user: person('jonah') })
    expect(tab.text('reply.1')).toBeUndefined()
    tab.take({ type: 'signedIn', user: person('maya') })
    expect(tab.text('reply.1')).toBe('Thursday works')
  })

  test('goes with a logout, that of this person alone', () => {
    const world = createDraftWorld()
    const tab = world.openTab(SIGNED_OUT)
    write(tab, 'contact', 'As a visitor')
    tab.take({ type: 'signedIn', user: person('jonah') })
    write(tab, 'reply.1', 'As Jonah')
    tab.take({ type: 'signedIn', user: person('maya') })
    write(tab, 'reply.1', 'As Maya')
    tab.take({ type: 'signedOut', cause: 'logout' })
    expect(world.drafts()).toEqual(['app_draft:visitor:contact', 'app_draft:user.jonah:reply.1'])
    expect(tab.text('contact')).toBe('As a visitor')
  })

  test('is in no storage while nobody knows who it is, and theirs from then on', () => {
    const world = createDraftWorld()
    const tab = world.openTab()
    write(tab, 'contact', 'Too early')
    write(tab, 'reply.1', 'Sent at once')
    tab.box.drop('reply.1')
    expect(world.drafts()).toEqual([])
    expect(tab.box.store.getState().owner).toBeNull()
    tab.take({ type: 'signedIn', user: person('maya') })
    expect(world.drafts()).toEqual(['app_draft:user.maya:contact'])
    expect([tab.text('contact'), tab.text('reply.1')]).toEqual(['Too early', undefined])
  })

  test('before the app was there goes with whoever signs out in this tab, by their wish or not', () => {
    for (const cause of ['logout', 'expired'] as const) {
      const world = createDraftWorld(createStorageArea({ 'app_early:/contact': '[[null,"name","Maya"]]' }))
      const tab = world.openTab(SIGNED_IN('maya'))
      tab.take({ type: 'signedOut', cause })
      expect(world.area.entries()).toEqual({})
    }
  })

  test('grows old: a person’s in 30 days, a visitor’s in 7, and is swept for everybody', () => {
    const world = createDraftWorld()
    write(world.openTab(SIGNED_IN('maya')), 'reply.1', 'Thursday works')
    write(world.openTab(SIGNED_OUT), 'contact', 'A label')
    world.pass(7 * DAY)
    expect(world.openTab(SIGNED_OUT).text('contact')).toBe('A label')
    world.pass(1)
    expect(world.openTab(SIGNED_OUT).text('contact')).toBeUndefined()
    expect(world.openTab(SIGNED_IN('maya')).text('reply.1')).toBe('Thursday works')
    world.pass(23 * DAY)
    world.openTab(SIGNED_OUT)
    expect(world.drafts()).toEqual([])
  })

  test('is dropped when it was sent or discarded', () => {
    const world = createDraftWorld()
    const tab = world.openTab(SIGNED_OUT)
    write(tab, 'contact', 'A label')
    tab.box.drop('contact')
    expect([world.drafts(), tab.text('contact')]).toEqual([[], undefined])
  })
})

describe('two tabs', () => {
  test('what is being written in one is not changed by the other; after a reload the last one counts', async () => {
    const world = createDraftWorld()
    const [one, other] = [world.openTab(SIGNED_IN('maya')), world.openTab(SIGNED_IN('maya'))]
    write(one, 'reply.1', 'From the one')
    await world.settle()
    expect(other.text('reply.1')).toBe('From the one')
    write(other, 'reply.1', 'From the other')
    await world.settle()
    expect(one.text('reply.1')).toBe('From the one')
    expect(world.openTab(SIGNED_IN('maya')).text('reply.1')).toBe('From the other')
  })

  test('what was sent in one is gone in the other, if nobody wrote there', async () => {
    const world = createDraftWorld()
    const one = world.openTab(SIGNED_IN('maya'))
    write(one, 'reply.1', 'Thursday works')
    write(one, 'reply.2', 'Blue')
    const other = world.openTab(SIGNED_IN('maya'))
    write(other, 'reply.2', 'Blue, please')
    await world.settle()
    one.box.drop('reply.1')
    one.box.drop('reply.2')
    await world.settle()
    expect([other.text('reply.1'), other.text('reply.2')]).toEqual([undefined, 'Blue, please'])
  })

  test('what was written in one outlives what the other sent, however often that is dropped', async () => {
    const world = createDraftWorld()
    const [one, other] = [world.openTab(SIGNED_IN('maya')), world.openTab(SIGNED_IN('maya'))]
    write(one, 'reply.1', 'Yes')
    await world.settle()
    write(other, 'reply.1', 'No, wait')
    await world.settle()
    // Some forms drop what they sent by themselves, and whoever sent it once more.
    one.box.drop('reply.1')
    one.box.drop('reply.1')
    await world.settle()
    expect(one.text('reply.1')).toBeUndefined()
    expect(other.text('reply.1')).toBe('No, wait')
    expect(world.openTab(SIGNED_IN('maya')).text('reply.1')).toBe('No, wait')
    other.box.drop('reply.1')
    expect(world.openTab(SIGNED_IN('maya')).text('reply.1')).toBeUndefined()
  })

  test('what was found in one and continued in the other outlives what the first still showed of it', async () => {
    const world = createDraftWorld()
    const other = world.openTab(SIGNED_IN('maya'))
    write(other, 'contact', 'A label')
    const one = world.openTab(SIGNED_IN('maya'))
    const shown = one.box.store.getState().drafts.contact
    write(other, 'contact', 'A label in green')
    await world.settle()
    one.box.drop('contact', undefined, shown)
    expect(world.openTab(SIGNED_IN('maya')).text('contact')).toBe('A label in green')
    // What was written here since it was found is what is sent.
    write(one, 'contact', 'A label in blue')
    one.box.drop('contact', undefined, shown)
    expect(world.drafts()).toEqual([])
  })

  test('what they write together follows storage in each, before the news comes as well', async () => {
    const world = createDraftWorld()
    const [one, other] = [world.openTab(SIGNED_IN('maya')), world.openTab(SIGNED_IN('maya'))]
    one.box.write('outbox.1', { text: 'A and B' }, true)
    await world.settle()
    other.box.write('outbox.1', { text: 'B' }, true)
    await world.settle()
    expect(one.text('outbox.1')).toBe('B')
    other.box.drop('outbox.1')
    await world.settle()
    expect([one.text('outbox.1'), world.drafts()]).toEqual([undefined, []])
  })

  test('what they write together is read anew where storage is ahead of its news', () => {
    const kept = new Map<string, string>()
    const storage: KeyValueStorage = {
      ...createStorageArea().openTab(),
      keys: () => [...kept.keys()],
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
      subscribe: () => () => {},
    }
    const world = createDraftWorld()
    const [one, other] = [1, 2].map(() => world.openTab(SIGNED_IN('maya'), storage)) as [DraftTab, DraftTab]
    one.box.write('outbox.1', { text: 'A' }, true)
    expect(other.text('outbox.1')).toBeUndefined()
    expect(other.box.look('outbox.1')?.words.text).toBe('A')
    other.box.drop('outbox.1')
    expect(one.text('outbox.1')).toBe('A')
    expect(one.box.look('outbox.1')).toBeUndefined()
    expect(one.text('outbox.1')).toBeUndefined()
  })

  test('what was written while a page could hear nothing is there when it looks anew', () => {
    const area = createStorageArea()
    const storage = area.openTab()
    let lookAnew = () => {}
    const deaf: KeyValueStorage = {
      ...storage,
      subscribe(listener) {
        lookAnew = () => listener(null)
        return () => {}
      },
    }
    const world = createDraftWorld(area)
    const tab = world.openTab(SIGNED_IN('maya'), deaf)
    write(tab, 'reply.2', 'Own words')
    write(world.openTab(SIGNED_IN('maya'), storage), 'reply.1', 'Thursday works')
    lookAnew()
    expect([tab.text('reply.1'), tab.text('reply.2')]).toEqual(['Thursday works', 'Own words'])
  })

  test('a browser that is emptied from outside empties what nobody is writing', async () => {
    const world = createDraftWorld()
    write(world.openTab(SIGNED_OUT), 'contact', 'A label')
    const tab = world.openTab(SIGNED_OUT)
    write(tab, 'registration', 'Ines')
    world.area.clear()
    await world.settle()
    expect([tab.text('contact'), tab.text('registration')]).toEqual([undefined, 'Ines'])
  })
})

describe('a storage that does not store', () => {
  test.each([
    ['blocked', blockedStorage],
    ['full', fullStorage],
  ])('%s: drafts last as long as the page, through a forced sign-out', (_, open) => {
    // As in a browser, where createBrowserStorage listens to the window.
    const storage = { ...createBrowserStorage(open), subscribe: () => () => {} }
    const tab = createDraftWorld().openTab(SIGNED_IN('maya'), storage)
    write(tab, 'reply.1', 'Thursday works')
    tab.take({ type: 'signedOut', cause: 'expired' })
    tab.take({ type: 'signedIn', user: person('maya') })
    expect(tab.text('reply.1')).toBe('Thursday works')
    tab.take({ type: 'signedOut', cause: 'logout' })
    expect(storage.keys()).toEqual([])
  })

  test.each(['', '{', 'null', '[]', '7', '{"at":"now","words":{}}', '{"at":1e12,"words":[]}', '{"at":1e12}'])(
    'what nobody can read is none: %s',
    (text) => {
      const key = 'app_draft:visitor:contact'
      const world = createDraftWorld(createStorageArea({ [key]: text, app_theme: 'dark' }))
      expect(world.openTab(SIGNED_OUT).text('contact')).toBeUndefined()
      expect(world.area.entries()).toEqual({ app_theme: 'dark' })
    },
  )
})

test('an id with the separator in it opens nobody else’s drafts', () => {
  const world = createDraftWorld()
  write(world.openTab(SIGNED_IN('maya:reply')), '1', 'Hers')
  expect(world.openTab(SIGNED_IN('maya')).text('reply:1')).toBeUndefined()
  expect(world.openTab(SIGNED_IN('visitor')).box.store.getState().drafts).toEqual({})
})
