import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { keepsPlaceOverRetry } from '../parts/stories/keepsPlaceOverRetry'
import { FavoritesScreen } from './FavoritesScreen'

const meta = {
  component: FavoritesScreen,
  parameters: { layout: 'fullscreen', route: '/favorites', scenario: { role: 'client' } },
} satisfies Meta<typeof FavoritesScreen>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () => within(await screen.findByRole('list', { name: 'Saved' })).getAllByRole('listitem')

/** One call; each thing leads to the contact form with its name. */
export const Default: Story = {
  play: async (context) => {
    const [first] = await rows()
    await expect(await rows()).toHaveLength(4)
    const title = within(first as HTMLElement).getByRole('heading').textContent ?? ''
    await expect(
      within(first as HTMLElement).getByRole('link', { name: new RegExp(`^Request this *: ${title}$`) }),
    ).toHaveAttribute('href', `/contact?subject=Project%20Quote&project=${encodeURIComponent(title)}`)
    await expect(
      stageOf(context)
        .calls()
        .map(({ operationId }) => operationId),
    ).toEqual(['listFavorites'])
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'hold' } } },
  play: async () => {
    await expect(await screen.findByText('Loading saved')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'empty' } } },
  play: async () => {
    await expect(await screen.findByText('Nothing saved yet.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'See our products' })).toHaveAttribute('href', '/work')
  },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'html' } } },
  play: async (context) => {
    await expect(await screen.findByText('Could not load')).toBeVisible()
    await keepsPlaceOverRetry(context, 'listFavorites', 'Saved')
    await expect(await rows()).toHaveLength(4)
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

/** With the tab bar. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const bar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
    await expect(bar.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
