import { expect, waitFor } from 'storybook/test'

/** What has the focus, and what is said of it, stands between the header and the keyboard. */
export const expectInSight = (element: Element) =>
  waitFor(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top, bottom } = element.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(Math.max(header, 0))
    expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  })
