import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
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

export const LongContent: Story = {
  args: { error: new Error('long '.repeat(200)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Report for/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
