import { passFocus } from '../passFocus'

/** Moves the focus to the first button of a row; says whether there was one. */
export function focusRow(list: HTMLElement | null, index: number): boolean {
  const button = list?.children[index]?.querySelector<HTMLElement>('button:not(:disabled)')
  if (button) passFocus(button)
  return Boolean(button)
}
