import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { TabBar } from './TabBar'

const meta = {
  component: TabBar,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', route: '/dashboard', scenario: { role: 'client' } },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

const links = () =>
  within(screen.getByRole('navigation', { name: 'Dashboard' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** A client's: the dashboard, what is saved, the cart. */
export const Default: Story = {
  play: async () => {
    await expect(links()).toEqual([
      ['Home', '/dashboard'],
      ['Saved', '/favorites'],
      ['Cart', '/cart'],
    ])
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  },
}

/** An admin's also opens the two dialogs. */
export const Admin: Story = {
  parameters: { route: '/admin', scenario: { role: 'admin' } },
  play: async () => {
    await expect(links()).toEqual([
      ['Home', '/admin'],
      ['Saved', '/favorites'],
      ['Product', '/admin?do=product'],
      ['Upload', '/admin?do=upload'],
      ['Cart', '/cart'],
    ])
  },
}

/** Not there on a wide screen. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
