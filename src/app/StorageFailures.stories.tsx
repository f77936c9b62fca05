import { blockedStorage, fullStorage } from '@mocks/ports/deniedStorage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createBrowserStorage } from '@/runtime/browser/storage'
import { createRuntime } from '@/runtime/createRuntime'
import { DEFAULT_SETTINGS } from '@/runtime/settings'
import { stageOf } from '../../.storybook/stage/stageOf'
import { App } from './App'
import { ROUTES } from './manifest'
import { memoryRouter } from './router/appRouter'

function useApp(storage: () => Storage, { backstage, ports }: ReturnType<typeof stageOf>) {
  return useState(() => {
    const kept = createBrowserStorage(storage)
    const runtime = createRuntime({
      ports: { ...ports, storage: kept, tabStorage: createBrowserStorage(storage) },
      transport: backstage.transport,
      settings: DEFAULT_SETTINGS,
    })
    const router = memoryRouter('/login')
    return { runtime, router }
  })[0]
}

type AppParts = ReturnType<typeof useApp>

function SiteOver({
  storage,
  stage,
  onApp,
}: {
  storage: () => Storage
  stage: ReturnType<typeof stageOf>
  onApp: (app: AppParts) => void
}) {
  const app = useApp(storage, stage)
  onApp(app)
  return <App {...app} />
}

const apps = new WeakMap<HTMLElement, AppParts>()

/** A browser whose storage does not store: the site works, and a session lasts as long as the page. */
const meta = {
  tags: ['long'],
  parameters: { stage: 'app', layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { storage: blockedStorage },
  render: ({ storage }, context) => (
    <SiteOver
      storage={storage}
      stage={stageOf(context)}
      onApp={(app) => apps.set(context.canvasElement, app)}
    />
  ),
} satisfies Meta<{ storage: () => Storage }>

export default meta
type Story = StoryObj<typeof meta>

const signInAndOut: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'maya@harborcafe.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  await expect(await canvas.findByRole('heading', { name: /Maya/ })).toBeVisible()
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
  apps.get(canvasElement)?.runtime.session.logOut()
  await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
}

export const Blocked: Story = { play: signInAndOut }
export const Full: Story = { args: { storage: fullStorage }, play: signInAndOut }

/** Every path that needs no session comes up with its heading. */
export const EveryPublicPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Sign in' })
    const router = apps.get(canvasElement)?.router
    for (const { path, guard } of Object.values(ROUTES)) {
      if (guard === 'session') continue
      const address = path.replace(':category', 'logos').replace(':id', 'harbor-cafe-cups')
      router?.navigator.push(address)
      await waitFor(() => expect(router?.state.loading).toBe(false))
      await waitFor(() => expect(canvas.getAllByRole('heading', { level: 1 })[0]).toBeVisible())
      const heading = canvas.getAllByRole('heading', { level: 1 })[0]
      // The note pages: of a crash, of code that is gone, of a page that is not there.
      await expect(heading, address).not.toHaveTextContent(
        /stopped working|offline|could not be loaded|doesn't exist/i,
      )
    }
  },
}
