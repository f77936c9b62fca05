import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { keepsPlaceOverRetry } from '../parts/stories/keepsPlaceOverRetry'
import { MyProjectsScreen } from './MyProjectsScreen'

const meta = {
  component: MyProjectsScreen,
  parameters: { layout: 'fullscreen', route: '/my-projects', scenario: { role: 'client' } },
} satisfies Meta<typeof MyProjectsScreen>

export default meta
type Story = StoryObj<typeof meta>

const LEAD = 'Everything we finished together, newest first.'

const cards = async () =>
  within(await screen.findByRole('list', { name: 'My projects' })).getAllByRole('article')

/** Words and pictures, and a film where the reference ends in .mp4: one call, with the person's own id. */
export const Default: Story = {
  play: async (context) => {
    await expect(await cards()).toHaveLength(4)
    await expect(screen.getByText(LEAD)).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Harbor Café identity' })).toBeVisible()
    await expect(screen.getByText('Mark, menu and signage for a café on the pier.')).toBeVisible()
    await expect(screen.getByRole('img', { name: 'Harbor Café identity' })).toBeVisible()
    await expect(screen.getByLabelText('Menu loop for the counter screen').tagName).toBe('VIDEO')
    const calls = stageOf(context).calls()
    await expect(calls.map(({ operationId }) => operationId)).toEqual(['listUserProjects'])
    await expect(calls[0]?.url).toMatch(/\/work\/user\/[^/?]+$/)
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listUserProjects: 'hold' } } },
  play: async (context) => {
    await expect((await screen.findAllByText('Loading projects...'))[0]).toBeVisible()
    stageOf(context).release()
    await expect(await cards()).not.toHaveLength(0)
  },
}

/** Says that it loads, for as long as one looks. */
export const StillLoading: Story = {
  parameters: { scenario: { outcomes: { listUserProjects: 'hold' } } },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listUserProjects: 'empty' } } },
  play: async () => {
    await expect(await screen.findByText('No projects found')).toBeVisible()
    await expect(screen.queryByText(LEAD)).toBeNull()
  },
}

/** What the screen says to the console. */
const logged = fn()

/** Logged, as the specification says, and shown, as a person needs it. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { listUserProjects: 500 } } },
  beforeEach: () => {
    const spy = spyOn(console, 'error').mockImplementation(logged.mockClear())
    return () => spy.mockRestore()
  },
  play: async (context) => {
    await expect(await screen.findByText('Could not load your projects.')).toBeVisible()
    await expect(screen.queryByText(LEAD)).toBeNull()
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('My Projects could not be loaded:', expect.any(String)),
    )
    await keepsPlaceOverRetry(context, 'listUserProjects', 'My Projects')
    await expect(await cards()).toHaveLength(4)
    await expect(screen.queryByText('Could not load your projects.')).toBeNull()
  },
}

export const LongContent: Story = {
  tags: ['long'],
  parameters: { scenario: { seed: 'huge' } },
  play: async () => {
    await expect((await cards()).length).toBeGreaterThan(10)
  },
}

/** With the dashboard's bar, which leads on from here. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const bar = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard')
    const cart = bar.getByRole('link', { name: 'Cart' })
    await waitFor(() => expect(cart).toHaveAttribute('aria-description', expect.stringMatching(/item/)))
    await expect(bar.queryByRole('link', { current: 'page' })).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
