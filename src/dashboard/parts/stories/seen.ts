import { expect, screen, waitFor } from 'storybook/test'

/** Waits until a text has faded in. */
export const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
