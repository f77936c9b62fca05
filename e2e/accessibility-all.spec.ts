import { bringAxe, comeAs, judge, LOOKS, overEdge, putOn, setExtensions, settled } from './accessibility'
import { OPENED, PLACES } from './accessibilityPlaces'
import { expect, test } from './fixtures'

/**
 * Every page of the site for everybody who may see it, and what opens over it, at three widths in both themes. The
 * dark one differs by its colours alone, so that only those are judged in it.
 */
for (const place of [...OPENED, ...PLACES]) {
  test(`axe finds nothing: ${place.name}`, async ({ page, lane }) => {
    test.setTimeout(240_000)
    await bringAxe(page)
    await setExtensions(page, !place.plain)
    if (place.role) await comeAs(page, lane, place.role)
    const looks = LOOKS.filter(({ width }) => !place.widths || place.widths.includes(width))
    const first = looks[0]
    if (first) await page.setViewportSize({ width: first.width, height: 900 })
    await page.goto(place.path)
    await settled(page)
    if (first) await putOn(page, first)
    await place.open?.(page)
    const found: string[] = []
    for (const look of looks) {
      await putOn(page, look)
      await settled(page)
      const over = await overEdge(page)
      if (over > 0) found.push(`${look.width} ${look.theme}: hangs ${over} px over the edge`)
      const words = await judge(page, look.theme === 'dark' ? 'colours' : 'all')
      found.push(...words.map((one) => `${look.width} ${look.theme}: ${one}`))
    }
    expect(found).toEqual([])
  })
}
