import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FeaturesScreen } from './FeaturesScreen'

const meta = {
  component: FeaturesScreen,
  parameters: { layout: 'fullscreen', route: '/features' },
} satisfies Meta<typeof FeaturesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Add-On Features')
    const rows = within(canvas.getByRole('list', { name: 'Add-on features' })).getAllByRole('listitem')
    await expect(rows).toHaveLength(8)
    for (const row of rows) {
      await expect(within(row).getByRole('heading', { level: 2 })).toBeVisible()
      await expect(within(row).getAllByRole('definition')).toHaveLength(2)
    }
    await expect(canvas.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote',
    )
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
