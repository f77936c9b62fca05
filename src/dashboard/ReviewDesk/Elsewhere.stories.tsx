import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { draftPrefix, ownerOf } from '@/runtime/drafts/owner'
import { leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { approvedElsewhere, takesPresses } from '../ApprovalsPanel/stories/steps'
import { LookAgain } from '../Thread/stories/LookAgain'
import { ReviewDesk } from './ReviewDesk'
import { atTheDesk, desk, deskFrame, loaded, onTheDesk } from './stories/desk'
import { LOGO } from './stories/works'

/** The work is decided in another tab, or by somebody else, while it lies on the desk: it is not decided again. */
const meta = {
  tags: ['long'],
  component: ReviewDesk,
  parameters: { ...atTheDesk, docs: { ...deskFrame } },
  args: onTheDesk,
} satisfies Meta<typeof ReviewDesk>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const WRITTEN = {
  comment: 'Nearly there.',
  changes: [{ id: 1, text: 'Use the darker green on the sign', spot: null }],
}
const DECIDED = 'This work was already approved.'
const NO_LONGER = 'This work no longer waits for your decision.'

/** Close alone is left, and has the focus; what was written stands there to be read and copied. */
async function rests(parts: ReturnType<typeof within>) {
  await waitFor(() => expect(parts.queryByRole('button', { name: 'Send request' })).toBeNull())
  await expect(parts.queryByRole('button', { name: 'Approve instead' })).toBeNull()
  await expect(parts.getByRole('button', { name: 'Pin a change' })).toBeDisabled()
  const texts = parts.getAllByRole('textbox', { name: /^(What should|Change 1)/ })
  for (const text of texts) await expect(text).toHaveAttribute('readonly')
  const [first, second] = texts
  await expect(first).toHaveValue(WRITTEN.changes[0]?.text)
  await expect(second).toHaveValue(WRITTEN.comment)
  const [close] = parts.getAllByRole('button', { name: 'Close' })
  await waitFor(() => expect(close).toHaveFocus())
  await takesPresses()
  return close as HTMLElement
}

/** Discards the draft of the story's person in another tab. */
function discardElsewhere(context: Context, name: string): void {
  const { area, runtime } = stageOf(context)
  area.openTab().remove(draftPrefix(ownerOf(runtime.session.store.getState()) ?? undefined) + name)
}

/** Discarded in another tab, and untouched here: no empty form stays. */
export const DiscardedElsewhere: Story = {
  beforeEach: leaveDraft('changes.work_1', { ...WRITTEN, deadline: '' }),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const parts = await loaded()
    await parts.findByText('Draft restored')
    discardElsewhere(context, 'changes.work_1')
    await expect(await parts.findByRole('button', { name: 'Request changes' })).toBeVisible()
    await expect(parts.queryByRole('textbox', { name: 'What should change?' })).toBeNull()
  },
}

/** Who has gone into it is about to write. */
export const DiscardedElsewhereWithin: Story = {
  ...DiscardedElsewhere,
  play: async (context) => {
    const parts = await loaded()
    const comment = await parts.findByRole('textbox', { name: 'What should change?' })
    await waitFor(() => expect(comment).toHaveValue('Nearly there.'))
    await context.userEvent.click(comment)
    discardElsewhere(context, 'changes.work_1')
    await waitFor(() => expect(comment).toHaveValue(''))
    await expect(comment).toHaveFocus()
    await expect(parts.getByRole('button', { name: 'Send request' })).toBeVisible()
  },
}

/** The server refuses the request: its words stand there, and nothing is sent again. */
export const RequestRefused: Story = {
  args: { initial: { request: WRITTEN }, onClose: fn() },
  parameters: { scenario: { role: 'client', outcomes: { requestChanges: 409 } } },
  play: async (context) => {
    const parts = await loaded()
    await context.userEvent.click(parts.getByRole('button', { name: 'Send request' }))
    await expect(await parts.findByRole('alert')).toHaveTextContent(DECIDED)
    const close = await rests(parts)
    await expect(parts.queryByText(NO_LONGER)).toBeNull()
    // What is left of a double click on what stood there.
    await fireEvent.click(close, { detail: 2 })
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await context.userEvent.click(close)
    await expect(context.args.onClose).toHaveBeenCalledWith(true)
    await expect(stageOf(context).backstage.calls.of('requestChanges')).toHaveLength(1)
  },
}

/** The question has no Approve any more, and under it the desk rests as well. */
export const ApprovalRefused: Story = {
  args: { initial: { request: WRITTEN } },
  parameters: { scenario: { role: 'client', outcomes: { approveWork: 409 } } },
  play: async (context) => {
    const { userEvent } = context
    const parts = await loaded()
    await userEvent.click(parts.getByRole('button', { name: 'Approve instead' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    const comment = question.getByRole('textbox')
    await userEvent.type(comment, 'Lovely.')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(DECIDED)
    await waitFor(() => expect(question.queryByRole('button', { name: 'Approve' })).toBeNull())
    await expect(comment).toHaveValue('Lovely.')
    await expect(comment).toHaveAttribute('readonly')
    await takesPresses()
    await userEvent.click(question.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(parts.getByText(NO_LONGER)).toBeVisible()
    await rests(parts)
    await expect(stageOf(context).backstage.calls.of('approveWork')).toHaveLength(1)
  },
}

const lookAgain = () => screen.getByText('Look again').click()
const lists = (context: Context) => stageOf(context).backstage.calls.of('listClientWorks')

/** A list that failed, or is on its way, says nothing; one that came without the work does. A next round is decided anew. */
export const LeftTheList: Story = {
  parameters: { route: `/dashboard?do=review&work=${LOGO._id}` },
  render: () => (
    <>
      <LookAgain />
      <ApprovalsPanel />
    </>
  ),
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const parts = await loaded()
    await userEvent.click(parts.getByRole('button', { name: 'Request changes' }))
    await userEvent.type(parts.getByRole('textbox', { name: 'What should change?' }), WRITTEN.comment)
    await userEvent.click(parts.getByRole('button', { name: 'Add a change without a pin' }))
    await userEvent.type(parts.getByRole('textbox', { name: 'Change 1' }), WRITTEN.changes[0]?.text ?? '')
    await approvedElsewhere(context)
    const send = parts.getByRole('button', { name: 'Send request' })

    await stage.setOutcomes({ listClientWorks: [500, 'hold', 'ok'] })
    lookAgain()
    await waitFor(() => expect(lists(context).map(({ status }) => status)).toEqual([200, 500]))
    await expect(send).toBeEnabled()
    lookAgain()
    await waitFor(() => expect(stage.backstage.held()).toContain('listClientWorks'))
    await expect(send).toBeEnabled()

    await expect(stage.release('listClientWorks')).toBe(1)
    await expect(await parts.findByText(NO_LONGER)).toBeVisible()
    // The focus was in a field, and stays there.
    await expect(parts.getByRole('textbox', { name: 'Change 1' })).toHaveFocus()
    parts.getAllByRole('button', { name: 'Close' })[0]?.focus()
    await userEvent.click(await rests(parts))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: LOGO.title, hidden: true })).toBeNull())
    await expect(screen.queryByRole('button', { name: `Review: ${LOGO.title}` })).toBeNull()
    await expect(stage.backstage.calls.of('requestChanges')).toHaveLength(0)
  },
}

/** The focus was on the button that goes away: Close has it. */
export const LeftTheButton: Story = {
  parameters: { route: `/dashboard?do=review&work=${LOGO._id}`, chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <LookAgain />
      <ApprovalsPanel initialReview={{ request: WRITTEN }} />
    </>
  ),
  play: async (context) => {
    const parts = await loaded()
    await approvedElsewhere(context)
    parts.getByRole('button', { name: 'Send request' }).focus()
    lookAgain()
    await expect(await parts.findByText(NO_LONGER)).toBeVisible()
    await rests(parts)
  },
}

/** Something broke, and by the list the work waits no more: that is said, and no failure beside it. */
export const AnswerLost: Story = {
  ...LeftTheButton,
  parameters: {
    ...LeftTheButton.parameters,
    scenario: { role: 'client', outcomes: { requestChanges: 500, listClientWorks: ['ok', 'hold', 'ok'] } },
  },
  play: async (context) => {
    const parts = await loaded()
    await approvedElsewhere(context)
    await context.userEvent.click(parts.getByRole('button', { name: 'Send request' }))
    await parts.findByRole('alert')
    await waitFor(() => expect(stageOf(context).release('listClientWorks')).toBe(1))
    await expect(await parts.findByText(NO_LONGER)).toBeVisible()
    await expect(parts.queryByRole('alert')).toBeNull()
  },
}

/** Refused, and yet it waits: it is opened again as any other. */
export const WaitsAllTheSame: Story = {
  render: () => <ApprovalsPanel />,
  parameters: { scenario: { role: 'client', outcomes: { approveWork: [409, 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const approve = async () => {
      await userEvent.click(await screen.findByRole('button', { name: `Review: ${LOGO.title}` }))
      const parts = await desk()
      await userEvent.click(parts.getByRole('button', { name: 'Approve' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
      await userEvent.click(question.getByRole('button', { name: 'Approve' }))
      return { parts, question }
    }
    const { parts, question } = await approve()
    await question.findByRole('alert')
    const close = await question.findByRole('button', { name: 'Close' })
    await takesPresses()
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(parts.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: LOGO.title, hidden: true })).toBeNull())
    await approve()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: LOGO.title, hidden: true })).toBeNull())
    const statuses = stageOf(context)
      .backstage.calls.of('approveWork')
      .map(({ status }) => status)
    await expect(statuses).toEqual([409, 200])
  },
}
