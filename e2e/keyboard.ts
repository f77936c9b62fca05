import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page: what is wrong with how the focus is seen, in words; nothing where it is seen well. */
function lookAtFocus(): string {
  const active = document.activeElement
  if (!active) return 'the focus is nowhere'
  const isDrawn = (element: Element) => {
    const { outlineStyle, outlineWidth, opacity, clipPath } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isThere = width > 8 && height > 8 && opacity !== '0' && clipPath === 'none'
    return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // What holds a native box hidden within it draws the ring for it.
  const holders = [
    active,
    active.parentElement,
    active.parentElement?.parentElement,
    active.nextElementSibling,
  ]
  const ringed = holders.find((element) => element && isDrawn(element))
  if (!ringed) return 'the focus is not seen'
  const { left, top, width, height } = ringed.getBoundingClientRect()
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(left + width * x, top + height * y))
  const isSeen = spots.some((found) => found && (ringed.contains(found) || found.contains(ringed)))
  return isSeen ? '' : 'the focus stands under something, or out of sight'
}

/** Where the focus is, as a screen reader tells it: `button "Sign in"`. It is seen, and has a role and a name. */
export async function tellFocus(page: Page): Promise<string> {
  const isSomewhere = () => document.activeElement !== null && document.activeElement !== document.body
  expect(await page.evaluate(isSomewhere), 'the focus is on something of the page').toBe(true)
  // Of a part within a native field, such as its calendar, the field is what is told.
  const [line = ''] = (await page.locator(':focus-within').last().ariaSnapshot()).split('\n')
  // Its name is enough: what it holds, and how YAML quotes it, is not.
  const words = line.replace(/^- '?([a-z]+ "[^"]*").*$/, '$1').replace(/^- /, '')
  // The line that unfolds a `details` is told by its words alone: ARIA has no role for it.
  expect(words, 'what the focus is on has a role and a name').toMatch(/^[a-z]+ "|^text: \S/)
  // A list draws the rows that come into sight, so that what is scrolled to settles a moment later.
  await expect.poll(() => page.evaluate(lookAtFocus), { message: words, timeout: 5_000 }).toBe('')
  return words
}

/** Presses Tab until the focus is there, at most so many times; gives back all that was met on the way. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<string[]> {
  const met: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    met.push(await tellFocus(page))
    if (await target.evaluate((element) => element === document.activeElement)) return met
  }
  throw new Error(`Tab does not lead there, but to:\n${met.join('\n')}`)
}
