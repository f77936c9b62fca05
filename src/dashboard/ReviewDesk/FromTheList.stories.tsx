import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { LOGO } from './stories/works'

/** With the extension an approval opens on the review desk; without it nothing of it is seen, and nothing asked. */
const meta = {
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
