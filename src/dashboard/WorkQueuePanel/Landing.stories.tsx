import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import type { Work } from '@/api/work'
import { rowGoalState } from '../parts/rowGoal'
import { SeedWorks } from '../parts/stories/SeedWorks'
import { WorkQueuePanel } from './WorkQueuePanel'

const MANY: Work[] = Array.from({ length: 2000 }, (_, index) => ({
  _id: `many_${index + 1}`,
  title: `Signage ${index + 1} of the pier`,
  status: 'approved',
  price: 100,
  deadline: '2026-03-04',
}))

/** Somebody is led to one row of a long list. */
const meta = {
  tags: ['long'],
  component: WorkQueuePanel,
  parameters: { scenario: { role: 'admin' }, route: '/admin' },
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>

const leadsTo = (number: number) => (
  <SeedWorks list="admin" works={MANY}>
    <Link to="/admin" state={rowGoalState({ kind: 'work', id: `many_${number}` })}>
      Go there
    </Link>
    <WorkQueuePanel />
  </SeedWorks>
)
const list = () => screen.findByRole('list', { name: 'My Work Queue' })
const named = (title: string) => screen.getByText(title, { selector: 'h3' })
const go = async () => (await screen.findByRole('link', { name: 'Go there' })).click()
const box = () => screen.getByRole('searchbox', { name: 'Find in My Work Queue' })

/** Near the top: the rows up to it are shown. */
export const NearTheTop: Story = {
  render: () => leadsTo(120),
  play: async () => {
    const rows = (await list()).children
    await go()
    await waitFor(() => expect(named('Signage 120 of the pier')).toHaveFocus())
    await expect(rows).toHaveLength(150)
    await expect(box()).toHaveValue('')
  },
}

/** Far down it is looked for by its name: thousands of rows are not drawn for one. Escape shows the first ones again. */
export const FarDown: Story = {
  render: () => leadsTo(1990),
  play: async ({ userEvent }) => {
    const rows = (await list()).children
    await go()
    await waitFor(() => expect(named('Signage 1990 of the pier')).toHaveFocus())
    await expect(rows).toHaveLength(1)
    // The mark has room around the words of the only row, which stay where they are when it goes.
    const row = rows[0] as HTMLElement
    const top = () => named('Signage 1990 of the pier').getBoundingClientRect().top
    await waitFor(() => expect(top() - row.getBoundingClientRect().top).toBeGreaterThanOrEqual(12))
    await expect(getComputedStyle(row)).toHaveProperty('paddingBlockEnd', '12px')
    const marked = top()
    await expect(box()).toHaveValue('Signage 1990 of the pier')
    await expect(screen.getByText('1 of 2,000')).toBeVisible()
    await userEvent.click(box())
    await waitFor(() => expect(row).not.toHaveAttribute('data-marked'))
    await expect(top()).toBe(marked)
    await userEvent.keyboard('{Escape}')
    await expect(box()).toHaveValue('')
    await waitFor(() => expect(rows).toHaveLength(50))
    await expect(screen.getByText('Show 50 more (1,950 left)')).toBeVisible()
  },
}
