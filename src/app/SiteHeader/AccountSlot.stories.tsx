import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { AccountSlot } from './AccountSlot'

const meta = {
  component: AccountSlot,
  args: { place: 'bar' },
} satisfies Meta<typeof AccountSlot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** As a prerendered page comes: nobody is known yet. */
function forget(context: Parameters<typeof stageOf>[0]): void {
  const { store } = stageOf(context).runtime.session
  store.setState(store.getInitialState(), true)
}

/** As the head script does. */
function mark(): () => void {
  document.documentElement.dataset.signedIn = ''
  return () => {
    delete document.documentElement.dataset.signedIn
  }
}

export const NotYetKnown: Story = {
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull()
    for (const name of ['Sign in', 'Register']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(document.activeElement?.closest('[data-for]')).toBeNull()
  },
}

/** The head script has marked the document: the other half shows, in the same markup. */
export const NotYetKnownButMarked: Story = {
  beforeEach: (context) => {
    forget(context)
    return mark()
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(3)
  },
}

/** A stale mark counts for nothing once the session is known. */
export const MarkedButSignedOut: Story = {
  beforeEach: mark,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(2)
  },
}
