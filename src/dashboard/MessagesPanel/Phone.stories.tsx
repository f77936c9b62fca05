import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagesPanel } from './MessagesPanel'
import * as Desktop from './MessagesPanel.stories'

/** Every state on a phone. */
const meta = {
  component: MessagesPanel,
  parameters: { scenario: { role: 'client' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }
