import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Field } from '../Field/Field'
import { TextArea } from '../TextArea/TextArea'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Approve this round?',
    description: 'The studio starts on the final files, and the decision stands.',
    confirmLabel: 'Approve',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    keyboard: [
      ['Tab / Shift+Tab', 'moves inside the question, round and round'],
      ['Enter', 'presses the focused answer'],
      ['Escape', 'cancels; while the yes is being carried out, calls that off where it can be'],
    ],
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.findByRole('button', { name })

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Approve this round?' })
    const approve = await button('Approve')
    await waitFor(() => expect(approve).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Delete “Harbour Café”?',
    description: 'Its files go with it. This can’t be undone.',
    confirmLabel: 'Delete',
  },
  play: async () => {
    const cancel = await button('Cancel')
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}

/** Where a yes is no longer possible the no alone stands, under the focus of the yes that was pressed. */
export const Answered: Story = {
  args: { error: 'This work was already approved.', cancelLabel: 'Close' },
  render: (args) => <ConfirmDialog {...args} onConfirm={undefined} />,
  play: async ({ args, userEvent }) => {
    const left = await button('Close')
    await expect(screen.getAllByRole('button')).toEqual([left])
    await waitFor(() => expect(left).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** What is left of the press that was refused does not close it: the reason can be read first. */
export const AnsweredUnderThePress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function UnderThePress(args) {
    const [refused, setRefused] = useState(false)
    return refused ? (
      <ConfirmDialog {...args} {...Answered.args} onConfirm={undefined} />
    ) : (
      <ConfirmDialog {...args} onConfirm={() => setRefused(true)} />
    )
  },
  play: async ({ args }) => {
    const pressed = await button('Approve')
    await fireEvent.click(pressed)
    await fireEvent.click(pressed)
    await expect(pressed).toHaveTextContent('Close')
    await fireEvent.click(pressed, { detail: 2 })
    await expect(await fireEvent.keyDown(pressed, { key: 'Enter', repeat: true })).toBe(false)
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(screen.getByRole('alert')).toHaveTextContent('already approved')
    await waitFor(async () => {
      await fireEvent.click(pressed)
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}

export const Busy: Story = {
  args: { busy: true, confirmLabel: 'Approving…' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Approving…'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** What is being carried out can be called off, by Cancel and by Escape; the question stays. */
export const BusyCancellable: Story = {
  args: { busy: true, onCancelBusy: fn(), children: <p>Your comment stays here.</p> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Cancel'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancelBusy).toHaveBeenCalledTimes(2)
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(screen.getByText('Your comment stays here.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { error: 'The approval could not be saved. Try again.' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('could not be saved')
  },
}

export const WithField: Story = {
  args: {
    children: (
      <Field label="Comment" optional>
        <TextArea />
      </Field>
    ),
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Comment (optional)' })
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'small' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: {
    title: 'Approve the second round of the harbour café identity with its terrace and all of its signage?',
    description:
      'The studio starts on the final files of every part at once, the decision stands, and the deadline of the printer counts from today.',
    confirmLabel: 'Approve everything in this round',
    cancelLabel: 'Look at it once more',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
