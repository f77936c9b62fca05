import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkQueuePanel } from './WorkQueuePanel'
import * as Desktop from './WorkQueuePanel.stories'

/** Every state on a phone. */
const meta = {
  component: WorkQueuePanel,
  parameters: { scenario: { role: 'admin' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }

export const OneListFailed: Story = { ...Desktop.OneListFailed, globals: meta.globals }

export const Filtered: Story = { ...Desktop.Filtered, globals: meta.globals }
