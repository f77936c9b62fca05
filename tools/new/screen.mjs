/** The files of a new screen: alive from the first minute, with a story for each fixed state. */

/** `InvoiceList` as words: `Invoice list`. */
const wordsOf = (name) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

const component = (name, words) => `import { EmptyState } from '@/ui/EmptyState/EmptyState'
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

const stories = (name, words, area) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ${name}Screen } from './${name}Screen'

const meta = {
  component: ${name}Screen,
  args: { items: ['One', 'Another'], onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    // Its path in the manifest: the coverage ledger counts phone and desktop by it.
    route: '/',${area === 'dashboard' ? "\n    scenario: { role: 'client' }," : ''}
  },
} satisfies Meta<typeof ${name}Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('${words}')
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
  args: { items: ['Wolfeschlegelsteinhausenbergerdorff '.repeat(8), 'Another'] },
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

const sheet = `.screen {
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--gutter);
}

.list {
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
}
`

export function screenFiles(name, area) {
  const folder = `src/${area}/${name}Screen`
  const words = wordsOf(name)
  return {
    folder,
    files: {
      [`${name}Screen.tsx`]: component(name, words),
      [`${name}Screen.module.css`]: sheet,
      [`${name}Screen.stories.tsx`]: stories(name, words, area),
    },
  }
}
