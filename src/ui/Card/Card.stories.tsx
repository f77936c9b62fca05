import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card'

const meta = {
  component: Card,
  args: { children: 'Harbour Café, a mark and its signage' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      {(['none', 'sm', 'md'] as const).map((padding) => (
        <Card {...args} key={padding} padding={padding}>
          Padding {padding}
        </Card>
      ))}
    </div>
  ),
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: { children: 'harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks'.repeat(4) },
}
