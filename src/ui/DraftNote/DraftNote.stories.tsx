import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DraftNote } from './DraftNote'

const meta = {
  component: DraftNote,
  parameters: {
    keyboard: [
      ['Tab', 'goes to its button'],
      ['Enter / Space', 'discards what was brought back, and once more has it back; the focus stays'],
    ],
  },
  args: { state: 'restored', onDiscard: fn(), onUndo: fn() },
} satisfies Meta<typeof DraftNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft restored · Discard')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

export const Discarded: Story = {
  args: { state: 'discarded' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Draft discarded · Undo')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** Nothing to say: only the place where it will be said. */
export const Silent: Story = {
  args: { state: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The focus stays on the one button, whatever its word. */
export const ThereAndBack: Story = {
  render: function Kept(args) {
    const [state, setState] = useState(args.state)
    return (
      <DraftNote
        {...args}
        state={state}
        onDiscard={() => setState('discarded')}
        onUndo={() => setState('restored')}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    children: 'Its 5 images and 1 video are not kept on this device: choose them again before you send.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { ...LongContent, globals: { theme: 'dark' } }
