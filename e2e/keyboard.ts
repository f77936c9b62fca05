import { expect, type Locator, type Page } from '@playwright/test'
import { comeAs, settled } from './accessibility'
import type { Lane } from './lanes'

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

/** What the focus is on, by role and name; of a part within a native field, such as its calendar, the field. */
async function nameFocus(page: Page): Promise<string> {
  const [line = ''] = (await page.locator(':focus-within').last().ariaSnapshot()).split('\n')
  // Its name is enough: what it holds, and how YAML quotes it, is not.
  return line.replace(/^- '?([a-z]+ "[^"]*").*$/, '$1').replace(/^- /, '')
}

/** Where the focus is, as a screen reader tells it: `button "Sign in"`. It is seen, and has a role and a name. */
export async function tellFocus(page: Page): Promise<string> {
  const isSomewhere = () => document.activeElement !== null && document.activeElement !== document.body
  expect(await page.evaluate(isSomewhere), 'the focus is on something of the page').toBe(true)
  let words = ''
  const name = async () => {
    words = await nameFocus(page)
    return words
  }
  // The edge of a dialog hands it on a frame later. The line that unfolds a `details` is told by its words alone: ARIA
  // has no role for it.
  await expect
    .poll(name, { message: 'what the focus is on has a role and a name', timeout: 5_000 })
    .toMatch(/^[a-z]+ "|^text: \S/)
  // A list draws the rows that come into sight, so that what is scrolled to settles a moment later.
  await expect.poll(() => page.evaluate(lookAtFocus), { message: words, timeout: 5_000 }).toBe('')
  return words
}

async function walkTo(page: Page, key: string, target: Locator, most: number): Promise<string[]> {
  const met: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    met.push(await tellFocus(page))
    if (await target.evaluate((element) => element === document.activeElement)) return met
  }
  throw new Error(`${key} does not lead there, but to:\n${met.join('\n')}`)
}

/** Presses Tab until the focus is there, at most so many times; gives back all that was met on the way. */
export const tabTo = (page: Page, target: Locator, most = 80) => walkTo(page, 'Tab', target, most)

/** The same way back, with Shift. */
export const tabBackTo = (page: Page, target: Locator, most = 80) => walkTo(page, 'Shift+Tab', target, most)

/** Tabs to a field and writes into it, in place of what stood there. */
export async function writeIn(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
  await expect(field).toHaveValue(words)
}

/** The focus is there, and it is seen. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await tellFocus(page)
}

/** Chooses from a list that has the focus: opened by Enter, found by its first letters. The focus stays at the list. */
export async function choose(page: Page, list: Locator, letters: string, words: string | RegExp) {
  await expect(list).toBeFocused()
  await page.keyboard.press('Enter')
  const option = page.getByRole('option', { name: words })
  await expect(option).toBeVisible()
  await page.keyboard.type(letters)
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectFocus(page, list)
  await expect(list).toHaveText(words)
}

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Presses the button that has the focus: it opens the system's own window, where no key of a test arrives. */
export async function chooseFiles(page: Page, files: Chosen[]): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  // The browser knows of the catch by the time of the press.
  await tellFocus(page)
  await page.keyboard.press('Enter')
  await (await asked).setFiles(files)
}

/** Stands on an admin's dashboard, with nothing focused yet. */
export async function comeToDesk(page: Page, lane: Lane): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeAs(page, lane, 'admin')
  await page.goto('/admin')
  await settled(page)
}

/** A row of a panel, by its words. */
export const rowIn = (page: Page, panel: string, words: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${panel}`) })
    .getByRole('listitem')
    .filter({ hasText: words })
