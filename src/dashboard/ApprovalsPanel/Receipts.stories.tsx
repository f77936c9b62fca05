import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { ownerOf } from '@/runtime/drafts/owner'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { leaveReceipts, receiptsAt } from '../DecisionReceipt/testReceipts'
import { writeReceipts } from '../decision/receipts'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import { AfterTheCart } from './stories/AfterTheCart'
import * as steps from './stories/steps'

/** After a decision the work leaves the list, and its receipt stands below until it is dismissed. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: { extensions: [], scenario: { role: 'client' } },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const HARBOR = 'Harbor Café logo, round 2'
const decided = () => screen.findByRole('heading', { level: 3, name: 'Decided on this device' })

export const Approved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Approve: ${HARBOR}` }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.type(question.getByRole('textbox'), 'Lovely. Print it.')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await expect(await decided()).toBeVisible()
    const panel = screen.getByRole('region', { name: 'Approvals' })
    await expect(panel).toHaveTextContent('4 waiting')
    await expect(within(panel).queryByRole('heading', { name: HARBOR })).toBeNull()
    await waitFor(() => expect(screen.getByText('Lovely. Print it.')).toBeVisible())
    await expect(screen.getByText('Mar 4, 2026, 9:00:00 AM PST')).toBeVisible()
    await expect(screen.getByText('Maya Okafor')).toBeVisible()
    await expect(screen.getByText(`Receipt kept: Approved, ${HARBOR}.`)).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Request changes: Loyalty card and stamp' })).toHaveFocus(),
    )
  },
}

export const ChangesRequested: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Request changes: ${HARBOR}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes' }))
    await userEvent.type(dialog.getByLabelText(/^What should change/), 'A little wider.')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Change items/ }), 'Wider lettering')
    await userEvent.type(dialog.getByLabelText(/^New deadline/), '2026-03-20')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await seen('Requested changes sent.')
    await decided()
    await waitFor(() => expect(screen.getByText('Wider lettering')).toBeVisible())
    await expect(screen.getByText('Fri, Mar 20, 2026')).toBeVisible()
    await expect(screen.getByText('A little wider.')).toBeVisible()
  },
}

/** What another tab keeps while this one stands elsewhere is not lost, by what is sent from here least of all. */
export const KeptInAnotherTab: Story = {
  parameters: { scenario: { role: 'client', outcomes: { approveWork: 'hold' } }, route: '/cart' },
  render: (args) => <AfterTheCart {...args} />,
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    await steps.visit()
    await userEvent.click(await steps.button(`Approve: ${HARBOR}`))
    await userEvent.click((await steps.approval()).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(stage.backstage.held()).toContain('approveWork'))
    steps.back()
    await steps.leavesNothing()
    leaveReceipts(context)
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await steps.visit()
    const summaries = async (count: number) => {
      const list = (await decided()).parentElement as HTMLElement
      await waitFor(() => expect(list.querySelectorAll('summary')).toHaveLength(count))
    }
    await summaries(3)
    steps.back()
    await steps.standsAt('/cart')
    leaveReceipts(context)
    await steps.visit()
    await summaries(2)
  },
}

/** Decided in another tab: its receipt comes here, and the work waits here no more. */
export const DecidedInAnotherTab: Story = {
  play: async (context) => {
    const { area, ports, runtime } = stageOf(context)
    const panel = await screen.findByRole('region', { name: 'Approvals' })
    await steps.button(`Approve: ${HARBOR}`)
    await steps.approvedElsewhere(context)
    await expect(panel).toHaveTextContent('5 waiting')
    const owner = ownerOf(runtime.session.store.getState()) ?? ''
    writeReceipts(area.openTab(), owner, receiptsAt(ports.clock.now()))
    await expect(await decided()).toBeVisible()
    await waitFor(() => expect(panel).toHaveTextContent('4 waiting'))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Approve: ${HARBOR}` })).toBeNull())
  },
}

/** A refused decision leaves none. */
export const RefusedLeavesNone: Story = {
  parameters: { scenario: { role: 'client', outcomes: { approveWork: 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Approve: ${HARBOR}` }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await question.findByRole('alert')
    await expect(screen.queryByText('Decided on this device')).toBeNull()
  },
}

/** Earlier decisions stand folded; a dismissed one is gone for good, and the focus has a place. */
export const EarlierToday: Story = {
  beforeEach: leaveReceipts,
  play: async ({ userEvent }) => {
    await decided()
    await expect(screen.getByText('Lovely. Print it.')).not.toBeVisible()
    for (const title of ['Spring menu page', HARBOR])
      await userEvent.click(screen.getAllByText(title, { selector: 'summary *' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByText('Lovely. Print it.')).toBeVisible())
  },
}

export const Dismissed: Story = {
  ...EarlierToday,
  play: async (context) => {
    const { userEvent } = context
    const unfold = async (title: string) =>
      userEvent.click(screen.getAllByText(title, { selector: 'summary *' })[0] as HTMLElement)
    const heading = await decided()
    await unfold('Spring menu page')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Dismiss the receipt: Spring menu page' }),
    )
    await expect(heading).toHaveFocus()
    await unfold(HARBOR)
    await userEvent.click(await screen.findByRole('button', { name: `Dismiss the receipt: ${HARBOR}` }))
    await expect(screen.getByText('Approvals')).toHaveFocus()
    await expect(screen.queryByText('Decided on this device')).toBeNull()
    await expect(JSON.stringify(stageOf(context).area.entries())).not.toContain('app_receipts')
  },
}

/** The rest of a double click falls on what has moved up: the focus stays where it was put. */
export const DismissedByDoubleClick: Story = {
  ...EarlierToday,
  play: async ({ userEvent }) => {
    const heading = await decided()
    await userEvent.click(screen.getAllByText(HARBOR, { selector: 'summary *' })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: `Dismiss the receipt: ${HARBOR}` }))
    await expect(heading).toHaveFocus()
    // A browser moves the focus where nobody prevents it.
    await expect(await fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false)
    await expect(await fireEvent.mouseDown(document.body, { detail: 2 })).toBe(true)
  },
}

/** The eleventh takes the place of the oldest at once, not at the next visit alone. */
export const TenAtMost: Story = {
  beforeEach: (context) => leaveReceipts(context, 8),
  play: async ({ userEvent }) => {
    const list = (await decided()).parentElement as HTMLElement
    await expect(list.querySelectorAll('summary')).toHaveLength(10)
    await userEvent.click(await screen.findByRole('button', { name: `Approve: ${HARBOR}` }))
    await userEvent.click((await steps.approval()).getByRole('button', { name: 'Approve' }))
    await expect(await screen.findByText(`Receipt kept: Approved, ${HARBOR}.`)).toBeInTheDocument()
    await expect(list.querySelectorAll('summary')).toHaveLength(10)
  },
}

/** Nothing waits any more; what was decided stands there all the same. */
export const NothingLeft: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listClientWorks: 'empty' } } },
  beforeEach: leaveReceipts,
  play: async () => {
    await seen('No items awaiting approval right now.')
    await expect(await decided()).toBeVisible()
  },
}

/** Somebody else's decisions are not shown, at whosever browser this is. */
export const OfThePersonAlone: Story = {
  parameters: { scenario: { role: 'client', person: 'jonah' } },
  beforeEach: (context) => {
    leaveReceipts(context)
    const { storage } = stageOf(context).ports
    for (const key of storage.keys().filter((one) => one.startsWith('app_receipts'))) {
      storage.set('app_receipts:user.somebody', storage.get(key) ?? '')
      storage.remove(key)
    }
  },
  play: async () => {
    await screen.findByRole('region', { name: 'Approvals' })
    await expect(screen.queryByText('Decided on this device')).toBeNull()
  },
}

export const Mobile: Story = {
  ...ChangesRequested,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = { ...EarlierToday, globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { ...EarlierToday, globals: { theme: 'dark' } }
