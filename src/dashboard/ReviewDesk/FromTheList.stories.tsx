import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { approvedElsewhere } from '../ApprovalsPanel/stories/steps'
import { seen } from '../parts/stories/seen'
import { LookAgain } from '../Thread/stories/LookAgain'
import { handsIn } from './stories/handsIn'
import { LOGO } from './stories/works'

/** With the extension an approval opens on the review desk; without it nothing of it is seen, and nothing asked. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '860px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const asked = (context: { loaded: Record<string, unknown> }) =>
  stageOf(context).backstage.calls.of('listSubmissions').length

export const Opens: Story = {
  play: async (context) => {
    const { userEvent } = context
    const review = await screen.findByRole('button', { name: `Review: ${LOGO.title}` })
    await expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await expect(asked(context)).toBe(0)
    await userEvent.click(review)
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await expect(await desk.findByRole('application', { name: 'Round 2, image 1 of 5' })).toBeVisible()
    await userEvent.click(desk.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(review).toHaveFocus())
    await expect(asked(context)).toBe(1)
    // Opened again, the work is there before the focus is: it goes to the picture all the same, whose keys work at once.
    await userEvent.click(review)
    const again = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await waitFor(() => expect(again.getByRole('application')).toHaveFocus())
    // A pin by mistake leaves no form behind for the next time.
    await userEvent.keyboard('p{Enter}')
    await userEvent.click(await again.findByRole('button', { name: 'Remove change 1' }))
    await expect(await again.findByRole('button', { name: 'Send request' })).toBeVisible()
    await userEvent.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(review)
    const third = within(await screen.findByRole('dialog', { name: LOGO.title }))
    // The desk opens by and by.
    await waitFor(() => expect(third.getByRole('button', { name: 'Request changes' })).toBeVisible())
    await expect(third.queryByRole('textbox', { name: 'What should change?' })).toBeNull()
  },
}

/** A link leads straight to it, and the decided work leaves the list. */
export const ByAddress: Story = {
  parameters: { route: `/dashboard?do=review&work=${LOGO._id}` },
  play: async ({ userEvent }) => {
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await userEvent.click(desk.getByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: `Review: ${LOGO.title}` })).toBeNull())
  },
}

const review = () => screen.findByRole('button', { name: `Review: ${LOGO.title}` })
/** Gone, not only hidden behind the question that stands over it while its answer is on the way. */
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: LOGO.title, hidden: true })).toBeNull())

/** The studio takes up what was asked for and shows the next round: it is decided anew, on an empty desk. */
export const AskedForEachRound: Story = {
  render: () => (
    <>
      <LookAgain />
      <ApprovalsPanel />
    </>
  ),
  play: async (context) => {
    const { userEvent } = context
    const { calls } = stageOf(context).backstage
    const ask = async (words: string) => {
      await userEvent.click(await review())
      const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
      await userEvent.click(desk.getByRole('button', { name: 'Request changes' }))
      await userEvent.type(desk.getByRole('textbox', { name: 'What should change?' }), words)
      await userEvent.click(desk.getByRole('button', { name: 'Send request' }))
      await closed()
    }
    await ask('Wider.')
    await waitFor(() => expect(screen.queryByRole('button', { name: `Review: ${LOGO.title}` })).toBeNull())
    await handsIn(context, LOGO._id)
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await ask('Wider still.')
    await expect(calls.of('requestChanges').map(({ requestBody }) => requestBody)).toMatchObject([
      { comment: 'Wider.' },
      { comment: 'Wider still.' },
    ])
    await seen('Requested changes sent.')
    // The round after that is decided by a colleague: nothing was done here, so the focus stays.
    await handsIn(context, LOGO._id)
    const look = screen.getByRole('button', { name: 'Look again' })
    await userEvent.click(look)
    await review()
    await approvedElsewhere(context)
    await userEvent.click(look)
    await waitFor(() => expect(screen.queryByRole('button', { name: `Review: ${LOGO.title}` })).toBeNull())
    await expect(look).toHaveFocus()
  },
}

/** What was begun and then approved after all is gone with that decision, which says so before. */
export const ApprovedInstead: Story = {
  ...AskedForEachRound,
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await review())
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await userEvent.click(desk.getByRole('button', { name: 'Request changes' }))
    await userEvent.type(desk.getByRole('textbox', { name: 'What should change?' }), 'Wider.')
    await userEvent.click(desk.getByRole('button', { name: 'Add a change without a pin' }))
    await userEvent.type(desk.getByRole('textbox', { name: 'Change 1' }), 'Less orange')
    await userEvent.click(desk.getByRole('button', { name: 'Approve instead' }))
    const asks = await screen.findByRole('alertdialog', { name: 'Approve this work?' })
    await expect(asks).toHaveAccessibleDescription(
      'The studio hears of it at once, and the decision stands. The comment and 1 change you wrote are not sent.',
    )
    await userEvent.click(within(asks).getByRole('button', { name: 'Approve' }))
    await closed()
    await handsIn(context, LOGO._id)
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await userEvent.click(await review())
    const next = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await expect(next.getByRole('button', { name: 'Request changes' })).toBeVisible()
    await expect(next.queryByRole('textbox', { name: 'What should change?' })).toBeNull()
  },
}

/** The panel, and what stands for the browser's own Back and Forward. */
function WithHistory() {
  const navigate = useNavigate()
  return (
    <>
      <ApprovalsPanel />
      <button type="button" hidden data-testid="back" onClick={() => navigate(-1)} />
      <button type="button" hidden data-testid="forward" onClick={() => navigate(1)} />
    </>
  )
}

/** Its step of the history is still there after the decision. It brings no decided work back onto the desk. */
export const ForwardAfterwards: Story = {
  render: () => <WithHistory />,
  play: async (context) => {
    const { userEvent } = context
    const forward = () => screen.getByTestId('forward').click()
    await userEvent.click(await review())
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: LOGO.title })).getByRole('button', { name: 'Close' }),
    )
    await closed()
    forward()
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await userEvent.click(desk.getByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await closed()
    forward()
    await expect(screen.findByRole('dialog', { name: LOGO.title }, { timeout: 500 })).rejects.toThrow()
    await expect(stageOf(context).backstage.calls.of('approveWork')).toHaveLength(1)
  },
}

/** Back while an approval is being sent: the desk opened again says so, sends nothing else, and closes with the answer. */
export const BackWhileApproving: Story = {
  parameters: { scenario: { role: 'client', outcomes: { approveWork: 'hold' } } },
  render: () => <WithHistory />,
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    await userEvent.click(await review())
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await userEvent.click(desk.getByRole('button', { name: 'Request changes' }))
    await userEvent.type(desk.getByRole('textbox', { name: 'What should change?' }), 'Wider.')
    await userEvent.click(desk.getByRole('button', { name: 'Approve instead' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(stage.backstage.held()).toContain('approveWork'))
    screen.getByTestId('back').click()
    await closed()
    await expect(screen.getByText('Approval being sent')).toBeVisible()
    await userEvent.click(await review())
    const again = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await waitFor(() => expect(again.getByText('Your approval is being sent.')).toBeVisible())
    await expect(again.getByRole('button', { name: 'Send request' })).toBeDisabled()
    await userEvent.click(again.getByRole('button', { name: 'Approve instead' }))
    const once = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await expect(once.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
    await expect(stage.release('approveWork')).toBe(1)
    await closed()
    await seen('Approved. Thank you!')
    await expect(stage.backstage.calls.of('approveWork')).toHaveLength(1)
    await expect(stage.backstage.calls.of('requestChanges')).toHaveLength(0)
  },
}

/** The specification alone: two buttons, no desk, no request. Its address means nothing. */
export const WithoutTheExtension: Story = {
  parameters: { extensions: [], route: `/dashboard?do=review&work=${LOGO._id}` },
  play: async (context) => {
    await expect(await screen.findByRole('button', { name: `Approve: ${LOGO.title}` })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(asked(context)).toBe(0)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: `Review: ${LOGO.title}` })).toBeVisible()
  },
}
