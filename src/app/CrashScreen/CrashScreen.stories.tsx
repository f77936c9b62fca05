import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ErrorBoundary } from '../router/ErrorBoundary'
import { CrashScreen } from './CrashScreen'

const failure = new TypeError(
  'Failed to fetch dynamically imported module: https://overprint.example/assets/A.js?v=1',
)
failure.stack = `${failure}\n    at load (https://overprint.example/assets/index.js:2:3)`

const meta = {
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
  args: { error: failure },
} satisfies Meta<typeof CrashScreen>

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
    await userEvent.click(await canvas.findByText(/^Report for/))
    const report = canvas.getByText(/^Path: \//)
    await expect(report).toHaveTextContent('TypeError: Failed to fetch dynamically imported module')
    await expect(report).toHaveTextContent('at load (https://overprint.example/assets/index.js:2:3)')
    await expect(report).not.toHaveTextContent('?v=1')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied\.$|is selected/)
    await expect(String(document.getSelection())).toContain('Version: ')
  },
}

/** A screen that crashes when its own button is pressed, or one that stands elsewhere. */
function Fragile({ error }: { error: unknown }) {
  const [broken, setBroken] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setBroken(true)}>
        Elsewhere
      </button>
      <ErrorBoundary visit="" instead={(crash) => <CrashScreen error={crash} />}>
        <Break broken={broken} error={error}>
          <button type="button" onClick={() => setBroken(true)}>
            Inside
          </button>
        </Break>
      </ErrorBoundary>
    </>
  )
}

function Break({ broken, error, children }: { broken: boolean; error: unknown; children: ReactNode }) {
  if (broken) throw error
  return children
}

const note = { name: 'This page stopped working.' }

/** What had the focus is gone with the screen: the note takes it, and is read. */
export const TakesALostFocus: Story = {
  render: (args) => <Fragile {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inside' }))
    await expect(await canvas.findByRole('heading', note)).toHaveFocus()
  },
}

export const LeavesTheFocusElsewhere: Story = {
  render: (args) => <Fragile {...args} />,
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    await canvas.findByRole('heading', note)
    // The report is the last thing to come.
    await canvas.findByText(/^Report for/)
    await expect(elsewhere).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: { error: new Error('long '.repeat(200)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Report for/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
