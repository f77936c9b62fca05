import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProjectsScreen } from './ProjectsScreen'

const meta = {
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen', route: '/projects' },
} satisfies Meta<typeof ProjectsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every kind of work with the way to its page, and the way to all of them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Client projects' })).toBeVisible()
    for (const [kind, path, count] of [
      ['Logos', '/projects/logos', '4 projects'],
      ['Web Designs', '/projects/web%20designs', '3 projects'],
      ['Prototypes', '/projects/prototypes', '3 projects'],
      ['Mobile Apps', '/projects/mobile%20apps', '3 projects'],
    ] as const) {
      const region = within(canvas.getByRole('region', { name: kind }))
      await expect(region.getByRole('link', { name: kind })).toHaveAttribute('href', path)
      await expect(region.getByText(count)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/projects/all')
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
