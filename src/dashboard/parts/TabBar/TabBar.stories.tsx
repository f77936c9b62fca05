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

/** As wide as "narrow" goes. */
export const AtTheEdge: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBe(768)
    await expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  },
}

/** One pixel more: it is not there. */
export const Wide: Story = {
  parameters: {
    viewport: {
      options: { edge: { name: 'Wide, by a pixel', styles: { width: '769px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'edge', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBe(769)
    await expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
