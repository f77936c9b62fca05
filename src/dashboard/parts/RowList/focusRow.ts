import { passFocus } from '@/lib/passFocus'

/** On a control whose press cannot be undone: it gets the focus from a row only where it was the one used. */
export const FINAL = { 'data-final': '' }

/** Whether an element is such a control. */
export const isFinal = (control: Element): boolean => control.matches('[data-final]')

/** Moves the focus to a row's first button, or after a `final` one to that kind; says whether there was one. */
export function focusRow(list: HTMLElement | null, index: number, final = false): boolean {
  const buttons = [...(list?.children[index]?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const safe = buttons.find((button) => !isFinal(button))
  const button = (final && buttons.find(isFinal)) || safe
  if (button) passFocus(button)
  return Boolean(button)
}

/** Moves the focus to a row's first button, or to its first link where that is all there is. */
export function enterRow(list: HTMLElement | null, index: number): void {
  const link = list?.children[index]?.querySelector<HTMLElement>('a[href]')
  if (!focusRow(list, index) && link) passFocus(link)
}
