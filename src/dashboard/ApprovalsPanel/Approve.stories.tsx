import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import { approvedElsewhere, takesPresses } from './stories/steps'

const meta = {
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const HARBOR = 'Harbor Café logo, round 2'
const dialog = () => screen.findByRole('alertdialog', { name: 'Approve this work?' })
// By name: a message is a dialog too, and stays for 3200 ms.
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog', { name: /approv/i })).toBeNull())
const approvals = (stage: StoryStage) => stage.backstage.calls.of('approveWork')

async function ask({ userEvent }: Context, title = HARBOR) {
  await userEvent.click(await screen.findByRole('button', { name: `Approve: ${title}` }))
  return dialog()
}

async function confirm(context: Context, title?: string) {
  const question = await ask(context, title)
  await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
  return question
}

/** Title, price and deadline once more, and an optional comment. */
export const AsksOnce: Story = {
  args: { initial: { kind: 'approve', work: 'work_1' } },
  play: async (context) => {
    const question = await dialog()
    await expect(question).toHaveTextContent(HARBOR)
    await expect(question).toHaveTextContent('$1,250.00')
    await expect(question).toHaveTextContent('Due today')
    await expect(within(question).getByRole('textbox', { name: 'Comment (optional)' })).toHaveValue('')
    await expect(approvals(stageOf(context))).toHaveLength(0)
  },
}

/** The row leaves, and the focus goes on to the next one. Without a comment an empty one is sent. */
export const Approved: Story = {
  play: async (context) => {
    await confirm(context)
    await seen('Approved. Thank you!')
    await gone()
    await expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull()
    await expect(approvals(stageOf(context))[0]?.requestBody).toEqual({ comment: '' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Request changes: Loyalty card and stamp' })).toHaveFocus(),
    )
    await expect(screen.getByText('Approvals: 4 items left.')).toBeInTheDocument()
  },
}

export const WithComment: Story = {
  play: async (context) => {
    const question = await ask(context)
    await context.userEvent.type(within(question).getByRole('textbox'), '  Lovely. Print it.  ')
    await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await expect(approvals(stageOf(context))[0]?.requestBody).toEqual({ comment: 'Lovely. Print it.' })
    await gone()
  },
}

/** By keyboard alone, down to the last row: then the heading takes the focus. */
export const LastRow: Story = {
  play: async (context) => {
    const { userEvent } = context
    ;(await screen.findByRole('button', { name: 'Approve: Spring menu page' })).focus()
    await userEvent.keyboard('{Enter}')
    const question = await dialog()
    await waitFor(() => expect(within(question).getByRole('textbox')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(question).getByRole('button', { name: 'Approve' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await gone()
    await waitFor(() => expect(screen.getByText('Approvals')).toHaveFocus())
  },
}

export const Cancelled: Story = {
  play: async (context) => {
    const question = await ask(context)
    await context.userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await gone()
    await expect(screen.getByRole('button', { name: `Approve: ${HARBOR}` })).toHaveFocus()
    await expect(approvals(stageOf(context))).toHaveLength(0)
  },
}

/** A comment that was written is not thrown away without asking. */
export const DiscardAsksFirst: Story = {
  play: async (context) => {
    const question = await ask(context)
    await context.userEvent.type(within(question).getByRole('textbox'), 'Lovely')
    await context.userEvent.keyboard('{Escape}')
    const discard = await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' })
    await context.userEvent.click(within(discard).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(within(question).getByRole('textbox')).toHaveFocus())
    await expect(within(question).getByRole('textbox')).toHaveValue('Lovely')
    await context.userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
  },
}

/** However often it is clicked, it is sent once. */
export const DoubleClick: Story = {
  parameters: { scenario: { outcomes: { approveWork: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const question = await ask(context)
    const yes = within(question).getByRole('button', { name: 'Approve' })
    await context.userEvent.dblClick(yes)
    await waitFor(() => expect(approvals(stage)).toHaveLength(1))
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.click(yes)
    await waitFor(() => expect(stage.release('approveWork')).toBe(1))
    await gone()
    await expect(approvals(stage)).toHaveLength(1)
  },
}

/** A call that hangs can be called off, by Cancel and by Escape; the comment stays and can be sent again. */
export const CalledOff: Story = {
  parameters: { scenario: { outcomes: { approveWork: ['hold', 'hold', 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const statuses = () => approvals(stage).map(({ status }) => status)
    const question = within(await ask(context))
    await userEvent.type(question.getByRole('textbox'), 'Lovely')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(statuses()).toEqual(['held']))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(await question.findByText(/^Stopped before the studio answered/)).toBeVisible()
    await expect(question.getByRole('textbox')).toHaveValue('Lovely')
    await expect(question.queryByRole('alert')).toBeNull()

    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(statuses()).toEqual(['aborted', 'held']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(statuses()).toEqual(['aborted', 'aborted']))
    await expect(question.getByRole('textbox')).toHaveValue('Lovely')

    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await gone()
  },
}

/** The dialog stays, with the comment, so that it can be tried again. */
export const ServerError: Story = {
  parameters: { scenario: { outcomes: { approveWork: [500, 'ok'] } } },
  play: async (context) => {
    const question = await ask(context)
    await context.userEvent.type(within(question).getByRole('textbox'), 'Lovely')
    await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    await expect(await within(question).findByRole('alert')).toBeVisible()
    await expect(within(question).getByRole('textbox')).toHaveValue('Lovely')
    await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    await gone()
    await expect(approvals(stageOf(context)).map(({ status }) => status)).toEqual([500, 200])
  },
}

/** Without an answer there is no message of the server, so ours stands there. */
export const Offline: Story = {
  parameters: { scenario: { outcomes: { approveWork: 'offline' } } },
  play: async (context) => {
    const question = await confirm(context)
    await expect(await within(question).findByRole('alert')).toHaveTextContent('Approve failed')
    await waitFor(() => expect(screen.getAllByText('Approve failed')).toHaveLength(2))
    // Heard once: the alert says it.
    await expect(screen.getByRole('dialog', { name: 'Approve failed' })).toHaveAttribute('aria-live', 'off')
  },
}

export const BrokenAnswer: Story = {
  ...Offline,
  parameters: { scenario: { outcomes: { approveWork: 'html' } } },
}

/** Decided in another tab meanwhile: the server's words, and the list is asked for again. */
export const DecidedElsewhere: Story = {
  play: async (context) => {
    const question = await ask(context)
    await approvedElsewhere(context)
    await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    const alert = await within(question).findByRole('alert')
    await expect(alert).toHaveTextContent('This work was already approved.')
    await waitFor(() => expect(within(question).queryByRole('button', { name: 'Approve' })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('heading', { name: HARBOR, hidden: true })).toBeNull())
    const left = within(question).getAllByRole('button')
    await expect(left.map(({ textContent }) => textContent)).toEqual(['Close'])
    await expect(left[0]).toHaveFocus()
    await expect(question).toHaveAccessibleName('No longer up for approval')
    await takesPresses()
    await context.userEvent.keyboard('{Enter}')
    await gone()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Request changes: Loyalty card and stamp' })).toHaveFocus(),
    )
  },
}

/** It arrived, and its answer was lost: the list is asked what became of it. */
export const AnswerLost: Story = {
  parameters: { scenario: { outcomes: { approveWork: ['ok', 'html'], listClientWorks: ['ok', 'hold'] } } },
  play: async (context) => {
    const question = await ask(context)
    await approvedElsewhere(context)
    await context.userEvent.click(within(question).getByRole('button', { name: 'Approve' }))
    await expect(await within(question).findByRole('alert')).toHaveTextContent('Approve failed')
    await waitFor(() => expect(stageOf(context).release('listClientWorks')).toBe(1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: HARBOR, hidden: true })).toBeNull())
    await seen('This work no longer waits for your decision.')
    await expect(within(question).queryByRole('alert')).toBeNull()
  },
}

/** The list can't be asked for again: what is on the screen stays, and is marked. */
export const RefetchFails: Story = {
  parameters: { scenario: { outcomes: { listClientWorks: ['ok', 500] } } },
  play: async (context) => {
    await confirm(context)
    await gone()
    await seen('Could not load the latest approvals.')
    await expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull()
    await expect(screen.getByRole('heading', { name: 'Spring menu page' })).toBeVisible()
  },
}

export const Mobile: Story = { ...AsksOnce, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...AsksOnce, globals: { theme: 'dark' } }
