import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StarRating } from './StarRating'

const meta = {
  component: StarRating,
  args: { rating: 5 },
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
  },
}

export const Ratings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 1, 2.5, 3.8, 5].map((rating) => (
        <StarRating key={rating} rating={rating} />
      ))}
      <StarRating rating={4} size="sm" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 3.8 out of 5' })).toBeVisible()
  },
}

export const Dark: Story = { ...Ratings, globals: { theme: 'dark' } }
