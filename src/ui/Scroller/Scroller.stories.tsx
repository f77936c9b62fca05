import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Scroller } from './Scroller'

const meta = {
  component: Scroller,
  parameters: {
    keyboard: [
      ['Tab', 'enters it only while something is cut off and nothing inside takes the focus'],
      ['Arrow keys', 'scroll'],
      ['Page Up / Page Down', 'scroll by a page'],
      ['Home / End', 'scroll to the ends'],
    ],
  },
  args: { label: 'Terms', children: <p>Three rounds are included.</p> },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: 160, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Scroller>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // As long as it takes to measure a box.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const LongContent: Story = {
  args: { children: <p>{'Three rounds are included, and each comes with notes. '.repeat(20)}</p> },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Terms' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}

export const Sideways: Story = {
  args: { axis: 'both', children: <div style={{ width: 900 }}>A wide proof sheet</div> },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Terms' })
    // The side at which something lies out of sight fades.
    await expect(region).toHaveAttribute('data-cut', 'end')
    await expect(getComputedStyle(region).maskImage).toMatch(/gradient/)
    region.scrollLeft = 100
    await waitFor(() => expect(region).toHaveAttribute('data-cut', 'both'))
    region.scrollLeft = region.scrollWidth
    await waitFor(() => expect(region).toHaveAttribute('data-cut', 'start'))
  },
}

export const Dark: Story = { args: LongContent.args ?? {}, globals: { theme: 'dark' } }
