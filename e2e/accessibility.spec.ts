import { bringAxe, comeAs, judge, LOOKS, putOn, setExtensions, settled } from './accessibility'
import { KINDS, OPENED, type Place } from './accessibilityPlaces'
import { expect, test } from './fixtures'

/**
 * Every kind of page and what opens over it, each in one of the looks in turn; all pages in all looks are judged in
 * the long run. The stories judge every state of every component; this judges the built pages as a whole.
 */
const turns = [...KINDS, ...OPENED].map((place, at) => {
  const looks = LOOKS.filter(({ width }) => !place.widths || place.widths.includes(width))
  return { place, look: looks[at % looks.length] ?? LOOKS[0] }
})

const groups: [string, (place: Place) => boolean][] = [
  ['a visitor', ({ role }) => !role],
  ['a client', ({ role }) => role === 'client'],
  ['an admin', ({ role }) => role === 'admin'],
]

for (const [who, isTheirs] of groups) {
  test(`axe finds nothing on the pages of ${who}`, async ({ page, lane }) => {
    test.setTimeout(400_000)
    await bringAxe(page)
    const theirs = turns.filter(({ place }) => isTheirs(place))
    const role = theirs[0]?.place.role
    if (role) await comeAs(page, lane, role)
    const found: string[] = []
    for (const { place, look } of theirs) {
      if (!look) continue
      await setExtensions(page, !place.plain)
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.goto(place.path)
      await putOn(page, look)
      await settled(page)
      await place.open?.(page)
      await settled(page)
      found.push(
        ...(await judge(page)).map((words) => `${place.name}, ${look.width} ${look.theme}: ${words}`),
      )
    }
    expect(found).toEqual([])
  })
}
