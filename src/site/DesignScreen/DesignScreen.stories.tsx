import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DesignScreen } from './DesignScreen'

const meta = {
  component: DesignScreen,
  parameters: { layout: 'fullscreen', route: '/design' },
} satisfies Meta<typeof DesignScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('UI/UX design')
    await expect(canvas.getByRole('link', { name: 'Start a design' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote',
    )
    const stages = within(canvas.getByRole('region', { name: 'From paper to sign-off' }))
    await expect(stages.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    const projects = within(canvas.getByRole('region', { name: 'See it in our projects' }))
    await expect(projects.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/projects/web%20designs',
      '/projects/prototypes',
      '/projects/mobile%20apps',
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
