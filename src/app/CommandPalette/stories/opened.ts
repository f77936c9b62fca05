import { expect, screen, waitFor } from 'storybook/test'

/** The keys that open the palette. */
export const OPEN = '{Control>}k{/Control}'

/** The palette's box, once it is open. */
export const box = () => screen.findByRole('combobox', { name: /^Find a screen/ })

/** The palette, or whatever window was open, is closed. A message is a dialog too, but none that holds the page. */
export const gone = () =>
  waitFor(() =>
    expect(screen.queryAllByRole('dialog').filter(({ ariaModal }) => ariaModal !== 'false')).toEqual([]),
  )
