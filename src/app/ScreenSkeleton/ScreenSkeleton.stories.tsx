import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenSkeleton } from './ScreenSkeleton'

const meta = {
  component: ScreenSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Mobile: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
