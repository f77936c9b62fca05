/** A screen whose words come with it: each of its states is a prop. */

export const tellingScreen = (name, words) => `import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './${name}Screen.module.css'

export interface ${name}ScreenProps {
  /** What it lists; undefined while that is on its way, null when it could not be loaded. */
  items: readonly string[] | null | undefined
  onRetry: () => void
}

function List({ items, onRetry }: ${name}ScreenProps) {
  if (items === undefined) {
    return (
      <SkeletonGroup label="Loading ${words.toLowerCase()}">
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  }
  if (items === null) return <ErrorState onRetry={onRetry}>Could not load</ErrorState>
  if (items.length === 0) return <EmptyState>Nothing here yet.</EmptyState>
  return (
    <ul className={styles.list} aria-label="${words}">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** ${words}: say in a sentence what the screen is for. */
export function ${name}Screen(props: ${name}ScreenProps) {
  return (
    <section className={styles.screen}>
      <PageHeader title="${words}" />
      <List {...props} />
    </section>
  )
}
`

export const tellingStories = (
  name,
  words,
  route,
) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ${name}Screen } from './${name}Screen'

const meta = {
  component: ${name}Screen,
  args: { items: ['One', 'Another'], onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    ${route}
  },
} satisfies Meta<typeof ${name}Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('${words}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ${words.toLowerCase()}')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { items: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: { items: ['Wolfeschlegelsteinhausenbergerdorff'.repeat(8), 'Another'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
`
