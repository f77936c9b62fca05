import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import type { Runtime } from '@/runtime/createRuntime'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { RequireSession } from './RequireSession'

/** Says where one has come to, and which way back is kept. */
function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function Guarded({ runtime, path }: { runtime: Runtime; path: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <RequireSession />,
          children: [
            { path: '/admin', element: <h1>The desk</h1> },
            { path: '/admin/dashboard', element: <h1>The desk</h1> },
          ],
        },
        { path: '*', element: <Where /> },
      ],
      { initialEntries: [path] },
    ),
  )
  useEffect(() => {
    void runtime.session.start()
  }, [runtime])
  return (
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>
  )
}

const meta = {
  component: RequireSession,
  parameters: { stage: 'app' },
  args: { path: '/admin/dashboard?range=30d' },
  render: ({ path }, context) => <Guarded path={path} runtime={stageOf(context).runtime} />,
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

const restoring = (stage: StoryStage) => stage.backstage.calls.when(({ status }) => status === 'held')

/** Who arrives signed out signs in in the area of the path, and comes back. */
export const ArrivesSignedOut: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('/admin/login {"from":"/admin/dashboard?range=30d"}')
  },
}

/** Under a router that does not mind the case of letters, as React Router's by default, the guard does not either. */
export const InCapitals: Story = {
  args: { path: '/ADMIN' },
  play: async ({ canvas }) => {
    await canvas.findByText('/admin/login {"from":"/ADMIN"}')
  },
}

export const LogsOut: Story = {
  parameters: { scenario: { role: 'admin' } },
  play: async (context) => {
    const { session } = stageOf(context).runtime
    await context.canvas.findByRole('heading', { name: 'The desk' })
    await session.ready()
    session.logOut()
    await context.canvas.findByText('/login null')
  },
}

/** A logout while the session is still being restored is a logout too: /login, and no way back. */
export const LogsOutWhileRestoring: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { refreshAtStartup: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    await restoring(stage)
    stage.runtime.session.logOut()
    await context.canvas.findByText('/login null')
    stage.release()
    await stage.runtime.session.ready()
    await expect(context.canvas.getByText('/login null')).toBeVisible()
  },
}

/** A session that ends by itself leads to /login as well, and back. */
export const RefreshRefused: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { refreshAtStartup: 401 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('/login {"from":"/admin/dashboard?range=30d"}')
  },
}
