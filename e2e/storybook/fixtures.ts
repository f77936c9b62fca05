import { test as base, expect, type Page } from '@playwright/test'

interface Served {
  /** Where the built Storybook stands: under /a/b/, not at the root of its host. */
  url: string
}

interface Watched {
  /** Requests that left for another host, or for an API, and files that are not there. */
  escaped: string[]
  /** Opens a story or a Docs page alone, as a frame of Storybook would. */
  open: (id: string, globals?: string) => Promise<Page>
}

export const test = base.extend<Watched, { served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes nothing but a pattern here, also from a fixture that needs no other.
    async ({}, use) => {
      const { serveFolder } = await import('../../tools/shots/server.mjs')
      const { server, url } = await serveFolder('storybook-static', '/a/b/')
      await use({ url })
      server.close()
    },
    { scope: 'worker' },
  ],
  escaped: [
    async ({ page, served }, use) => {
      const escaped: string[] = []
      page.on('request', (request) => {
        const { href, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && (!href.startsWith(served.url) || href.includes('/api/')))
          escaped.push(href)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) escaped.push(`${response.status()} ${response.url()}`)
      })
      await use(escaped)
    },
    { auto: true },
  ],
  open: async ({ page, served }, use) => {
    await use(async (id, globals) => {
      const mode = id.endsWith('--docs') ? 'docs' : 'story'
      const more = globals ? `&globals=${globals}` : ''
      await page.goto(`${served.url}iframe.html?id=${id}&viewMode=${mode}${more}`)
      return page
    })
  },
})

/** One state on a wall. */
export const cell = (page: Page, id: string) => page.locator(`[data-cell="${id}"]`)

export { expect }
