import type { Meta, StoryObj } from '@storybook/react-vite'
import { FavoritesScreen } from './FavoritesScreen'
import * as Desktop from './FavoritesScreen.stories'

/** Every state on a phone. */
const meta = {
  tags: ['long'],
  component: FavoritesScreen,
  parameters: { layout: 'fullscreen', route: '/favorites', scenario: { role: 'client' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof FavoritesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { ...Desktop.Loading, globals: meta.globals }

export const Empty: Story = { ...Desktop.Empty, globals: meta.globals }

export const Failed: Story = { ...Desktop.Failed, globals: meta.globals }
