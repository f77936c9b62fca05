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

  /** Looks at every change of the page and of the tabs' windows, until the returned stop is called. */
  const watch = (look: (tab: 'A' | 'B') => void) => {
    const observer = new MutationObserver(() => {
      look('A')
      look('B')
    })
    const everything = { childList: true, subtree: true, characterData: true }
    for (const part of [canvasElement, windowOf('A'), windowOf('B')]) observer.observe(part, everything)
    return () => observer.disconnect()
  }

  return {
    page,
    controls,
    windowOf,
    /** Writes down the words of a former person that stand in a tab while it is somebody else's. */
    watchFor(person: string, former: RegExp) {
      const leaks: string[] = []
      const stop = watch((tab) => {
        const found = former.exec(windowOf(tab).textContent ?? '')
        if (found && controls(tab).queryByText(person)) leaks.push(`${tab}: ${found[0]}`)
      })
      return () => {
        stop()
        return leaks
      }
    },
    /** Writes down where a tab goes from here. */
    addressesOf(of: 'A' | 'B') {
      const at = () =>
        page.getByRole('region', { name: `Tab ${of}` }).querySelector('code')?.textContent ?? ''
      const went = [at()]
      const stop = watch(() => {
        if (at() !== went.at(-1)) went.push(at())
      })
      return () => {
        stop()
        return went.slice(1)
      }
    },
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
