import type { API } from 'storybook/manager-api'
import { linkIn, saidOf } from './openedLink'

/** Keeps the scenario of the opened link in Storybook's own address while its story is shown, and only then. */
export function keepLinkInManager(api: API): void {
  const link = linkIn(window.location.href)
  if (!link) return
  // By then Storybook's own changes of the address are made.
  api.on('currentStoryWasSet', () => {
    const { storyId, queryParams } = api.getUrlState()
    const scenario = saidOf(link, storyId) || null
    if ((queryParams.scenario ?? null) !== scenario) api.applyQueryParams({ scenario }, { replace: true })
  })
}
