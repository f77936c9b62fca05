import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { Field } from '../Field/Field'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton'
import { TextInput } from '../TextInput/TextInput'
import { Panel } from './Panel'

const meta = {
  component: Panel,
  parameters: {
    keyboard: [['Enter / Space', 'on the arrow of a collapsible panel: folds its body away and back']],
  },
  args: { title: 'Approvals', children: <p>Harbour Café, round 2, is waiting for your decision.</p> },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Approvals' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Approvals' })).toBeVisible()
  },
}

export const WithCountAndAside: Story = {
  args: {
    count: 3,
    countLabel: 'waiting',
    level: 3,
    aside: (
      <Button size="sm" variant="outline">
        See all
      </Button>
    ),
  },
  // The page around a panel brings the levels above.
  decorators: [
    (Story) => (
      <>
        <h2>Dashboard</h2>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveTextContent('3 waiting')
    await expect(canvas.getByRole('heading', { level: 3, name: 'Approvals' })).toBeVisible()
  },
}

export const Dark: Story = { ...WithCountAndAside, globals: { theme: 'dark' } }

export const Loading: Story = {
  args: {
    busy: true,
    children: (
      <SkeletonGroup label="Loading approvals">
        <Skeleton width="half" size="lg" />
        <Skeleton />
        <Skeleton width="wide" />
      </SkeletonGroup>
    ),
  },
}

export const Empty: Story = {
  args: { count: 0, children: <EmptyState>Nothing is waiting for a decision.</EmptyState> },
}

export const Failed: Story = {
  args: { children: <ErrorState onRetry={() => undefined}>Could not load</ErrorState> },
}

/** Folded away, the body keeps what was typed into it. */
export const Collapsible: Story = {
  args: {
    collapsible: true,
    children: (
      <Field label="Note">
        <TextInput />
      </Field>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Wider')
    const fold = canvas.getByRole('button', { name: 'Show or hide Approvals', expanded: true })
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('Wider')
  },
}

export const LongContent: Story = {
  args: {
    title: 'Everything that the studio has handed in for the harbour café and its terrace',
    count: 128,
    aside: (
      <>
        <Button size="sm" variant="outline">
          Sort by deadline
        </Button>
        <Button size="sm">Send a reminder</Button>
      </>
    ),
  },
}
