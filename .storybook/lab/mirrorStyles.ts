const SHEETS = 'style, link[rel="stylesheet"]'

const textOf = (sheet: Element) => sheet.textContent ?? ''

/**
 * Keeps the style sheets of one document in step with another's: a tab's document starts without any, and screens
 * bring theirs when they are loaded. Returns how to stop.
 */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Element, Element>()

  const sync = () => {
    const sheets = [...from.head.querySelectorAll(SHEETS)]
    for (const [sheet, copy] of copies) {
      if (sheets.includes(sheet)) continue
      copy.remove()
      copies.delete(sheet)
    }
    let before: Element | null = null
    for (const sheet of sheets) {
      const known = copies.get(sheet)
      const copy: Element = known ?? to.importNode(sheet, true)
      if (!known) {
        copies.set(sheet, copy)
        // In the same order, by which equal rules are decided.
        if (before) before.after(copy)
        else to.head.prepend(copy)
      } else if (textOf(copy) !== textOf(sheet)) {
        copy.textContent = textOf(sheet)
      }
      before = copy
    }
  }

  sync()
  const observer = new MutationObserver(sync)
  observer.observe(from.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
