import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

const browse = fn()

const art = (
  <svg viewBox="0 0 112 64" aria-hidden="true" fill="none" stroke="currentColor">
    <circle cx="36" cy="32" r="24" />
    <rect x="48" y="12" width="40" height="40" />
    <path d="M4 32h10M98 32h10M68 2v6M68 56v6" />
  </svg>
)

const meta = {
  component: EmptyState,
  args: { children: 'Nothing is waiting for a decision.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithArtAndAction: Story = {
  args: {
    art,
    title: 'No saved projects yet',
    children: 'Tap the heart on a project, and it waits for you here.',
    action: (
      <Button variant="outline" onClick={browse}>
        Browse projects
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse projects' }))
    await expect(browse).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { args: WithArtAndAction.args ?? {}, globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: {
    title: 'No conversations about the harbour café, its terrace or the signage along the pier',
    children:
      'A conversation starts when the studio or you write about a project. Everything that was said stays here, with its date, for as long as the project lasts.',
  },
}
