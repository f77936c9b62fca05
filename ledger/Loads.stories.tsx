import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { ApprovalsPanel } from '../src/dashboard/ApprovalsPanel/ApprovalsPanel'
import { DashboardScreen } from '../src/dashboard/DashboardScreen/DashboardScreen'
import { MyProjectsScreen } from '../src/dashboard/MyProjectsScreen/MyProjectsScreen'
import { appAt, behindGuards, ended } from './refusals'

/** Every status with which what a screen loads can be refused. */
const meta = {
  tags: ['long'],
  parameters: { layout: 'fullscreen', route: '/admin' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const couldNotLoad = (times: number) =>
  waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(times))

/** A token that counts no longer is replaced, and the person notices nothing. */
export const ExpiredForTheAdmin: Story = {
  parameters: {
    scenario: {
      role: 'admin',
      outcomes: { getRevenue: [401, 'ok'], listAdminWorks: [401, 'ok'], listProducts: [401, 'ok'] },
    },
  },
  render: () => behindGuards(<DashboardScreen />),
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'My Work Queue' })).toBeVisible()
    await expect(screen.queryByText('Could not load')).toBeNull()
  },
}

/** Not this person's to see. */
export const ForbiddenForTheAdmin: Story = {
  parameters: {
    scenario: { role: 'admin', outcomes: { getRevenue: 403, listAdminWorks: 403, listProducts: 403 } },
  },
  render: () => behindGuards(<DashboardScreen />),
  play: async () => {
    await expect(await screen.findByText('Failed to load works.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Could not load').length).toBeGreaterThan(1))
  },
}

/** A question that the server does not understand. */
export const Misunderstood: Story = {
  parameters: {
    scenario: { role: 'admin', outcomes: { listConversations: 400, listAdminWorks: 400, listProducts: 400 } },
  },
  render: () => behindGuards(<DashboardScreen />),
  play: async () => {
    await expect(await screen.findByText('Failed to load works.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Could not load').length).toBeGreaterThan(1))
  },
}

export const ApprovalsMisunderstood: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listClientWorks: 400 } } },
  render: () => behindGuards(<ApprovalsPanel />),
  play: async () => couldNotLoad(1),
}

/** Retry by Retry: a token that expired, projects of somebody else, a person that is gone. */
export const Projects: Story = {
  parameters: {
    route: '/my-projects',
    scenario: { role: 'client', outcomes: { listUserProjects: [401, 403, 404, 'ok'] } },
  },
  render: () => behindGuards(<MyProjectsScreen />),
  beforeEach: () => {
    const logged = spyOn(console, 'error').mockImplementation(() => {})
    return () => logged.mockRestore()
  },
  play: async (context) => {
    await expect(await screen.findByText('Could not load your projects.')).toBeVisible()
    await ended(context, 'listUserProjects', [401, 403])
    await context.userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await ended(context, 'listUserProjects', [401, 403, 404])
    await expect(await screen.findByText('Could not load your projects.')).toBeVisible()
  },
}

const signedOut = async () => {
  await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** The stored session is asked for at the start, and refused. */
const startup = (status: 400 | 422 | 500): Story => ({
  parameters: { stage: 'app', scenario: { role: 'client', outcomes: { refreshAtStartup: status } } },
  render: appAt('/dashboard'),
  play: async (context) => {
    await ended(context, 'refreshAtStartup', [status])
    await signedOut()
  },
})

export const StartupMisunderstood = startup(400)
export const StartupUnprocessable = startup(422)
export const StartupFails = startup(500)

/** A call meets a 401, and there is no new token. */
const refresh = (status: 400 | 422 | 500): Story => ({
  parameters: {
    stage: 'app',
    scenario: { role: 'client', outcomes: { getCart: 401, refreshOnUnauthorized: status } },
  },
  render: appAt('/cart'),
  play: async (context) => {
    await ended(context, 'refreshOnUnauthorized', [status])
    await signedOut()
  },
})

export const RefreshMisunderstood = refresh(400)
export const RefreshUnprocessable = refresh(422)
export const RefreshFails = refresh(500)
