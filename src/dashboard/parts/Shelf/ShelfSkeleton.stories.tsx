import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ShelfSkeleton } from './ShelfSkeleton'

const meta = {
  component: ShelfSkeleton,
  parameters: { layout: 'fullscreen', scenario: { role: 'client' } },
  args: { label: 'Loading saved' },
} satisfies Meta<typeof ShelfSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading saved')
  },
}

/** The bar is there from the start. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
