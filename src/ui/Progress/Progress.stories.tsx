import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './Progress'

const meta = {
  component: Progress,
  args: { label: 'Uploading round_1.pdf', value: 42.4 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading round_1.pdf' })
    await expect(bar).toHaveValue(42)
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[0, 8, 55, 100].map((value) => (
        <Progress key={value} label={`At ${value}`} value={value} />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const UnknownLength: Story = {
  render: () => <Progress label="Preparing the files" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

export const LongContent: Story = {
  args: { label: 'Uploading harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks.pdf' },
}
