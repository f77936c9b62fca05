import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { AccountSlot } from './AccountSlot'
import { forget, mark } from './testPrerendered'

const meta = {
  component: AccountSlot,
  args: { place: 'bar' },
} satisfies Meta<typeof AccountSlot>

export default meta
type Story = StoryObj<typeof meta>

/** Says where one has come to, and which way back is kept. */
function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function Stopped() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <>
              <AccountSlot place="bar" />
              <Where />
            </>
          ),
        },
      ],
      {
        initialEntries: [
          { pathname: '/login', state: { from: '/my-projects', rowGoal: { kind: 'work', id: 'w1' } } },
        ],
      },
    ),
  )
  return <RouterProvider router={router} />
}

/** Whoever a guard stopped comes back there by whichever of the two, and so often as they change their mind. */
export const StoppedByAGuard: Story = {
  parameters: { stage: 'app' },
  render: (_, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <Stopped />
    </RuntimeProvider>
  ),
  beforeEach: (context) => stageOf(context).runtime.session.start(),
  play: async ({ canvas, userEvent }) => {
    for (const [name, path] of [
      ['Register', '/register'],
      ['Register', '/register'],
      ['Sign in', '/login'],
      ['Sign in', '/login'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('link', { name }))
      await canvas.findByText(`${path} {"from":"/my-projects"}`)
    }
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
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
