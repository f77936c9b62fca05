import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ServicesScreen } from './ServicesScreen'

const meta = {
  component: ServicesScreen,
  parameters: { layout: 'fullscreen', route: '/services' },
} satisfies Meta<typeof ServicesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our Services')
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Web Development',
      'App Development',
      'Desktop Applications',
      'UI/UX Design',
      'Graphic Design',
      'Branding Guides',
    ])
    for (const card of cards) {
      await expect(within(card).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/contact',
      )
      await expect(within(within(card).getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
    }
    const why = within(canvas.getByRole('region', { name: 'Why Choose Us' }))
    await expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Modern Technology',
      'Huge Digital Experience',
    ])
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
