import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LONG_TITLE } from '../stories/SeedWorks'
import { WorkFacts } from './WorkFacts'

const work = {
  _id: 'work_1',
  title: 'Harbor Café logo, round 2',
  status: 'awaiting_approval',
  price: 125_000,
  deadline: '2026-03-06',
} as const

const meta = {
  component: WorkFacts,
  args: { work, today: '2026-03-04', heading: 'none' },
} satisfies Meta<typeof WorkFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Due Fri, Mar 6')).toBeVisible()
    await expect(canvas.getByText('$1,250.00')).toBeVisible()
  },
}

export const Overdue: Story = {
  args: { work: { ...work, deadline: '2026-03-03' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue by 1 day')).toBeVisible()
  },
}

export const NoDeadline: Story = { args: { work: { ...work, deadline: null } } }

/** The server sent none, or none that can be read. */
export const NoPrice: Story = {
  args: { work: { ...work, price: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No price')).toBeVisible()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}

export const LongContent: Story = { args: { work: { ...work, title: LONG_TITLE, price: 99_999_999_999 } } }

export const Dark: Story = { ...Overdue, globals: { theme: 'dark' } }
