import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagesPanel } from './MessagesPanel'
import * as Client from './MessagesPanel.stories'

/** What an admin sees of messages: the studio's conversations with everybody. */
const meta = {
  component: MessagesPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

const admin = (outcome: 'hold' | 'empty' | 500) => ({
  scenario: { role: 'admin', outcomes: { listConversations: outcome } },
})
const phone = { viewport: { value: 'phone', isRotated: false } }

export const Default: Story = { ...Client.Admin }

export const Loading: Story = { ...Client.Loading, parameters: admin('hold') }

export const Empty: Story = { ...Client.Empty, parameters: admin('empty') }

export const Failed: Story = { ...Client.Failed, parameters: admin(500) }

export const Mobile: Story = { ...Default, globals: phone }

export const LoadingMobile: Story = { ...Loading, globals: phone }

export const EmptyMobile: Story = { ...Empty, globals: phone }

export const FailedMobile: Story = { ...Failed, globals: phone }
