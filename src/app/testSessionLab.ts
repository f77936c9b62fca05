import { waitFor, within } from 'storybook/test'

/** What a person sees of the session lab, and the buttons that they press. */
export function labOn(canvasElement: HTMLElement) {
  const page = within(canvasElement)

  const controls = (tab: 'A' | 'B' | 'C') => within(page.getByRole('region', { name: `Tab ${tab}` }))
  const windowOf = (tab: 'A' | 'B' | 'C') => {
    const frame = page.getByTitle<HTMLIFrameElement>(`The app in tab ${tab}`)
    const body = frame.contentDocument?.body
    if (!body) throw new Error(`Tab ${tab} has no document yet.`)
    return body
  }

  return {
    page,
    controls,
    windowOf,
    /** The app in a tab, as soon as it shows a heading. */
    shows: (tab: 'A' | 'B' | 'C', heading: string | RegExp) =>
      waitFor(() => within(windowOf(tab)).getByRole('heading', { name: heading })),
    /** The calls in the list, oldest first. */
    calls: () =>
      [...page.getByRole('table', { name: 'Calls' }).querySelectorAll('tbody tr')]
        .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
        .map(([tab, operation, token, answer]) => ({ tab, operation, token, answer }))
        .reverse(),
    /** The three keys, as they are shown. */
    keys: () =>
      [...page.getByRole('region', { name: 'Storage' }).querySelectorAll('dd')].map(
        ({ textContent }) => textContent ?? '',
      ),
  }
}

export type LabOnPage = ReturnType<typeof labOn>
