import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import type { Work } from '../../api/work'
import { ChangeList } from './ChangeList'
import type { Change } from './changes'
import { ReviewDesk } from './ReviewDesk'
import { atTheDesk, desk, deskFrame, loaded, onTheDesk } from './stories/desk'
import { LOGO, WINDOW } from './stories/works'
import { useRequest } from './useRequest'

const at = (id: number, x: number, y: number, text: string): Change => ({
  id,
  text,
  spot: { round: 'submission_2', title: 'Round 2', asset: 0, x, y },
})
const PINS = [
  at(1, 0.45, 0.31, 'The sun a little higher, so that it clears the rim'),
  at(2, 0.46, 0.62, 'Thicker handle on the far side too'),
  { id: 3, text: 'Send the grey version for the newspaper as well', spot: null },
]

/** Changes pinned to the picture: they become the words that are sent. */
const meta = {
  tags: ['long'],
  component: ReviewDesk,
  parameters: { ...atTheDesk, docs: { ...deskFrame } },
  args: onTheDesk,
} satisfies Meta<typeof ReviewDesk>

export default meta
type Story = StoryObj<typeof meta>

/** What was pinned at an earlier visit is there again, and can be discarded. */
export const Restored: Story = {
  beforeEach: leaveDraft('changes.work_1', { comment: 'Nearly there.', changes: PINS, deadline: '' }),
  play: async () => {
    const parts = await loaded()
    await expect(await parts.findByText('Draft restored')).toBeVisible()
    await expect(parts.getByRole('button', { name: 'Discard' })).toBeVisible()
    await expect(parts.getByRole('textbox', { name: 'What should change?' })).toHaveValue('Nearly there.')
    await expect(parts.getAllByRole('textbox', { name: /^Change \d/ })).toHaveLength(PINS.length)
    await expect(await parts.findByRole('button', { name: /^Pin 2, at 46% from the left/ })).toBeVisible()
  },
}

/** Discarded and begun anew: the form stays from the first letter on. */
export const BegunAnew: Story = {
  ...Restored,
  play: async ({ userEvent }) => {
    const parts = await loaded()
    await userEvent.click(await parts.findByRole('button', { name: 'Discard' }))
    const comment = parts.getByRole('textbox', { name: 'What should change?' })
    await waitFor(() => expect(comment).toHaveValue(''))
    await userEvent.type(comment, 'Wider.')
    await expect(comment).toHaveFocus()
    await expect(comment).toHaveValue('Wider.')
    await expect(parts.queryByText(/^Draft/)).toBeNull()
    await expect(parts.getByRole('button', { name: 'Send request' })).toBeVisible()
  },
}

/** The only change goes, and the rest of the request stays: what was written, and a place for the focus. */
export const OnlyPinRemoved: Story = {
  play: async ({ userEvent }) => {
    const parts = await loaded()
    parts.getByRole('application').focus()
    await userEvent.keyboard('p{Enter}')
    await parts.findByRole('textbox', { name: 'Change 1, Round 2, image 1' })
    const comment = parts.getByRole('textbox', { name: 'What should change?' })
    await userEvent.type(comment, 'Wider.')
    await userEvent.click(parts.getByRole('button', { name: 'Remove change 1' }))
    await waitFor(() => expect(parts.queryByRole('textbox', { name: /^Change \d/ })).toBeNull())
    const add = parts.getByRole('button', { name: 'Add a change without a pin' })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(comment).toHaveValue('Wider.')
    await expect(parts.getByRole('button', { name: 'Send request' })).toBeVisible()
  },
}

export const Placed: Story = {
  args: { initial: { request: { comment: 'Nearly there.', changes: PINS } } },
  play: async ({ userEvent }) => {
    const parts = await loaded()
    await expect(await parts.findByRole('button', { name: /^Pin 1, at 45% from the left/ })).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: /^Pin 2/ }))
    await waitFor(() =>
      expect(parts.getByRole('textbox', { name: 'Change 2, Round 2, image 1' })).toHaveFocus(),
    )
    // A pin stands on its picture alone; the list leads back to it.
    await userEvent.click(parts.getByRole('button', { name: 'Round 2, image 2 of 5' }))
    await waitFor(() => expect(parts.queryByRole('button', { name: /^Pin \d/ })).toBeNull())
    await userEvent.click(parts.getByRole('button', { name: /^Round 2, image 1 at 45%/ }))
    await expect(await parts.findByRole('button', { name: /^Pin 1/ })).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: 'Remove change 1' }))
    await expect(parts.getByRole('button', { name: /^Pin 1, at 46%/ })).toBeVisible()
  },
}

/** The second click of a double click, or a key that is held, removes no other change. */
export const OneAtATime: Story = {
  ...Placed,
  play: async ({ userEvent }) => {
    const parts = await loaded()
    const removals = () => parts.getAllByRole('button', { name: /^Remove change/ })
    const next = removals()[1] as HTMLElement
    const left = removals().length - 1
    await userEvent.click(removals()[0] as HTMLElement)
    await waitFor(() => expect(next).toHaveFocus())
    await fireEvent.click(next, { detail: 2 })
    await expect(await fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
    await expect(removals()).toHaveLength(left)
  },
}

/** P brings the crosshair, arrows move it, Enter places; Enter in the text leads back for the next one. */
export const ByKeyboard: Story = {
  args: { onClose: fn() },
  play: async (context) => {
    const { userEvent, args } = context
    const parts = await loaded()
    const stage = parts.getByRole('application')
    stage.focus()
    await userEvent.keyboard('p{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}')
    await expect(parts.getByText('Crosshair at 40% from the left, 49% from the top')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const first = await parts.findByRole('textbox', { name: 'Change 1, Round 2, image 1' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.type(first, 'Make the mark bolder{Enter}')
    await waitFor(() => expect(stage).toHaveFocus())
    // Escape leaves the pins, and the desk stays.
    await userEvent.keyboard('{Escape}')
    await expect(parts.getByRole('button', { name: 'Pin a change' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.type(parts.getByRole('textbox', { name: 'What should change?' }), 'One thing.')
    await userEvent.click(parts.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await waitFor(() => expect(parts.queryByRole('button', { name: 'Send request' })).toBeNull())
    const [call] = stageOf(context).backstage.calls.of('requestChanges')
    await expect(call?.requestBody).toEqual({
      comment: 'One thing.',
      requestedChanges: ['Round 2, image 1, at 40% from the left, 49% from the top: Make the mark bolder'],
    })
  },
}

export const ByPointer: Story = {
  args: { initial: { pinning: true } },
  play: async () => {
    const parts = await loaded()
    const stage = parts.getByRole('application')
    const box = parts.getByRole('img', { name: 'Round 2, image 1 of 5' }).getBoundingClientRect()
    const point = { clientX: box.left + box.width * 0.25, clientY: box.top + box.height * 0.75 }
    fireEvent.pointerDown(stage, { ...point, pointerId: 1, button: 0 })
    fireEvent.pointerUp(stage, { ...point, pointerId: 1, button: 0 })
    await expect(
      await parts.findByRole('button', { name: 'Pin 1, at 25% from the left, 75% from the top' }),
    ).toBeVisible()
    // Beside the picture there is nothing to pin.
    const beside = { clientX: box.left - 8, clientY: point.clientY, pointerId: 1, button: 0 }
    fireEvent.pointerDown(stage, beside)
    fireEvent.pointerUp(stage, beside)
    await expect(parts.getAllByRole('button', { name: /^Pin \d/ })).toHaveLength(1)
  },
}

/** Nothing typed is lost, and what is missing is said beside it. */
export const Incomplete: Story = {
  args: {
    initial: { request: { changes: [at(1, 0.3, 0.4, ''), ...PINS.slice(1)], checked: true } },
  },
  play: async () => {
    const parts = await desk()
    await expect(await parts.findByText('Write what should change here, or remove it.')).toBeVisible()
    await expect(parts.getByText('Write what should change.')).toBeVisible()
    await expect(parts.getByRole('textbox', { name: 'Change 2, Round 2, image 1' })).toHaveValue(
      PINS[1]?.text ?? '',
    )
  },
}

/** The changes alone, as on a desk of their own. */
function Changes({ work }: { work: Work }) {
  const [initial] = useState({ changes: [at(1, 0.3, 0.4, '')], checked: true })
  const request = useRequest({
    work,
    today: onTheDesk.today,
    initial,
    elsewhere: false,
    onRefused() {},
    onSent() {},
  })
  const list = useRef<HTMLOListElement>(null)
  return (
    <ChangeList request={request} list={list} active={null} onActive={fn()} onShow={fn()} onDone={fn()} />
  )
}

/** Two desks in one document: each error has an id of its own, by which its field finds it. */
export const IncompleteTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Changes work={LOGO} />
      <Changes work={WINDOW} />
    </>
  ),
  play: async ({ canvas }) => {
    const errors = () => canvas.getAllByText('Write what should change here, or remove it.')
    await waitFor(() => expect(errors()).toHaveLength(2))
    await expect(errors()[0]?.id).not.toBe(errors()[1]?.id)
    for (const [index, field] of canvas.getAllByRole('textbox', { name: /^Change 1/ }).entries()) {
      await expect(field).toHaveAccessibleDescription('Write what should change here, or remove it.')
      await expect(field).toHaveAttribute('aria-describedby', errors()[index]?.id)
    }
  },
}

export const OnAPhone: Story = {
  ...Placed,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const parts = await loaded()
    await expect(await parts.findByRole('button', { name: /^Pin 1/ })).toBeVisible()
  },
}

export const Dark: Story = {
  args: Placed.args ?? {},
  globals: { theme: 'dark' },
}
