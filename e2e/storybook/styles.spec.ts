import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { styleTies } from './styleTies'

interface Entry {
  id: string
  title: string
  name: string
  type: string
}

/** Shows a story in the same page, and waits until its steps are over. */
const show = (page: Page, storyId: string) =>
  page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on(name: string, hear: (what: { storyId: string }) => void): void
        off(name: string, hear: (what: { storyId: string }) => void): void
        emit(name: string, what: object): void
      }
    }
    return new Promise<void>((resolve) => {
      const finished = (what: { storyId: string }) => {
        if (what.storyId !== id) return
        channel.off('storyFinished', finished)
        resolve()
      }
      channel.on('storyFinished', finished)
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
  }, storyId)

for (const [name, width] of [
  ['Default', 1440],
  ['Mobile', 390],
] as const)
  test(`no look hangs on the order in which stories were seen: ${name}`, async ({ page, served }) => {
    test.setTimeout(600_000)
    const { entries } = (await (await fetch(`${served.url}index.json`)).json()) as {
      entries: Record<string, Entry>
    }
    const stories = Object.values(entries).filter((entry) => entry.type === 'story' && entry.name === name)
    expect(stories.length).toBeGreaterThan(40)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${served.url}iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`)
    const ties: string[] = []
    for (const { id, title } of stories) {
      await show(page, id)
      for (const tie of await page.evaluate(styleTies)) ties.push(`${title}: ${tie}`)
    }
    expect(ties).toEqual([])
  })
