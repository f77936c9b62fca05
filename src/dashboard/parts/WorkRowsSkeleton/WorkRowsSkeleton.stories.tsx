import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WorkRowsSkeleton } from './WorkRowsSkeleton'

const meta = {
  component: WorkRowsSkeleton,
  args: { label: 'Loading approvals' },
} satisfies Meta<typeof WorkRowsSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading approvals')
  },
}

const phone = { viewport: { value: 'phone', isRotated: false } }
/** The blocks that stand for what can be done about each row. */
const buttonsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[class*="actions"]')].map((actions) => [...actions.children])

export const Mobile: Story = {
  parameters: { extensions: [], scenario: { role: 'client' } },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('status')
    for (const buttons of buttonsOf(canvasElement)) await expect(buttons).toHaveLength(2)
  },
}

/** With the review desk one button comes, as wide as the row. */
export const MobileReview: Story = {
  parameters: { scenario: { role: 'client' } },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('status')
    await expect(buttonsOf(canvasElement)).toHaveLength(3)
    for (const buttons of buttonsOf(canvasElement)) {
      await expect(buttons).toHaveLength(1)
      const row = buttons[0]?.closest('[class*="row"]')
      await expect(buttons[0]?.getBoundingClientRect().width).toBe(row?.getBoundingClientRect().width)
    }
  },
}

/** An admin's queue has two, whatever the backend knows. */
export const MobileQueue: Story = {
  ...Mobile,
  args: { label: 'Loading work queue' },
  parameters: { scenario: { role: 'admin' } },
}
