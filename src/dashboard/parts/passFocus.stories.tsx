import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { passFocus } from '@/lib/passFocus'
import { pressIsOver } from '@/ui/Field/stories/press'

interface PairProps {
  onNext: () => void
}

/** The button that is pressed, and the one that is next. */
function Pair({ onNext }: PairProps) {
  return (
    <>
      <button type="button">Pressed</button>
      <button type="button" onClick={onNext}>
        Next
      </button>
    </>
  )
}

/** The focus goes on by itself: what is pressed then. */
const meta = {
  args: { onNext: fn() },
  render: (args) => <Pair {...args} />,
} satisfies Meta<PairProps>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const pair = (canvas: Canvas) => ({
  pressed: canvas.getByRole('button', { name: 'Pressed' }),
  next: canvas.getByRole<HTMLButtonElement>('button', { name: 'Next' }),
})

/** A second press of the same decision does nothing, a later one counts, and the key can be held again by then. */
export const SecondPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { pressed, next } = pair(canvas)
    pressed.focus()
    passFocus(next)
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(await fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
    await pressIsOver()
    await expect(await fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(await fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(true)
  },
}

/** Who goes away and comes back does so on purpose. */
export const CameBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { pressed, next } = pair(canvas)
    passFocus(next)
    pressed.focus()
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** Nothing is passed on: the next press of a key counts, there and after coming back. */
export const ThereAlready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { pressed, next } = pair(canvas)
    next.focus()
    passFocus(next)
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    pressed.focus()
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledTimes(2)
  },
}

/** It cannot take the focus: whoever goes there later, once it can, is not held up. */
export const CannotTakeIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { next } = pair(canvas)
    next.disabled = true
    passFocus(next)
    await expect(next).not.toHaveFocus()
    next.disabled = false
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
