import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import { AfterTheCart } from './stories/AfterTheCart'
import * as steps from './stories/steps'

const { APPROVE, CHANGES, HARBOR, CARD, approval, back, button, forward, gone, request, standsAt } = steps

/** A decision's dialog has an address: it is one step of the history, and closing it takes that back. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    route: '/cart',
    docs: { story: { inline: false, height: '720px' } },
  },
  render: (args) => <AfterTheCart {...args} />,
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const WORDS = 'The lettering should sit a little wider.'

/** Back closes either dialog and stays on the dashboard; the focus is where it was opened. */
export const BackCloses: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    await steps.visit()
    const approve = await button(`Approve: ${HARBOR}`)
    await userEvent.click(approve)
    await approval()
    await standsAt(APPROVE)
    back()
    await gone()
    await waitFor(() => expect(approve).toHaveFocus())
    const change = await button(`Request changes: ${HARBOR}`)
    await userEvent.click(change)
    await request()
    await standsAt(CHANGES)
    back()
    await gone()
    await waitFor(() => expect(change).toHaveFocus())
    await steps.leavesNothing()
  },
}

/** So do Cancel and Escape; a button that is pressed twice has added one step alone. */
export const CancelLeavesNothing: Story = {
  play: async ({ userEvent }) => {
    await steps.visit()
    const approve = await button(`Approve: ${HARBOR}`)
    approve.click()
    approve.click()
    await userEvent.click((await approval()).getByRole('button', { name: 'Cancel' }))
    await gone()
    await userEvent.click(await button(`Request changes: ${HARBOR}`))
    await request()
    await userEvent.keyboard('{Escape}')
    await gone()
    await steps.leavesNothing()
  },
}

/** Forward brings it back with what was written, and so does the row's button; once it is decided, nothing does. */
export const ForwardReopens: Story = {
  play: async ({ userEvent }) => {
    await steps.visit()
    await userEvent.click(await button(`Request changes: ${HARBOR}`))
    await userEvent.type((await request()).getByLabelText(/^What should change/), WORDS)
    back()
    await gone()
    await expect(screen.getByText('Change request begun, not sent')).toBeVisible()
    forward()
    await expect((await request()).getByLabelText(/^What should change/)).toHaveValue(WORDS)
    back()
    await gone()
    await userEvent.click(await button(`Request changes: ${HARBOR}`))
    const dialog = await request()
    await expect(dialog.getByLabelText(/^What should change/)).toHaveValue(WORDS)
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await seen('Requested changes sent.')
    await gone()
    const next = await button(`Request changes: ${CARD}`)
    await waitFor(() => expect(next).toHaveFocus())
    await standsAt('/dashboard')
    forward()
    await standsAt(CHANGES)
    await steps.opensNothing()
    back()
    await steps.leavesNothing()
  },
}

/** Back from the question whether to discard closes both; the words are kept, and the next opening asks nothing. */
export const BackFromTheQuestion: Story = {
  play: async ({ userEvent }) => {
    await steps.visit()
    await userEvent.click(await button(`Approve: ${HARBOR}`))
    await userEvent.type((await approval()).getByRole('textbox'), 'Lovely')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' })
    back()
    await gone()
    forward()
    await expect((await approval()).getByRole('textbox')).toHaveValue('Lovely')
    await expect(screen.queryByText('Discard what you wrote?')).toBeNull()
  },
}

/** A link leads straight to it, and closing it stays where the link led. */
export const LinkOpens: Story = {
  parameters: { route: APPROVE },
  play: async ({ userEvent }) => {
    await userEvent.click((await approval()).getByRole('button', { name: 'Cancel' }))
    await gone()
    await standsAt('/dashboard')
  },
}

export const LinkOpensChanges: Story = {
  parameters: { route: CHANGES },
  play: async ({ userEvent }) => {
    const dialog = await request()
    await userEvent.type(dialog.getByLabelText(/^What should change/), WORDS)
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await seen('Requested changes sent.')
    await gone()
    await standsAt('/dashboard')
  },
}

/** A work that does not wait opens nothing. */
export const LinkToNothing: Story = {
  parameters: { route: '/dashboard?do=approve&work=work_99' },
  play: async () => {
    await button(`Approve: ${HARBOR}`)
    await steps.opensNothing()
  },
}

/** With the review desk works are decided there: the address of a dialog means nothing. */
export const WithSubmissions: Story = {
  parameters: { extensions: ['submissions'], route: APPROVE },
  play: async () => {
    await button(`Review: ${HARBOR}`)
    await steps.opensNothing()
  },
}
