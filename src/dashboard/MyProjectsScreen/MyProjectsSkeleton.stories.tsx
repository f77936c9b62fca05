import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { MyProjectsSkeleton } from './MyProjectsSkeleton'

const meta = {
  component: MyProjectsSkeleton,
  parameters: { layout: 'fullscreen', scenario: { role: 'client' } },
} satisfies Meta<typeof MyProjectsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading projects...')
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
