import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { seen } from './stories/seen'
import { useLateCode } from './useLateCode'

const Form = () => <p>The form itself</p>

interface OpenerProps {
  load: () => Promise<typeof Form>
  onFail: () => void
}

/** Opens what comes late. Its owner draws often, and takes a moment to close what failed, as going back does. */
function Opener({ load, onFail }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const [drawn, draw] = useState(0)
  const Code = useLateCode({ queryKey: ['code', 'form'], queryFn: load }, open, 'The form', () => {
    draw((count) => count + 1)
    onFail()
    setTimeout(() => setOpen(false), 100)
  })
  return (
    <>
      <button type="button" aria-pressed={open} data-drawn={drawn} onClick={() => setOpen(true)}>
        Open
      </button>
      {Code ? <Code /> : null}
    </>
  )
}

/** Code that is asked for when something is opened. */
const meta = {
  args: { load: fn(), onFail: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<OpenerProps>

export default meta
type Story = StoryObj<typeof meta>

/** It cannot be had at first: that is said once, what was asked for is closed, and the next try brings it. */
export const ComesAtTheSecondTry: Story = {
  beforeEach: ({ args }) => {
    args.load = fn<OpenerProps['load']>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Form)
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Open' })
    await userEvent.click(button)
    await seen('The form could not be loaded. Try again.')
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await expect(args.onFail).toHaveBeenCalledOnce()
    await expect(screen.getAllByText('The form could not be loaded. Try again.')).toHaveLength(1)
    await userEvent.click(button)
    await expect(await canvas.findByText('The form itself')).toBeVisible()
    await expect(args.load).toHaveBeenCalledTimes(2)
  },
}

/** Without a network there is no use in trying again. */
export const Offline: Story = {
  parameters: { scenario: { offline: true } },
  beforeEach: ({ args }) => {
    args.load = fn<OpenerProps['load']>().mockRejectedValue(new TypeError('Failed to fetch'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await seen('The form could not be loaded. You are offline.')
  },
}
