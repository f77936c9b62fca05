import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { TextArea } from '../TextArea/TextArea'
import { Dialog, type DialogProps } from './Dialog'

function Opener({ onOpenChange, open: initial, ...props }: DialogProps) {
  const [open, setOpen] = useState(initial)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask for changes</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={change}
        footer={
          props.footer ?? (
            <>
              <Button variant="outline" onClick={() => change(false)}>
                Cancel
              </Button>
              <Button onClick={() => change(false)}>Send request</Button>
            </>
          )
        }
      />
    </>
  )
}

const note = (
  <Field label="What should change?">
    <TextArea defaultValue="The lighthouse sits too low." />
  </Field>
)

const meta = {
  component: Dialog,
  render: (args) => <Opener {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Request changes',
    description: 'Harbour Café logo, round 2. The studio hears of it at once.',
    children: note,
  },
  parameters: {
    keyboard: [
      ['Tab / Shift+Tab', 'moves inside the dialog, round and round'],
      ['Escape', 'closes it; while it is busy, calls the work off'],
      ['Arrow keys', 'scroll a long body that has no fields'],
    ],
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Request changes' })
    await expect(dialog).toHaveAccessibleDescription(/Harbour Café/)
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  },
}

export const FocusComesBack: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ask for changes' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const DragSelectStaysOpen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const outside = dialog.parentElement as HTMLElement
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByRole('textbox') },
      { target: outside },
      { keys: '[/MouseLeft]', target: outside },
    ])
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    // A click right after opening counts as the second one of a double click, so it may take another.
    await waitFor(async () => {
      await userEvent.click(outside)
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
}

/** While what was asked for is carried out, Escape and Close call that off; the dialog and its text stay. */
export const Busy: Story = {
  args: { busy: true, onCancelBusy: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onCancelBusy).toHaveBeenCalledTimes(2)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(within(dialog).getByRole('textbox')).toHaveValue('The lighthouse sits too low.')
  },
}

/** What cannot be called off is waited for. */
export const BusyToTheEnd: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: {
    size: 'sm',
    title: 'What the studio delivers for the whole identity of the Harbour Café and its terrace',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={String(at)}>{at + 1}. A mark, its clear space, and the colours in print and on screen.</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(within(dialog).getByRole('button', { name: 'Send request' })).toBeVisible()
    // Whether it scrolls is measured once it is laid out.
    await expect(await within(dialog).findByRole('region', { name: /What the studio/ })).toBeVisible()
  },
}

export const Wide: Story = { args: { size: 'lg' } }

export const Mobile: Story = { globals: { viewport: { value: 'small' } } }

/** What an on-screen keyboard leaves of a phone of 320 by 640: the field and the buttons stay in sight. */
export const KeyboardOpen: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const viewport = window.visualViewport as VisualViewport
    const left = Math.min(window.innerHeight - 240, 340)
    const become = (height: () => number) => {
      Object.defineProperty(viewport, 'height', { configurable: true, get: height })
      viewport.dispatchEvent(new Event('resize'))
    }
    try {
      become(() => left)
      const within320 = () => {
        const box = dialog.getBoundingClientRect()
        expect(box.bottom).toBeLessThanOrEqual(left)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
      }
      await waitFor(within320)
      const field = within(dialog).getByRole('textbox')
      await userEvent.click(field)
      for (const element of [field, within(dialog).getByRole('button', { name: 'Send request' })]) {
        element.scrollIntoView({ block: 'nearest' })
        const { top, bottom } = element.getBoundingClientRect()
        await expect(top).toBeGreaterThanOrEqual(0)
        await expect(Math.floor(bottom)).toBeLessThanOrEqual(left)
      }
    } finally {
      Reflect.deleteProperty(viewport, 'height')
      viewport.dispatchEvent(new Event('resize'))
    }
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
