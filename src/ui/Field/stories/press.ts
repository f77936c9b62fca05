import { fireEvent } from 'storybook/test'
import { PRESS_MS } from '@/lib/press'

/** What is left of the press that gave a button the focus: the second half of a double click, and a key that is held. */
export async function restOfPress(
  user: { keyboard(text: string): Promise<unknown> },
  button: HTMLElement,
): Promise<void> {
  fireEvent.click(button, { detail: 2 })
  await user.keyboard('{Enter>3/}')
}

/** Waits until a press counts as another one. */
export const pressIsOver = (): Promise<void> => new Promise((done) => setTimeout(done, PRESS_MS + 50))
