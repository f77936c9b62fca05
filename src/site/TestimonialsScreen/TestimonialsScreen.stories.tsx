import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TestimonialsScreen } from './TestimonialsScreen'

const meta = {
  component: TestimonialsScreen,
  parameters: { layout: 'fullscreen', route: '/testimonials' },
} satisfies Meta<typeof TestimonialsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('figure')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What clients say')
    await expect(canvas.getAllByRole('img', { name: /^Rated \d out of 5$/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact')
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading testimonials')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { load: async () => null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load testimonials')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { load: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No testimonials available yet.')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: {
    load: async () => [
      {
        _id: 'long',
        content: 'They drew it, and drew it again. '.repeat(30),
        stars: 3,
        user: { name: 'Wolfeschlegelsteinhausenbergerdorff Brothers Incorporated of Newport Beach' },
      },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
