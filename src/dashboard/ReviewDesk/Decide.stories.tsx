import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ReviewDesk } from './ReviewDesk'
import { atTheDesk, desk, deskFrame, onTheDesk } from './stories/desk'

/** The decision beside the work. */
const meta = {
  component: ReviewDesk,
  parameters: { ...atTheDesk, docs: { ...deskFrame } },
  args: onTheDesk,
} satisfies Meta<typeof ReviewDesk>

export default meta
type Story = StoryObj<typeof meta>

const WRITTEN = {
  comment: 'Nearly there. Two things before we print.',
  changes: [{ id: 1, text: 'Use the darker green on the sign', spot: null }],
  deadline: '2026-03-12',
}

/** One question, and it is approved. */
export const Approves: Story = {
  args: { onClose: fn() },
  play: async (context) => {
    const { userEvent, args } = context
    const parts = await desk()
    await userEvent.click(parts.getByRole('button', { name: 'Approve' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    await expect(stageOf(context).backstage.calls.of('approveWork')).toHaveLength(1)
  },
}

export const RequestOpen: Story = { args: { initial: { request: WRITTEN } } }

/** What goes wrong on the way keeps everything, and it can be sent again. */
export const SendFails: Story = {
  args: { initial: { request: WRITTEN }, onClose: fn() },
  parameters: { scenario: { role: 'client', outcomes: { requestChanges: [500, 'ok'] } } },
  play: async (context) => {
    const { userEvent, args } = context
    const parts = await desk()
    await userEvent.click(parts.getByRole('button', { name: 'Send request' }))
    await expect((await screen.findAllByText('Something broke on our side.')).length).toBeGreaterThan(0)
    // Heard once: the form's alert says it.
    const message = await screen.findByRole('dialog', { name: 'Something broke on our side.' })
    await expect(message).toHaveAttribute('aria-live', 'off')
    await expect(parts.getByRole('textbox', { name: 'What should change?' })).toHaveValue(WRITTEN.comment)
    await expect(parts.getByRole('textbox', { name: 'Change 1' })).toHaveValue(WRITTEN.changes[0]?.text ?? '')
    await userEvent.click(parts.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true))
    const bodies = stageOf(context)
      .backstage.calls.of('requestChanges')
      .map(({ requestBody }) => requestBody)
    await expect(bodies[1]).toEqual({
      comment: WRITTEN.comment,
      requestedChanges: ['Use the darker green on the sign'],
      deadline: '2026-03-12',
    })
  },
}

/** Closed with words in it: they wait, and are there when it is opened again. */
export const KeepsWhatWasBegun: Story = {
  args: { onClose: fn() },
  play: async (context) => {
    const { userEvent, args } = context
    const parts = await desk()
    await userEvent.click(parts.getByRole('button', { name: 'Request changes' }))
    await userEvent.type(parts.getByRole('textbox', { name: 'What should change?' }), 'Wider.')
    await userEvent.click(parts.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith(false)
    const kept = Object.entries(stageOf(context).area.entries()).find(([key]) => key.startsWith('app_draft:'))
    await expect(kept?.[1]).toContain('Wider.')
  },
}

export const OnAPhone: Story = { ...RequestOpen, globals: { viewport: { value: 'phone' } } }
