import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartScreen } from './CartScreen'
import * as Desktop from './CartScreen.stories'

/** Every state on a phone. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', route: '/cart', scenario: { role: 'client' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }
