import type { Page } from '@playwright/test'
import type { Settings } from '../src/runtime/settings'
import { changedSettings } from '../tools/test/settings.mjs'

/** From the next load on the deployment's config.js says this too. */
export const deployWith = (page: Page, change: Partial<Settings>) =>
  page.route('**/config.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changedSettings(await response.text(), change) })
  })
