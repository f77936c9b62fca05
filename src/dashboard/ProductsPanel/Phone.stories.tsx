import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductsPanel } from './ProductsPanel'
import * as Desktop from './ProductsPanel.stories'

/** Every state on a phone. */
const meta = {
  component: ProductsPanel,
  parameters: { scenario: { role: 'admin' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof ProductsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }
