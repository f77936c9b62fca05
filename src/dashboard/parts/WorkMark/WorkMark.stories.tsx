import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WorkMark } from './WorkMark'

const meta = {
  component: WorkMark,
  args: { id: 'work_1' },
} satisfies Meta<typeof WorkMark>

export default meta
type Story = StoryObj<typeof meta>

/** One work always has the same mark. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg > g')
    await expect(mark).toHaveAttribute('transform', 'rotate(90 22 22)')
    const shapes = [...(mark?.querySelectorAll<SVGElement>('g') ?? [])]
    await expect(
      shapes.map(({ dataset, firstElementChild }) => [dataset.ink, firstElementChild?.tagName]),
    ).toEqual([
      ['orange', 'rect'],
      ['blue', 'path'],
    ])
  },
}

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
