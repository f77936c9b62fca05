import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import * as Client from './ApprovalsPanel.stories'

/** What an admin sees of approvals: as a rule nothing waits for them, and the list is asked for all the same. */
const meta = {
  component: ApprovalsPanel,
  parameters: { extensions: [], scenario: { role: 'admin' } },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const admin = (outcome: 'hold' | 500) => ({
  scenario: { role: 'admin', outcomes: { listClientWorks: outcome } },
})
const phone = { viewport: { value: 'phone', isRotated: false } }

export const Default: Story = {
  play: async () => {
    await seen('No items awaiting approval right now.')
    await expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  },
}

export const Loading: Story = { ...Client.Loading, parameters: admin('hold') }

export const Failed: Story = { ...Client.Failed, parameters: admin(500) }

export const Mobile: Story = { ...Default, globals: phone }

export const LoadingMobile: Story = { ...Loading, globals: phone }

export const FailedMobile: Story = { ...Failed, globals: phone }
