import type { Meta, StoryObj } from '@storybook/react-vite'
import * as Failures from './Failures.stories'
import { InsightsPanel } from './InsightsPanel'
import * as Desktop from './InsightsPanel.stories'

/** Every state of admin and client on a phone. */
const meta = {
  component: InsightsPanel,
  parameters: { scenario: { role: 'admin' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof InsightsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const LoadingClient: Story = { ...Desktop.LoadingClient, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const EmptyClient: Story = { ...Desktop.EmptyClient, globals: meta.globals }

export const FailedClient: Story = { ...Failures.FailedClient, globals: meta.globals }

export const RevenueFailed: Story = { ...Failures.RevenueFailed, globals: meta.globals }
