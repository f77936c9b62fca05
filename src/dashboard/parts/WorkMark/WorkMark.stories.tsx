import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkMark } from './WorkMark'

const meta = {
  component: WorkMark,
  args: { id: 'work_1' },
} satisfies Meta<typeof WorkMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Neighbours in a list look different. */
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(8, max-content)' }}>
      {Array.from({ length: 40 }, (_, index) => (
        <WorkMark key={String(index)} id={`work_${index + 1}`} />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...Many, globals: { theme: 'dark' } }
