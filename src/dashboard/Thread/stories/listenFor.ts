import { expect, waitFor } from 'storybook/test'

/**
 * Listens from now on for what a status says: the same words again are heard only if something changes.
 * @returns waits until the words were heard so often
 */
export function listenFor(text: string): (times: number) => Promise<void> {
  const said = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')?.textContent
  let heard = 0
  const observer = new MutationObserver((records) => {
    if (records.some((record) => said(record) === text)) heard += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return async (times) => {
    await waitFor(() => expect(heard).toBe(times))
    observer.disconnect()
  }
}
