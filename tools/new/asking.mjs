/** A screen that asks the API: each of its states is a scenario. */

export const askingScreen = (name, words) => `import { useQuery } from '@tanstack/react-query'
import { favorites } from '@/api/favorites'
import type { ShopItem } from '@/api/shopItem'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ErrorState } from '@/ui/ErrorState/ErrorState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import styles from './${name}Screen.module.css'

function List({ items }: { items: readonly ShopItem[] }) {
  if (items.length === 0) return <EmptyState>Nothing here yet.</EmptyState>
  return (
    <ul className={styles.list} aria-label="${words}">
      {items.map(({ _id, title }) => (
        <li key={_id}>{title}</li>
      ))}
    </ul>
  )
}

/** ${words}: say in a sentence what the screen is for. */
export function ${name}Screen() {
  // What the person saved, until a query of its own stands in src/api.
  const { data, error, isFetching, refetch } = useQuery(favorites(useApi()))
  return (
    <section className={styles.screen}>
      <PageHeader title="${words}" />
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Could not load
        </ErrorState>
      ) : null}
      {data || error ? null : (
        <SkeletonGroup label="Loading ${words.toLowerCase()}">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data ? <List items={data} /> : null}
    </section>
  )
}
`

export const askingStories = (
  name,
  words,
  route,
) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ${name}Screen } from './${name}Screen'

const meta = {
  component: ${name}Screen,
  parameters: {
    layout: 'fullscreen',
    ${route}
    scenario: { role: 'client' },
  },
} satisfies Meta<typeof ${name}Screen>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () => {
  const list = await screen.findByRole('list', { name: '${words}' })
  return within(list).getAllByRole('listitem')
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('${words}')
    await expect((await rows()).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'hold' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ${words.toLowerCase()}')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listFavorites: [500, 'ok'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Could not load')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect((await rows()).length).toBeGreaterThan(0)
  },
}

export const LongContent: Story = {
  parameters: { scenario: { seed: 'huge' } },
  play: async ({ canvasElement }) => {
    await expect((await rows()).length).toBeGreaterThan(20)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect((await rows()).length).toBeGreaterThan(0)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
`
