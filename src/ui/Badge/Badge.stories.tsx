import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge'

const meta = {
  component: Badge,
  args: { children: 'In progress' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const samples = [
  ['neutral', 'Draft'],
  ['info', 'In progress'],
  ['success', 'Approved'],
  ['warning', 'Changes requested'],
  ['danger', 'Cancelled'],
] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, max-content)' }}>
      {samples.flatMap(([tone, words]) => [
        <div key={tone}>
          <Badge tone={tone}>{words}</Badge>
        </div>,
        <div key={`${tone}dot`}>
          <Badge tone={tone} dot>
            {words}
          </Badge>
        </div>,
        <div key={`${tone}count`}>
          <Badge tone={tone}>12</Badge>
        </div>,
      ])}
    </div>
  ),
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: { tone: 'warning', dot: true, children: 'Changes requested by the client after round two' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 160 }}>
        <Story />
      </div>
    ),
  ],
}
