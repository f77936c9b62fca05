import { bringAxe, comeAs, judge, LOOKS, overEdge, putOn, setExtensions, settled } from './accessibility'
import { OPENED } from './accessibilityOpened'
import { PLACES } from './accessibilityPlaces'
import { STATES } from './accessibilityStates'
import { expect, test } from './fixtures'

/** What axe says of a list or menu that hangs over the page, by its way of hanging there alone. */
const OF_HANGING = /^(region: |aria-hidden-focus: .*\[data-base-ui-focus-guard=)/

/** The specification has My Projects say its failure on the console. */
const AS_SPECIFIED = /^My Projects could not be loaded/

/**
 * Every page of the site for everybody who may see it, while it waits and after it failed, and what opens over it, at
 * three widths in both themes.
 */
for (const place of [...OPENED, ...STATES, ...PLACES]) {
  test(`axe finds nothing: ${place.name}`, async ({ page, lane, backend, faults }) => {
    test.setTimeout(240_000)
    // What waits moves without end, unless it is asked not to.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bringAxe(page)
    await setExtensions(page, !place.plain)
    if (place.role) await comeAs(page, lane, place.role)
    if (place.outcomes) await backend.setScenario({ outcomes: place.outcomes })
    const looks = LOOKS.filter(({ width }) => !place.widths || place.widths.includes(width))
    const first = looks[0]
    if (first) await page.setViewportSize({ width: first.width, height: 900 })
    await page.goto(place.path)
    await settled(page, place.waits)
    if (first) await putOn(page, first)
    await place.open?.(page)
    const found: string[] = []
    for (const look of looks) {
      await putOn(page, look)
      await settled(page, place.waits)
      if (place.stands) await expect(place.stands(page), `${look.width} ${look.theme}`).toBeVisible()
      const over = await overEdge(page)
      if (over > 0) found.push(`${look.width} ${look.theme}: hangs ${over} px over the edge`)
      const words = await judge(page)
      found.push(
        ...words
          .filter((one) => !(place.hangs && OF_HANGING.test(one)))
          .map((one) => `${look.width} ${look.theme}: ${one}`),
      )
    }
    expect(found).toEqual([])
    faults.splice(0, faults.length, ...faults.filter((fault) => !AS_SPECIFIED.test(fault)))
  })
}
