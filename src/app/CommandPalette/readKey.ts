import { type KeyDeed, SHORTCUTS } from './shortcuts'

/** What is asked of a press of a key. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** Ctrl or Command with K, on every keyboard: it opens and closes the palette, also while something is written. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press): boolean =>
  // A browser that fills a field in tells of a press without a key.
  key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat

/** The letter or sign that was pressed alone; null for all else. Capitals by Caps Lock are letters, by Shift they are not. */
function aloneOf(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = press
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented || key?.length !== 1)
    return null
  const letter = key.toLowerCase()
  const isLetter = letter !== key.toUpperCase()
  // Signs need Shift on many keyboards.
  return isLetter && shiftKey ? null : letter
}

/** What a press means after those before it: a deed, the beginning of a pair, or nothing. */
export function readKey(press: Press, begun: string | null): { deed: KeyDeed | null; begun: string | null } {
  const key = aloneOf(press)
  if (key === null) return { deed: null, begun: null }
  const pair = begun === null ? [key] : [begun, key]
  const exact = SHORTCUTS.find(
    ({ keys }) => keys.length === pair.length && keys.every((one, at) => one === pair[at]),
  )
  if (exact) return { deed: exact.deed, begun: null }
  return { deed: null, begun: SHORTCUTS.some(({ keys }) => keys.length > 1 && keys[0] === key) ? key : null }
}

const WRITTEN_IN = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="application"]',
].join(',')

const WINDOW = '[role="dialog"], [role="alertdialog"]'

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Whether what is typed there is meant for something there: a field, a menu, a list. */
export const isWrittenIn = (target: EventTarget | null): boolean => isWithin(target, WRITTEN_IN)

/** Whether it is in a window of its own, or a window stands over the page, of which `page` is a part. */
export const isInWindow = (target: EventTarget | null, page: Element | null): boolean =>
  isWithin(target, WINDOW) || isWithin(page, '[aria-hidden="true"], [inert]')
