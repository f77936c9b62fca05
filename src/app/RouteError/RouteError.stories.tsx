import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ScreenUnreachable } from '../loadScreen'
import { RouteError } from './RouteError'

const meta = {
  component: RouteError,
  parameters: { layout: 'fullscreen' },
  args: { error: new ScreenUnreachable('The code of Nothing did not arrive.') },
  render: (args) => (
    <main>
      <RouteError {...args} />
    </main>
  ),
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

const departures = (context: Parameters<typeof stageOf>[0]) =>
  stageOf(context).ports.departures.map(({ kind }) => kind)

/** The page is loaded anew once, by itself, and meanwhile there is nothing to read. */
export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByText('Loading the page')).toBeInTheDocument()
    await waitFor(() => expect(departures(context)).toEqual(['reload']))
    await expect(context.canvas.queryByRole('heading')).toBeNull()
  },
}

/** That did not help: it is said, and nothing goes in circles. */
export const StillGone: Story = {
  beforeEach: (context) => void stageOf(context).runtime.navigation.reloadOnce(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(
      canvas.getByText(/^Part of it did not arrive, and loading it again did not help/),
    ).toBeVisible()
    await expect(departures(context)).toEqual(['reload'])
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
    await expect(departures(context)).toEqual(['reload', 'reload'])
  },
}

const offline: Story['beforeEach'] = (context) => stageOf(context).ports.network.set(false)

/** Offline, a reload would lose the page: it is left alone until the network is back. */
export const Offline: Story = {
  beforeEach: offline,
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Still offline.')).toBeVisible()
    await expect(departures(context)).toEqual([])
  },
}

/** It comes by itself, as the note says, however often the network goes. */
export const BackOnline: Story = {
  beforeEach: offline,
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'You are offline' })
    stageOf(context).ports.network.set(true)
    await waitFor(() => expect(departures(context)).toEqual(['reload']))
    stageOf(context).ports.network.set(false)
    await context.canvas.findByRole('heading', { name: 'You are offline' })
    stageOf(context).ports.network.set(true)
    await waitFor(() => expect(departures(context)).toEqual(['reload', 'reload']))
  },
}

export const Dark: Story = { beforeEach: StillGone.beforeEach ?? [], globals: { theme: 'dark' } }

export const Mobile: Story = {
  beforeEach: offline,
  globals: { viewport: { value: 'small', isRotated: false } },
}
