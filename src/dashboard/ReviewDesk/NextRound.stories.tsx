import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { LookAgain } from '../Thread/stories/LookAgain'
import { UpdatedLine } from '../UpdatedLine/UpdatedLine'
import { handsIn } from './stories/handsIn'
import { LOGO } from './stories/works'

/** What a desk shows that is opened again: never silently the rounds of before. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '860px' } },
  },
  render: () => (
    <>
      <UpdatedLine />
      <LookAgain />
      <ApprovalsPanel />
    </>
  ),
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const review = () => screen.findByRole('button', { name: `Review: ${LOGO.title}` })
/** Gone, not only hidden behind something else. */
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: LOGO.title, hidden: true })).toBeNull())

/** The studio hands in the next round after a change request; the list knows, the desk has yet to ask. */
async function nextRound(context: Context, outcomes: { listSubmissions: 'hold' | [500, 'ok'] }) {
  const { userEvent } = context
  await userEvent.click(await review())
  const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
  await desk.findByRole('application', { name: 'Round 2, image 1 of 5' })
  await userEvent.click(desk.getByRole('button', { name: 'Request changes' }))
  await userEvent.type(desk.getByRole('textbox', { name: 'What should change?' }), 'Wider.')
  await userEvent.click(desk.getByRole('button', { name: 'Send request' }))
  await closed()
  await handsIn(context, LOGO._id)
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  const again = await review()
  await stageOf(context).setOutcomes(outcomes)
  await userEvent.click(again)
  return within(await screen.findByRole('dialog', { name: LOGO.title }))
}

/** On a slow line the round that was answered is not shown as the newest. */
export const NextRoundOnItsWay: Story = {
  play: async (context) => {
    const desk = await nextRound(context, { listSubmissions: 'hold' })
    await expect(await desk.findByText('Loading the work')).toBeInTheDocument()
    await expect(desk.queryByRole('application')).toBeNull()
    await waitFor(() => expect(stageOf(context).release('listSubmissions')).toBe(1))
    await expect(await desk.findByRole('application', { name: 'Round 3, image 1 of 1' })).toBeVisible()
  },
}

/** Where it cannot be had, what is known stands there, and is said to be old. */
export const NextRoundFailed: Story = {
  play: async (context) => {
    const desk = await nextRound(context, { listSubmissions: [500, 'ok'] })
    await expect(await desk.findByText('Could not load the latest rounds.')).toBeVisible()
    await expect(desk.getByRole('application', { name: 'Round 2, image 1 of 5' })).toBeVisible()
    desk.getByRole('button', { name: 'Retry' }).focus()
    await context.userEvent.keyboard('{Enter}')
    const stage = await desk.findByRole('application', { name: 'Round 3, image 1 of 1' })
    await waitFor(() => expect(stage).toHaveFocus())
    await expect(desk.queryByText('Could not load the latest rounds.')).toBeNull()
  },
}

/** What was looked at before stays while it is asked for anew, which is said. */
export const LooksForNewer: Story = {
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await review())
    const desk = within(await screen.findByRole('dialog', { name: LOGO.title }))
    await desk.findByRole('application', { name: 'Round 2, image 1 of 5' })
    await userEvent.click(desk.getByRole('button', { name: 'Close' }))
    await closed()
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await stageOf(context).setOutcomes({ listSubmissions: 'hold' })
    await userEvent.click(await review())
    const again = within(await screen.findByRole('dialog', { name: LOGO.title }))
    // The desk opens by and by.
    await waitFor(() => expect(again.getByText(/ · Looking for a newer round…$/)).toBeVisible())
    await expect(again.getByRole('application', { name: 'Round 2, image 1 of 5' })).toBeVisible()
    await waitFor(() => expect(stageOf(context).release('listSubmissions')).toBe(1))
    await waitFor(() => expect(again.queryByText(/Looking for a newer round/)).toBeNull())
  },
}
