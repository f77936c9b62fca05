/** Milliseconds for which a second press is no decision of its own. */
const ONE_PRESS_MS = 400

/**
 * Moves the focus to the button that comes next, since the one that was pressed goes away. What the person did to that
 * one is not done to this one as well: a key that is held repeats itself, and a heavy hand presses twice.
 */
export function passFocus(to: HTMLElement): void {
  const guard = (came: FocusEvent) =>
    to.addEventListener('keydown', (event) => {
      const same = event.repeat || event.timeStamp - came.timeStamp < ONE_PRESS_MS
      if (same && ['Enter', ' '].includes(event.key)) event.preventDefault()
    })
  to.addEventListener('focus', guard, { once: true })
  to.focus()
}
