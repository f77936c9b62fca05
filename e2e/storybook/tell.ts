import type { Page } from '@playwright/test'

/** Says something on Storybook's channel, as its toolbar and its controls do. */
export const tell = (page: Page, event: string, what: object): Promise<void> =>
  page.evaluate(
    ([name, data]) => {
      const manager = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, what: object): void }
      }
      manager.__STORYBOOK_ADDONS_CHANNEL__.emit(name, data)
    },
    [event, what] as const,
  )
