import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { CrashScreen } from './CrashScreen'

/** A router whose only route failed to load, as when its code is out of reach. */
function Crashed({ error }: { error: unknown }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [{ path: '*', element: null, errorElement: <CrashScreen /> }],
      // Given beforehand, so that nothing is logged as a crash.
      { hydrationData: { errors: { '0': error } } },
    ),
  )
  return <RouterProvider router={router} />
}

const failure = new TypeError(
  'Failed to fetch dynamically imported module: https://overprint.example/assets/A.js?v=1',
)
failure.stack = `${failure}\n    at load (https://overprint.example/assets/index.js:2:3)`

const meta = {
  component: CrashScreen,
  parameters: { stage: 'app', layout: 'fullscreen' },
  args: { error: failure },
  render: ({ error }, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <Crashed error={error} />
    </RuntimeProvider>
  ),
} satisfies Meta<{ error: unknown }>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('heading', { name: 'This page stopped working.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(stageOf(context).ports.departures.map(({ kind }) => kind)).toEqual(['reload'])
  },
}

/** The report can be read before it is sent, and holds no query. */
export const CopiesTheReport: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Report for/))
    const report = canvas.getByText(/^Path: \//)
    await expect(report).toHaveTextContent('TypeError: Failed to fetch dynamically imported module')
    await expect(report).toHaveTextContent('at load (https://overprint.example/assets/index.js:2:3)')
    await expect(report).not.toHaveTextContent('?v=1')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied\.$|is selected/)
    await expect(String(document.getSelection())).toContain('Version: ')
  },
}

export const LongContent: Story = {
  args: { error: new Error('long '.repeat(200)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Report for/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
