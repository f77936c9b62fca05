/** What a restless person does to a page: one step of a walk. */

import { fillAndSend, writeSomewhere } from './writing.mjs'

/** Where a walk begins and comes home to: forms above all, since most pages ask nothing. */
export const STARTS = {
  visitor: [
    '/',
    '/work',
    '/contact',
    '/contact?subject=Careers',
    '/contact?project=Tide',
    '/logodesign',
    '/login',
    '/register',
    '/register',
    '/admin/register',
    '/projects/all',
    '/newsletter',
  ],
  client: ['/dashboard', '/dashboard', '/dashboard', '/favorites', '/cart', '/my-projects', '/contact', '/'],
  admin: ['/admin', '/admin?do=upload', '/admin?do=product', '/admin?do=product', '/dashboard', '/contact'],
}
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageDown',
  'Backspace',
]
/** Runs in the page: where something can be operated, in sight. */
function targets() {
  return [
    ...document.querySelectorAll(
      'a[href], button, input, textarea, select, summary, [role="tab"], [role="radio"], [role="switch"], [role="option"], [role^="menuitem"], [role="combobox"]',
    ),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ element, box }) =>
        box.width > 0 &&
        box.height > 0 &&
        box.top < innerHeight &&
        box.bottom > 0 &&
        box.left < innerWidth &&
        box.right > 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !/^(mailto|tel):/.test(element.getAttribute('href') ?? '') &&
        element.getAttribute('type') !== 'file',
    )
    .map(({ element, box }) => ({
      inside: element.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]') !== null,
      x: Math.min(innerWidth - 1, Math.max(1, box.left + box.width / 2)),
      y: Math.min(innerHeight - 1, Math.max(1, box.top + box.height / 2)),
    }))
}

/** One thing that a restless person does; says what it was. */
export async function step({ page, signInAgain }, chance, { starts, texts, offline }) {
  const { next, pick } = chance
  const turn = next()
  if (turn < 0.46) {
    const all = await page.evaluate(targets)
    // Header and footer are the same everywhere, and full of links.
    const inside = all.filter((one) => one.inside)
    const spot = pick(inside.length > 0 && next() < 0.8 ? inside : all)
    if (!spot) return 'nothing to click'
    await page.mouse.click(spot.x, spot.y, { clickCount: next() < 0.15 ? 2 : 1 })
    return `click ${Math.round(spot.x)},${Math.round(spot.y)}`
  }
  if (turn < 0.53) {
    const [x, y] = [next() * 1280, next() * 800]
    await page.mouse.click(x, y)
    return `click ${Math.round(x)},${Math.round(y)} anywhere`
  }
  if (turn < 0.74) {
    const key = pick(KEYS)
    await page.keyboard.press(key)
    return key
  }
  if (turn < 0.87) return writeSomewhere(page, chance, texts)
  if (turn < 0.92) return fillAndSend(page, chance, texts)
  if (turn < 0.93) {
    await page.mouse.wheel(0, (next() - 0.4) * 1500)
    return 'wheel'
  }
  // Links lead away, most of them to pages that ask nothing, and some sign out: again and again the walk comes home.
  if (turn < 0.98) {
    const path = pick(starts)
    // Without a connection that would be the browser's own page, and nothing of the product's.
    if (offline) return `no way to ${path}`
    await signInAgain()
    await page.goto(path)
    return `go to ${path}`
  }
  if (turn < 0.99) {
    // Not beyond the page that the walk began with.
    await page.evaluate(() => window.navigation?.canGoBack && history.back())
    return 'back'
  }
  const size = pick([
    [390, 800],
    [1280, 800],
    [768, 900],
  ])
  await page.setViewportSize({ width: size[0], height: size[1] })
  return `resize ${size[0]}`
}
