import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './Prose'

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          We draw marks, set type and build sites for <a href="#clients">people with a door on the street</a>.
        </p>
        <h2>How a project runs</h2>
        <p>Three rounds, each with notes. Between them you see everything we see.</p>
        <ul>
          <li>A first round with two directions</li>
          <li>A second round with one of them, worked out</li>
          <li>Final files for print and screen</li>
        </ul>
        <h3>What clients say</h3>
        <blockquote>The sign is the first thing people mention.</blockquote>
        <hr />
        <p>Everything is yours when it is done.</p>
      </>
    ),
  },
  // The page around it brings the h1.
  decorators: [
    (Story) => (
      <>
        <h1>Services</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Large: Story = { args: { size: 'lg' } }

export const Small: Story = { args: { size: 'sm' } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: {
    children: (
      <>
        <h2>Everything about the harbour café, its terrace, its signage and the site that goes with them</h2>
        <p>{'Three rounds, each with notes, and between them you see everything we see. '.repeat(12)}</p>
        <p>harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks_and_a_colour_bar.pdf</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
