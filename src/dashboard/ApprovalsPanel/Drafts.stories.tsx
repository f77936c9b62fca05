import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { LOGO } from '../ReviewDesk/stories/works'
import { ApprovalsPanel } from './ApprovalsPanel'
import { ChangesDialog } from './ChangesDialog'

/** Decisions that were begun and not sent. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const HARBOR = 'Harbor Café logo, round 2'
const WORDS = {
  comment: 'The lettering should sit a little wider.',
  items: ['Wider lettering', 'Less orange'],
  deadline: '2026-03-20',
}
const BEGUN = 'Change request begun, not sent'

const request = async () => within(await screen.findByRole('dialog', { name: 'Request changes' }))
const approval = async () => within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request changes' })).toBeNull())
const sent = (context: Context) =>
  stageOf(context)
    .calls()
    .filter(({ method }) => method !== 'GET')

/** Begins to watch the question and the dialog below it; says afterwards whether that ever stood there without it. */
async function watchQuestion() {
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' })
  const below = screen.getByRole('dialog', { name: 'Request changes', hidden: true })
  const stands = (one: HTMLElement) => one.isConnected && one.hasAttribute('data-open')
  let wasBare = false
  const watch = new MutationObserver(() => {
    wasBare ||= stands(below) && !stands(question)
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  return () => {
    watch.disconnect()
    return wasBare
  }
}

const showsAll = async () => {
  const dialog = await request()
  await waitFor(() => expect(dialog.getByLabelText(/^What should change/)).toHaveValue(WORDS.comment))
  await expect(dialog.getByRole('textbox', { name: 'Change 2' })).toHaveValue('Less orange')
  await expect(dialog.getByLabelText(/^New deadline/)).toHaveValue(WORDS.deadline)
  return dialog
}

/** A row says that something was begun about it. */
export const Begun: Story = {
  beforeEach: leaveDraft('changes.work_1', WORDS),
  play: async () => {
    const rows = await screen.findAllByRole('listitem')
    const row = rows.find((one) => one.textContent?.includes(HARBOR))
    await expect(row).toHaveTextContent(BEGUN)
    await expect(screen.getAllByText(BEGUN)).toHaveLength(1)
  },
}

export const Restored: Story = {
  args: { initial: { kind: 'changes', work: 'work_1' } },
  beforeEach: leaveDraft('changes.work_1', WORDS),
  play: async () => {
    const dialog = await showsAll()
    await waitFor(() => expect(dialog.getByText(/^Draft restored/)).toBeVisible())
    // Not on Discard, where a Space would empty it.
    await waitFor(() => expect(dialog.getByLabelText(/^What should change/)).toHaveFocus())
  },
}

/** Left with something in it: kept as a draft, there again at the next opening, and gone when it was sent. */
export const KeptAsDraft: Story = {
  play: async (context) => {
    const { userEvent } = context
    const open = async () =>
      userEvent.click(await screen.findByRole('button', { name: `Request changes: ${HARBOR}` }))
    await open()
    const dialog = await request()
    await userEvent.type(dialog.getByLabelText(/^What should change/), WORDS.comment)
    await userEvent.keyboard('{Escape}')
    const keep = await screen.findByRole('button', { name: 'Keep as draft' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(screen.getByText(BEGUN)).toBeVisible()
    await open()
    const again = await request()
    await waitFor(() => expect(again.getByText(/^Draft restored/)).toBeVisible())
    await userEvent.click(again.getByRole('button', { name: 'Send request' }))
    await seen('Requested changes sent.')
    await gone()
    await expect(draftIn(context, 'changes.work_1')).toBeNull()
    await expect(screen.queryByText(BEGUN)).toBeNull()
  },
}

/** Discard in the question throws it away for good. */
export const Discarded: Story = {
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await screen.findByRole('button', { name: `Request changes: ${HARBOR}` }))
    const dialog = await request()
    await userEvent.type(dialog.getByLabelText(/^What should change/), WORDS.comment)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
    await expect(draftIn(context, 'changes.work_1')).toBeNull()
    await expect(screen.queryByText(BEGUN)).toBeNull()
  },
}

/** A request dialog that closes a moment after it was asked to: as with the browser's own history. */
function ClosesByAndBy() {
  const [open, setOpen] = useState(true)
  const [decidedElsewhere] = useState({ elsewhere: false, onRefused() {}, onDecided() {} })
  return (
    <ChangesDialog
      work={LOGO}
      today="2026-03-04"
      open={open}
      initial={undefined}
      decidedElsewhere={decidedElsewhere}
      onClose={() => setTimeout(() => setOpen(false), 100)}
    />
  )
}

/** The question goes with the dialog, not before it. */
export const LeavesTogether: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <ClosesByAndBy />,
  play: async ({ userEvent }) => {
    const dialog = await request()
    await userEvent.type(dialog.getByLabelText(/^What should change/), WORDS.comment)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const wasBare = await watchQuestion()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await gone()
    await expect(wasBare()).toBe(false)
  },
}

/** Approved all the same: what is left behind is said in the question. */
export const BegunAndApproved: Story = {
  args: { initial: { kind: 'approve', work: 'work_1' } },
  beforeEach: leaveDraft('changes.work_1', WORDS),
  play: async () => {
    await approval()
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /stands\. The comment, 2 changes, and new deadline you wrote are not sent\.$/,
    )
  },
}

export const CommentRestored: Story = {
  args: { initial: { kind: 'approve', work: 'work_1' } },
  beforeEach: leaveDraft('approve.work_1', { text: 'Lovely. Print it.' }),
  play: async () => {
    const dialog = await approval()
    await expect(dialog.getByRole('textbox')).toHaveValue('Lovely. Print it.')
    await waitFor(() => expect(dialog.getByText(/^Draft restored/)).toBeVisible())
  },
}

/** What is written in place of a discarded comment, or of one that was taken out by hand, was never kept before; then it is. */
export const CommentBegunAnew: Story = {
  ...CommentRestored,
  play: async ({ userEvent }) => {
    const dialog = await approval()
    const comment = dialog.getByRole('textbox')
    const restored = () => dialog.queryByText(/^Draft restored/)
    const discard = async () => userEvent.click(await dialog.findByRole('button', { name: 'Discard' }))
    await discard()
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
    await expect(comment).toHaveValue('Lovely. Print it.')
    await waitFor(() => expect(restored()).toBeVisible())
    await discard()
    await dialog.findByText(/^Draft discarded/)
    await userEvent.type(comment, 'N')
    await waitFor(() => expect(dialog.queryByText(/^Draft discarded/)).toBeNull())
    await expect(restored()).toBeNull()
    await userEvent.clear(comment)
    await userEvent.type(comment, 'No')
    await expect(restored()).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep as draft' }))
    await userEvent.click(await screen.findByRole('button', { name: `Approve: ${HARBOR}` }))
    await expect(await (await approval()).findByText(/^Draft restored/)).toBeVisible()
  },
}

/** Without a connection nothing is decided, and nothing is lost. */
export const Offline: Story = {
  args: { initial: { kind: 'changes', work: 'work_1', ...WORDS } },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await showsAll()
    stageOf(context).ports.network.set(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await expect(await dialog.findByText(/What you wrote is kept here/)).toBeVisible()
    await expect(sent(context)).toHaveLength(0)
    stageOf(context).ports.network.set(true)
    await expect(await dialog.findByText('What you wrote is ready to send.')).toBeVisible()
    await expect(sent(context)).toHaveLength(0)
  },
}

export const ApproveOffline: Story = {
  args: { initial: { kind: 'approve', work: 'work_1' } },
  play: async (context) => {
    const dialog = await approval()
    stageOf(context).ports.network.set(false)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(await dialog.findByText(/Your decision is kept here/)).toBeVisible()
    await expect(sent(context)).toHaveLength(0)
  },
}

export const Mobile: Story = { ...Begun, globals: { viewport: { value: 'phone', isRotated: false } } }
export const RestoredMobile: Story = {
  ...Restored,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Dark: Story = { ...CommentRestored, globals: { theme: 'dark' } }
