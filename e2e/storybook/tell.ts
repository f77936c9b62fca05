import { expect, type FrameLocator, type Page } from '@playwright/test'

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

/** Waits until a story and its checks are over: one that is left before, Storybook leaves by loading its frame anew. */
export const finished = (story: FrameLocator): Promise<void> =>
  expect
    .poll(() =>
      story.locator('html').evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
        }
        return preview?.currentRender?.phase
      }),
    )
    .toBe('finished')
