import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './Tabs'

const tabs = [
  {
    value: 'projects',
    label: 'Projects',
    count: 12,
    panel: <p>Twelve projects, from signage to a bottle label.</p>,
  },
  { value: 'features', label: 'Features', panel: <p>What every delivery holds.</p> },
  { value: 'testimonials', label: 'Testimonials', panel: <p>What clients said afterwards.</p> },
]

const meta = {
  component: Tabs,
  parameters: {
    keyboard: [
      ['Left / Right', 'chooses the previous or next tab, round and round'],
      ['Home / End', 'chooses the first or last tab'],
      ['Tab', 'goes from the tab into its panel'],
    ],
  },
  args: { tabs, 'aria-label': 'About the studio', onValueChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'About the studio' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Projects 12' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Features' })).toHaveTextContent(/every delivery/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Testimonials' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('testimonials')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Projects 12' })).toHaveFocus()
  },
}

export const NoStyleAttributes: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Disabled: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.value === 'features' })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: {
    tabs: ['Logos and marks', 'Signage and wayfinding', 'Packaging and labels', 'Sites and small apps'].map(
      (label, index) => ({ value: label, label, count: 1280 + index, panel: <p>{label}</p> }),
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
