import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { keepsPlaceOverRetry } from '../parts/stories/keepsPlaceOverRetry'
import { CartScreen } from './CartScreen'

const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', route: '/cart', scenario: { role: 'client' } },
} satisfies Meta<typeof CartScreen>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () => within(await screen.findByRole('list', { name: 'Cart' })).getAllByRole('listitem')
const total = () => screen.findByRole('region', { name: 'Total' })

/** One call; pieces are counted, each currency has a total of its own; each thing and all of it lead to a quote. */
export const Default: Story = {
  play: async (context) => {
    await expect(await rows()).toHaveLength(3)
    await expect(screen.getByText(/each, 2 pieces/)).toBeVisible()
    await expect(await total()).toHaveTextContent(/Total in USD\$[\d,]+\.\d\d/)
    const wanted: string[] = []
    const quoteFor = (...things: string[]) =>
      ['/contact?subject=Project%20Quote', ...things.map(encodeURIComponent)].join('&project=')
    for (const row of await rows()) {
      const title = within(row).getByRole('heading').textContent ?? ''
      const pieces = within(row)
        .queryByText(/ pieces$/)
        ?.textContent?.match(/\d+/)?.[0]
      wanted.push(pieces ? `${pieces} × ${title}` : title)
      const link = within(row).getByRole('link', { name: /^Request this/ })
      await expect(link).toHaveTextContent(`Request this: ${title}`)
      await expect(link).toHaveAttribute('href', quoteFor(wanted.at(-1) ?? ''))
    }
    await expect(within(await total()).getByRole('link', { name: 'Request all of it' })).toHaveAttribute(
      'href',
      quoteFor(...wanted),
    )
    await expect(
      stageOf(context)
        .calls()
        .map(({ operationId }) => operationId),
    ).toEqual(['getCart'])
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { getCart: 'hold' } } },
  play: async () => {
    await expect(await screen.findByText('Loading cart')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { getCart: 'empty' } } },
  play: async () => {
    await expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Total' })).toBeNull()
  },
}

/** No total stands there that nobody counted. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { getCart: 500 } } },
  play: async (context) => {
    await expect(await screen.findByText('Could not load')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Total' })).toBeNull()
    await keepsPlaceOverRetry(context, 'getCart', 'Cart')
    await expect(await rows()).toHaveLength(3)
  },
}

/** Many things with long names stay on the page. */
export const LongContent: Story = {
  parameters: { scenario: { seed: 'huge' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    await expect(screen.getByRole('searchbox')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
