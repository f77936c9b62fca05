import { PRESS_MS } from './press'

/**
 * Moves the focus to the button or link that comes next, since the one that was pressed goes away. What the person did to that
 * one is not done to this one as well: a key that is held repeats itself, and a heavy hand presses twice. Whoever is on
 * that button already is there of their own accord, and their keys are meant for it.
 */
export function passFocus(to: HTMLElement): void {
  const page = to.ownerDocument
  if (page.activeElement === to) return
  to.focus()
  if (page.activeElement !== to) return
  const came = performance.now()
  const over = new AbortController()
  const { signal } = over
  const guard = (event: KeyboardEvent) => {
    if (!event.repeat && event.timeStamp - came >= PRESS_MS) over.abort()
    else if (['Enter', ' '].includes(event.key)) event.preventDefault()
  }
  to.addEventListener('keydown', guard, { signal })
  to.addEventListener('blur', () => over.abort(), { signal })
}
