import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { systemColour, withMedia } from '../../../../.storybook/checks/media'
import { inApp } from '../../../../.storybook/stage/appStory'
import { StageApp } from '../../../../.storybook/stage/StageApp'
import { stageOf } from '../../../../.storybook/stage/stageOf'
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

/** In the colours of a person's own choosing the rule of the current tab alone can be seen. */
export const ForcedColours: Story = {
  play: async () => {
    await withMedia({ 'forced-colors': 'active' }, async () => {
      const rule = (name: string) => getComputedStyle(screen.getByRole('link', { name })).borderTopColor
      await expect([rule('Saved'), rule('Cart')]).toEqual([systemColour('Canvas'), systemColour('Canvas')])
      await expect(rule('Home')).toBe(systemColour('Highlight'))
    })
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

/** Where the page ends it slides up under the header, whose Menu can still be pressed. */
export const UnderTheHeader: Story = {
  tags: ['long'],
  parameters: inApp,
  render: (_, context) => <StageApp path="/cart" runtime={stageOf(context).runtime} />,
  play: async () => {
    await screen.findByRole('list', { name: 'Cart' })
    const bar = screen.getByRole('navigation', { name: 'Dashboard' })
    const menu = screen.getByRole('button', { name: 'Menu' })
    const { x, y, width, height } = menu.getBoundingClientRect()
    const { top } = bar.getBoundingClientRect()
    await expect(top).toBeGreaterThan(y + height)
    // As far as lays one over the other.
    const footer = bar.closest('main')?.getBoundingClientRect().bottom ?? 0
    window.scrollTo(0, window.scrollY + footer - y - height)
    await expect(bar.getBoundingClientRect().top).toBeLessThan(y + height / 2)
    await expect(menu).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    )
  },
}

/** A page of one line: the bar stands at the window's end, where the thumb is and no message covers it. */
export const ShortPage: Story = {
  parameters: { ...inApp, scenario: { role: 'client', seed: 'empty' } },
  render: (_, context) => <StageApp path="/favorites" runtime={stageOf(context).runtime} />,
  play: async () => {
    await screen.findByText(/nothing saved/i)
    const bar = screen.getByRole('navigation', { name: 'Dashboard' })
    const box = () => bar.getBoundingClientRect()
    await expect(Math.round(box().bottom)).toBe(window.innerHeight)
    // What stands above it keeps its width.
    const screenBox = (bar.previousElementSibling as HTMLElement).getBoundingClientRect()
    await expect([screenBox.left, screenBox.width]).toEqual([0, document.documentElement.clientWidth])
    const last = bar.previousElementSibling?.lastElementChild?.getBoundingClientRect()
    await expect(last?.bottom).toBeLessThanOrEqual(box().top)
    // Below it the footer is scrolled to.
    window.scrollTo(0, document.documentElement.scrollHeight)
    const footer = screen.getByRole('contentinfo').getBoundingClientRect()
    await expect(footer.top).toBeGreaterThanOrEqual(box().bottom - 1)
    await expect(Math.round(footer.bottom)).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
