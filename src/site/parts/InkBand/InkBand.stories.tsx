import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InkBand } from './InkBand'

const meta = {
  component: InkBand,
  args: {
    title: 'Need something custom built?',
    children: 'Tell us what it should do. A quote with a price and a date comes within two working days.',
    href: '/contact?subject=Project%20Quote',
    action: 'Request a Quote',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InkBand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Need something custom built?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote',
    )
  },
}

export const Green: Story = { args: { ink: 'green' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Mobile: Story = { globals: { viewport: { value: 'small' } } }

export const LongContent: Story = {
  args: {
    title: 'Need something custom built for a harbour, a market hall and eleven ferries at once?',
    children: 'Words. '.repeat(60),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
