import type { OperationId } from '@mocks/contract/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../.storybook/stage/stageOf'
import { ApprovalsPanel } from './ApprovalsPanel/ApprovalsPanel'
import { CartScreen } from './CartScreen/CartScreen'
import { FavoritesScreen } from './FavoritesScreen/FavoritesScreen'
import { MessagesPanel } from './MessagesPanel/MessagesPanel'
import { MyProjectsScreen } from './MyProjectsScreen/MyProjectsScreen'
import { ProductsPanel } from './ProductsPanel/ProductsPanel'
import { WorkQueuePanel } from './WorkQueuePanel/WorkQueuePanel'

/** What stands in for a list has the place and the height of its rows: when they come, next to nothing moves. */
const meta = {
  tags: ['long'],
  render: ({ Panel }) => <Panel />,
  // They measure; what they show are pictures of the panels' own stories.
  parameters: { extensions: [], chromatic: { disableSnapshot: true } },
} satisfies Meta<{ Panel: ComponentType }>

export default meta
type Story = StoryObj<typeof meta>

/** How many pixels further up or down the first row may come to stand. */
const START = 1
/** How many pixels taller or lower a row may be, on average: less than a line of words. */
const ROW = 16

function measured(rows: Iterable<Element> | undefined) {
  const boxes = [...(rows ?? [])].map((row) => row.getBoundingClientRect())
  // The first and the last row of a list have no room at its ends.
  const heights = boxes.slice(1, -1).map(({ height }) => height)
  return {
    start: boxes[0]?.top ?? Number.NaN,
    row: heights.reduce((sum, height) => sum + height, 0) / heights.length,
  }
}

/** Holds a list back, measures what stands there, lets it come, and measures that. */
const shape = (
  Panel: ComponentType,
  operation: OperationId,
  name: string,
  waiting = `Loading ${name.toLowerCase()}`,
): Story => ({
  args: { Panel },
  parameters: {
    scenario: {
      role: operation === 'listAdminWorks' || operation === 'listProducts' ? 'admin' : 'client',
      outcomes: { [operation]: 'hold' },
    },
  },
  play: async (context) => {
    const { backstage, release } = stageOf(context)
    const label = (await screen.findAllByText(waiting)).find(({ parentElement }) => parentElement?.role)
    await waitFor(() => expect(backstage.held()).toHaveLength(operation === 'listAdminWorks' ? 3 : 1))
    const before = measured(label?.parentElement?.querySelector(':scope > div')?.children)
    release()
    const after = measured((await screen.findByRole('list', { name })).children)
    await expect(Math.abs(after.start - before.start)).toBeLessThanOrEqual(START)
    await expect(Math.abs(after.row - before.row)).toBeLessThanOrEqual(ROW)
  },
})
const onPhone = (story: Story): Story => ({
  ...story,
  globals: { viewport: { value: 'phone', isRotated: false } },
})

export const Approvals = shape(ApprovalsPanel, 'listClientWorks', 'Approvals')
export const ApprovalsOnAPhone = onPhone(Approvals)
export const Queue = shape(WorkQueuePanel, 'listAdminWorks', 'My Work Queue', 'Loading work queue')
export const QueueOnAPhone = onPhone(Queue)
export const Products = shape(ProductsPanel, 'listProducts', 'Products')
export const ProductsOnAPhone = onPhone(Products)
export const Messages = shape(MessagesPanel, 'listConversations', 'Messages')
export const MessagesOnAPhone = onPhone(Messages)
export const Projects = shape(MyProjectsScreen, 'listUserProjects', 'My projects', 'Loading projects...')
export const ProjectsOnAPhone = onPhone(Projects)
export const Cart = shape(CartScreen, 'getCart', 'Cart')
export const CartOnAPhone = onPhone(Cart)
export const Favorites = shape(FavoritesScreen, 'listFavorites', 'Saved')
export const FavoritesOnAPhone = onPhone(Favorites)
