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

/** Goes on to another story as a link in a story does: Storybook's sidebar and toolbar go along. */
export const goOn = (story: FrameLocator, storyId: string): Promise<void> =>
  story.locator('html').evaluate((_, id) => {
    const preview = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, what: object): void }
    }
    preview.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id })
  }, storyId)

/** What the story that is shown alone has told Storybook's toolbar last. */
export const lastState = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const manager = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { last(name: string): unknown[] | undefined }
    }
    return manager.__STORYBOOK_ADDONS_CHANNEL__.last('overprint/state')?.[0]
  })

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
