import { describe, expect, it } from 'vitest'
import { goneStories } from '../ledger/recorded'
import { TEXTS } from '../ledger/texts'
import { emptyCells, sources, withoutHandler, withoutStory, withoutText } from './ledgerCopies'

/** Whatever is deleted is missed, by its name: tried on copies of the ledger's sources. */
describe('the coverage ledger of a copy', () => {
  it.each([
    ['Careers', 'texts: 5 Contact: Careers'],
    ['Login failed', 'texts: 8 Auth: Login failed'],
    ['Upload failed', 'texts: 8 Dashboard: Upload failed'],
  ])('misses the text "%s", and no other', (text, cell) => {
    expect(emptyCells(withoutText(text))).toEqual([cell])
  })

  it('tried texts with which other ones begin', () => {
    const longer = (text: string) => TEXTS.filter((one) => one.text !== text && one.text.startsWith(text))
    expect(longer('Login failed')).not.toEqual([])
    expect(longer('Upload failed')).not.toEqual([])
  })

  it.each(['site-homescreen--signed-in', 'ui-badge--dark', 'account-loginscreen--sent-once'])(
    'misses the story %s, whoever else shows the same',
    (id) => {
      const already = goneStories(sources)
      expect(goneStories(withoutStory(id)).filter((one) => !already.includes(one))).toEqual([id])
    },
  )

  it.each([
    ['site-portfolioscreen--featured', ['bullets: Portfolio: Featured badge']],
    ['dashboard-productspanel-toggle--gone', ['operations: setProductActive: 404']],
    ['site-faqscreen--dark', ['screens: site/FaqScreen: dark']],
    ['ui-badge--dark', ['components: Badge: the dark theme']],
  ])('misses what the story %s alone has shown', (id, cells) => {
    expect(emptyCells(withoutStory(id))).toEqual(cells)
  })

  it('misses every status of an operation without a handler', () => {
    expect(emptyCells(withoutHandler('approveWork'))).toEqual(
      ['200', '400', '401', '403', '404', '409', '422', '500'].map(
        (one) => `operations: approveWork: ${one}`,
      ),
    )
  })
})
