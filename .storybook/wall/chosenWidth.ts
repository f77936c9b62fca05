import { type WallWidth, WIDTHS } from './frameOf'

const KEY = 'overprint-wall-width'

/** What was chosen where the browser keeps nothing. */
let chosen: WallWidth = 'own'

/** The width that was chosen last on a wall, in this tab. */
export function chosenWidth(): WallWidth {
  try {
    const kept = sessionStorage.getItem(KEY)
    return WIDTHS.find((one) => one === kept) ?? chosen
  } catch {
    return chosen
  }
}

/** Keeps it: the page is drawn anew for every change of the toolbar, and loaded anew by Back from a state. */
export function chooseWidth(width: WallWidth): void {
  chosen = width
  try {
    sessionStorage.setItem(KEY, width)
  } catch {
    // Full or blocked: it outlasts the toolbar, not the page.
  }
}
