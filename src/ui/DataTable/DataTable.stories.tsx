import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge'
import { DataTable } from './DataTable'

interface Row {
  work: string
  client: string
  due: string
  status: string
  price: string
}

const rows: Row[] = [
  {
    work: 'Harbour Café logo',
    client: 'Ines Duarte',
    due: '12 Mar 2026',
    status: 'In progress',
    price: '$1,200.00',
  },
  {
    work: 'Kiln & Co shop',
    client: 'Tomas Reyes',
    due: '2 Apr 2026',
    status: 'Approved',
    price: '$14,850.50',
  },
  {
    work: 'Orchard Press covers',
    client: 'Lia Moreau',
    due: '21 Apr 2026',
    status: 'Draft',
    price: '$640.00',
  },
]

const meta = {
  component: DataTable<Row>,
  parameters: {
    keyboard: [
      ['Tab', 'enters the table only while something of it is cut off'],
      ['Arrow keys', 'scroll it'],
      ['Home / End', 'scroll to its top and bottom'],
    ],
  },
  args: {
    caption: 'Works in hand',
    rows,
    rowKey: (row) => row.work,
    columns: [
      { key: 'work', header: 'Work' },
      { key: 'client', header: 'Client' },
      { key: 'due', header: 'Due' },
      { key: 'status', header: 'Status', cell: (row) => <Badge>{row.status}</Badge> },
      { key: 'price', header: 'Price', align: 'end' },
    ],
  },
} satisfies Meta<typeof DataTable<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Works in hand' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Kiln & Co shop' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Empty: Story = {
  args: { rows: [], empty: 'No work is in hand.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No work is in hand.')).toBeVisible()
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Works in hand' }))
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    rows: [
      ...rows,
      {
        work: 'Harbour Café, its terrace, its signage along the pier and everything else that carries the mark',
        client: 'Ines Maria Duarte de Albuquerque',
        due: '30 Jun 2026',
        status: 'Changes requested',
        price: '$123,456,789.00',
      },
    ],
  },
}
