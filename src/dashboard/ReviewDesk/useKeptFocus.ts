import { type RefObject, useEffect } from 'react'

/** A section that takes the focus hands it to its light table, if it has one by then. */
export function handToTable(section: HTMLElement): void {
  const table = section.querySelector<HTMLElement>('[role="application"]') ?? section
  table.focus({ preventScroll: true })
}

/**
 * What had the focus was taken away by another piece, another way to look at it, or the work's arrival: the focus is on
 * the light table again, so that its keys go on. Focus that is anywhere else stays there.
 */
export function useKeptFocus(work: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when what is shown was changed
  useEffect(() => {
    const section = work.current
    // On the page itself, on the dialog, or on the section where it waited.
    if (!section?.ownerDocument.activeElement?.contains(section)) return
    handToTable(section)
  }, [work, shown])
}
