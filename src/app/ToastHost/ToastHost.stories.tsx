import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ToastItem } from '@/runtime/toasts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ToastHost } from './ToastHost'

/** The stage of a story brings the host that is looked at here, as the app's shell does. */
const meta = {
  component: ToastHost,
  render: () => <></>,
  // What is fixed to the window stands in a frame of its own on a Docs page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ToastHost>

export default meta
type Story = StoryObj<typeof meta>

const said = (...toasts: Omit<ToastItem, 'id'>[]) =>
  ((context) => {
    for (const toast of toasts) stageOf(context).runtime.toasts.add(toast)
  }) satisfies Story['beforeEach']

const region = (name: string) => screen.findByRole('region', { name: new RegExp(name) })

/** Messages about the account stand top right, the dashboard's bottom centre. */
export const Default: Story = {
  beforeEach: said(
    { place: 'top-right', tone: 'success', text: 'Login successful!' },
    { place: 'bottom-center', tone: 'success', text: 'Approved. Thank you!' },
  ),
  play: async () => {
    const account = within(await region('Account messages'))
    await waitFor(() => expect(account.getByText('Login successful!')).toBeVisible())
    const dashboard = within(await region('Dashboard messages'))
    await waitFor(() => expect(dashboard.getByText('Approved. Thank you!')).toBeVisible())
  },
}

/** Nothing was said yet: nothing is drawn, and nothing was loaded to draw it. */
export const Empty: Story = {
  play: async () => {
    await expect(screen.queryByRole('region')).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: said({ place: 'bottom-center', tone: 'error', text: 'Failed to load dashboard.' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Failed to load dashboard.'))
    await waitFor(() => expect(screen.queryByText('Failed to load dashboard.')).toBeNull())
  },
}

/** The same sentence twice is one sentence. */
export const SaidTwice: Story = {
  beforeEach: said(
    { place: 'bottom-center', tone: 'error', text: 'Send failed' },
    { place: 'bottom-center', tone: 'error', text: 'Send failed' },
  ),
  play: async () => {
    await expect(await screen.findAllByText('Send failed')).toHaveLength(1)
  },
}

export const LongContent: Story = {
  beforeEach: said({
    place: 'top-right',
    tone: 'error',
    text: 'The server could not say what went wrong, although it tried at some length. '.repeat(3),
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The server could not say/)).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
