import { describe, expect, it } from 'vitest'
import { goneStories, howToForget, howToRecord, unrecordedFiles } from '../ledger/recorded'
import { isNamed, withoutNamed } from '../tools/ledger/named'
import { sources } from './ledgerCopies'

const seen = { width: 1200, routes: [], calls: [] }
const HOME = 'src/site/HomeScreen/HomeScreen.stories.tsx'
const PHONE = 'src/site/HomeScreen/Phone.stories.tsx'
const PANEL = 'mocks/panel/DemoDock/DemoDock.stories.tsx'
const story = (id: string, file: string) => ({
  id,
  title: '',
  name: '',
  file,
  words: new Set(''),
  asserts: true,
})

/** Of each file one story is left, of one of them none has run; the others are gone, of two files the last one. */
const told = {
  stories: [
    story('site-homescreen--default', HOME),
    story('site-homescreen--new', HOME),
    story('site-homescreen-phone--new', PHONE),
    story('mocks-panel-demodock--default', PANEL),
  ],
  seen: {
    'site-homescreen--default': seen,
    'site-homescreen--gone': seen,
    'site-homescreenold--gone': seen,
    'mocks-panel-demodock--default': seen,
    'ui-badge--gone': seen,
  },
}

describe('recording stories anew', () => {
  const left = (...parts: string[]) => Object.keys(withoutNamed(told.seen, told.stories, parts))
  const lost = (...parts: string[]) => Object.keys(told.seen).filter((id) => !left(...parts).includes(id))

  it('forgets what the named files have shown, with what is gone from them, and nothing else', () => {
    expect(lost(HOME)).toEqual(['site-homescreen--default', 'site-homescreen--gone'])
    expect(lost(`./${HOME}`)).toEqual(lost(HOME))
    expect(lost(PANEL)).toEqual(['mocks-panel-demodock--default'])
    expect(lost(PHONE)).toEqual([])
    expect(lost()).toEqual([])
  })

  it('forgets the stories of a file that is gone with them', () => {
    expect(lost('src/ui/Badge/Badge.stories.tsx')).toEqual(['ui-badge--gone'])
    expect(lost('src/ui/Other/Other.stories.tsx')).toEqual([])
  })

  it('takes a folder for all files in it, whether they are there or not', () => {
    expect(lost('src/site/HomeScreen')).toEqual(lost(HOME))
    expect(lost('src/site/HomeScreen/')).toEqual(lost(HOME))
    expect(lost('src/ui')).toEqual(['ui-badge--gone'])
    expect(lost('src\\ui\\Badge')).toEqual(['ui-badge--gone'])
    expect(lost('src/u')).toEqual([])
  })

  it('knows every story that is gone by the file in which it stood', () => {
    for (const { id, file } of sources.stories) expect(isNamed(id, undefined, [file]), id).toBe(true)
  })
})

describe('what is said of the record', () => {
  it('names the files whose stories have not run, and the command', () => {
    expect(unrecordedFiles(told)).toEqual([HOME, PHONE])
    expect(howToRecord(told)).toContain(`\`npm run ledger -- ${HOME} ${PHONE}\``)
    expect(howToRecord({ ...told, stories: told.stories.slice(0, 1) })).toBeUndefined()
  })

  it('names the file from which a story is gone, where that is still there', () => {
    expect(goneStories(told)).toHaveLength(3)
    expect(howToForget(told)).toContain(`\`npm run ledger -- ${HOME} <its file, though it is gone too>\``)
    expect(howToForget({ ...told, seen: {} })).toBeUndefined()
  })
})
