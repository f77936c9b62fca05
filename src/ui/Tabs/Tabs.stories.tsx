import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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

const oneOff = tabs.map((tab) => ({ ...tab, disabled: tab.value === 'features' }))

const longTabs = [
  'Logos and marks',
  'Signage and wayfinding',
  'Packaging and labels',
  'Sites and small apps',
].map((label, index) => ({ value: label, label, count: 1280 + index, panel: <p>{label}</p> }))

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

/** Every state on one sheet; a chosen tab that is disabled keeps its panel. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Tabs {...args} aria-label="First chosen" />
      <Tabs {...args} aria-label="Another chosen" defaultValue="features" />
      <Tabs {...args} aria-label="One disabled" tabs={oneOff} />
      <Tabs {...args} aria-label="All disabled" tabs={tabs.map((tab) => ({ ...tab, disabled: true }))} />
      <Tabs {...args} aria-label="Long content" tabs={longTabs} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = (name: string) =>
      within(canvas.getByRole('tablist', { name })).getByRole('tab', { selected: true })
    await expect(chosen('First chosen')).toHaveTextContent('Projects 12')
    await expect(chosen('Another chosen')).toHaveTextContent('Features')
    await expect(chosen('One disabled')).toBeEnabled()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(5)
  },
}

export const Disabled: Story = {
  args: { tabs: oneOff },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: { tabs: longTabs },
}

export const Dark: Story = { globals: { theme: 'dark' } }
