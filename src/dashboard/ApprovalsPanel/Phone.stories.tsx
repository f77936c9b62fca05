import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApprovalsPanel } from './ApprovalsPanel'
import * as Desktop from './ApprovalsPanel.stories'

/** Every state on a phone. */
const meta = {
  component: ApprovalsPanel,
  parameters: { extensions: [], scenario: { role: 'client' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }

export const Overdue: Story = { ...Desktop.OverdueDeadline, globals: meta.globals }
