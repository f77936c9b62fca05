import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Product } from '@/api/products'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { SeedLists } from '../parts/stories/SeedLists'
import { LONG_TITLE } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { ProductsPanel } from './ProductsPanel'

const meta = {
  component: ProductsPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof ProductsPanel>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem')
const rowOf = (title: string) =>
  screen.findByRole('heading', { name: title }).then((heading) => heading.closest('li') as HTMLElement)
const EMPTY = 'No products yet.'

/** One call for twelve, the newest first: what each is, what it costs in its currency, whether it is on sale. */
export const Default: Story = {
  play: async (context) => {
    await expect(await rows()).toHaveLength(12)
    await expect((await rows())[0]).toHaveTextContent('Care plan, one year')
    await expect(await rowOf('Care plan, one year')).toHaveTextContent('€2,400.00 · Service')
    await expect(await rowOf('Event microsite')).toHaveTextContent('£2,250.00 · WebsiteTags: event, website')
    await expect(await rowOf('Booking platform')).toHaveTextContent('$9,800.00 · Platform')
    await expect((await rowOf('Event microsite')).querySelector('img')?.src).toMatch(/makers/i)
    for (const row of await rows()) {
      const control = within(row).getByRole<HTMLInputElement>('switch', { name: /^Active: / })
      await expect(within(row).getByText(control.checked ? 'Active' : 'Inactive')).toBeVisible()
    }
    const [call, ...others] = stageOf(context).calls()
    await expect(call?.url).toMatch(/\/products\?limit=12$/)
    await expect(others).toHaveLength(0)
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listProducts: 'hold' } } },
  play: async () => {
    await expect(await screen.findByText('Loading products')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listProducts: 'empty' } } },
  play: async () => {
    await seen(EMPTY)
  },
}

/** A list that is null is an empty list. */
export const NullList: Story = {
  ...Empty,
  parameters: { scenario: { outcomes: { listProducts: 'nullLists' } } },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listProducts: 'html' } } },
  play: async () => {
    await seen('Could not load')
    await seen('Failed to load dashboard.')
    await expect(screen.queryByText(EMPTY)).toBeNull()
  },
}

/** The second try works: the list is there, and the focus on its heading. */
export const Retry: Story = {
  parameters: { scenario: { outcomes: { listProducts: [500, 'ok'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(await rows()).toHaveLength(12)
    await waitFor(() => expect(screen.getByText('Products')).toHaveFocus())
  },
}

const odd = (_id: string, values: Partial<Product>): Product => ({
  _id,
  kind: 'platform',
  title: 'Logo',
  slug: _id,
  description: '',
  price: 1,
  currency: 'GBP',
  tags: [],
  gallery: [],
  active: true,
  ...values,
})
const ODD = [
  odd('long', {
    title: LONG_TITLE,
    price: 99_999_999_999,
    tags: ['identity', 'wayfinding_and_signage_for_harbors', 'packaging', 'print', 'launch'],
    gallery: [{ url: '/no-such-picture.png' }],
  }),
  odd('wide', {
    title: 'harbor_café_signage_final_v7_print_ready_'.repeat(4),
    active: false,
    gallery: [{ url: 'javascript:alert(1)' }],
  }),
  odd('short', {}),
  odd('free', { title: 'Sent without a price', price: null }),
]

/** A broken and an unsafe picture, none at all, more tags than there is room for, a price of millions, and no price, which is no $0.00. */
export const LongContent: Story = {
  render: () => (
    <SeedLists products={ODD}>
      <ProductsPanel />
    </SeedLists>
  ),
  play: async ({ canvasElement }) => {
    const [long, , short, free] = await rows()
    await expect(long).toHaveTextContent('£999,999,999.99')
    await expect(long).toHaveTextContent('packaging +2')
    await expect(short).toHaveTextContent('£0.01')
    await expect(free).toHaveTextContent('No price · Platform')
    await waitFor(() => expect(screen.getAllByText('Not available')).toHaveLength(2))
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(await rows()).toHaveLength(12)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const MANY = Array.from({ length: 300 }, (_, index) =>
  odd(`many_${index}`, { title: `Print run ${index + 1}` }),
)

/** A server that sends 300 although twelve were asked for. */
export const Many: Story = {
  tags: ['long'],
  render: () => (
    <SeedLists products={MANY}>
      <ProductsPanel />
    </SeedLists>
  ),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more (250 left)' }))
    await waitFor(async () => expect(await rows()).toHaveLength(100))
  },
}
