import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../../.storybook/stage/stageOf'

/** For stories: a work of the list, and the one below it. */
export const HARBOR = 'Harbor Café logo, round 2'
export const CARD = 'Loyalty card and stamp'

/** What the address says of each dialog about the first. */
export const APPROVE = '/dashboard?do=approve&work=work_1'
export const CHANGES = '/dashboard?do=changes&work=work_1'

export const back = () => screen.getByTestId('back').click()
export const forward = () => screen.getByTestId('forward').click()
export const standsAt = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))

const cart = () => screen.findByRole('link', { name: 'The dashboard' })
export const visit = async () => (await cart()).click()
/** One more step back leads to where the person came from: nothing of a dialog was left behind. */
export const leavesNothing = async () => {
  await standsAt('/dashboard')
  back()
  await expect(await cart()).toBeVisible()
}

export const button = (name: string) => screen.findByRole('button', { name })
export const approval = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
export const request = async () => within(await screen.findByRole('dialog', { name: 'Request changes' }))
// By name: a message is a dialog too, and stays for 3200 ms.
export const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
    expect(screen.queryByRole('dialog', { name: 'Request changes', hidden: true })).toBeNull()
  })
/** Close alone is left: it takes no press in its first moment, which may be the rest of the one before. */
export const takesPresses = () => {
  const from = performance.now()
  return waitFor(() => expect(performance.now() - from).toBeGreaterThan(450))
}
/** The first work is approved in another tab, of which this one hears nothing. */
export const approvedElsewhere = async (context: Parameters<typeof stageOf>[0]) =>
  (await stageOf(context).openTab().api()).POST('/work/{id}/approve', {
    params: { path: { id: 'work_1' } },
    body: { comment: '' },
  })
/** Nothing opens a moment later either. */
export const opensNothing = () =>
  expect(
    screen.findByText(/^(Approve this work\?|Request changes)$/, { selector: 'h2' }, { timeout: 500 }),
  ).rejects.toThrow()
