import { expect, screen, waitFor } from 'storybook/test'

/** The palette's box, once it is open. */
export const box = () => screen.findByRole('combobox', { name: /^Find a screen/ })

/** The palette, or whatever window was open, is closed. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
