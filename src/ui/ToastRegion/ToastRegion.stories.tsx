import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { ToastRegion, type ToastRegionProps } from './ToastRegion'

const long = 60_000

const all: ToastRegionProps['toasts'] = [
  { id: 'a', text: 'Round 1 was sent to the client.', tone: 'success' },
  { id: 'b', text: 'Failed to load dashboard.', tone: 'error' },
  { id: 'c', text: 'Your session ends in five minutes.', tone: 'info' },
]

function Queue({ toasts: initial, onDismiss, ...props }: ToastRegionProps) {
  const [toasts, setToasts] = useState(initial)
  const [next, setNext] = useState(1)
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setToasts([...toasts, { id: `new-${next}`, text: `Upload ${next} is done.`, tone: 'success' }])
          setNext(next + 1)
        }}
      >
        Upload
      </Button>
      <Button variant="quiet" onClick={() => setToasts([])}>
        Clear
      </Button>
      <ToastRegion
        {...props}
        toasts={toasts}
        onDismiss={(id) => {
          onDismiss(id)
          setToasts((list) => list.filter((toast) => toast.id !== id))
        }}
      />
    </>
  )
}

const meta = {
  component: ToastRegion,
  render: (args) => <Queue {...args} />,
  args: { toasts: all, place: 'top-right', timeout: long, onDismiss: fn() },
  parameters: {
    keyboard: [
      ['F6', 'goes to the newest message, from anywhere; time stands still meanwhile'],
      ['Tab', 'goes to what can be done about the message, and to the next message'],
      ['Escape', 'puts the focused message away'],
    ],
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const region = () => screen.findByRole('region', { name: 'Notifications' })
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

export const Default: Story = {
  play: async () => {
    const live = await region()
    await expect(live).toHaveAttribute('aria-live', 'polite')
    for (const { text } of all) await waitFor(() => expect(within(live).getByText(text)).toBeVisible())
  },
}

export const BottomCenter: Story = { args: { place: 'bottom-center' } }

export const Mobile: Story = {
  args: { place: 'bottom-center' },
  globals: { viewport: { value: 'small' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const ClickDismisses: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Failed to load dashboard.'))
    await gone('Failed to load dashboard.')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('b')
  },
}

export const EscapeDismisses: Story = {
  args: { toasts: all.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    const toast = await screen.findByRole('dialog', { name: 'Round 1 was sent to the client.' })
    toast.focus()
    await userEvent.keyboard('{Escape}')
    await gone('Round 1 was sent to the client.')
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
  },
}

const undo = fn()
const saved: ToastRegionProps['toasts'] = [
  { id: 'saved', text: 'Saved Tideline.', tone: 'success', action: { label: 'Undo', run: undo } },
]

/** One thing to do about it: the message stays for longer than others, does it once, and goes. */
export const WithAction: Story = {
  args: { toasts: saved, timeout: 300 },
  play: async ({ args, userEvent }) => {
    undo.mockClear()
    const button = await screen.findByRole('button', { name: 'Undo' })
    await new Promise((done) => setTimeout(done, 700))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(button)
    await gone('Saved Tideline.')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('saved')
  },
}

export const WithActionByKeyboard: Story = {
  args: { toasts: saved },
  play: async ({ args, userEvent }) => {
    undo.mockClear()
    const toast = await screen.findByRole('dialog', { name: 'Saved Tideline.' })
    toast.focus()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await gone('Saved Tideline.')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('saved')
  },
}

/** Long words leave the button its room. */
export const WithActionSmall: Story = {
  args: {
    place: 'bottom-center',
    toasts: saved.map((toast) => ({
      ...toast,
      text: 'Saved The catalogue of all seeds that were ever lent, returned or forgotten on the bus.',
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
}

const MANY: ToastRegionProps['toasts'] = [
  { id: 'failed', text: 'Remove failed', tone: 'error' },
  ...['Tideline', 'Kiln', 'Fogline', 'Ledger', 'Seedbank'].map((title) => ({
    ...(saved[0] as ToastRegionProps['toasts'][number]),
    id: title,
    text: `${title} is no longer saved.`,
  })),
]

/** Several removals do not wall off a small screen: the newest three are shown, and what failed. */
export const ManySmall: Story = {
  args: { place: 'bottom-center', toasts: MANY },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    for (const text of ['Seedbank', 'Ledger', 'Fogline'])
      await waitFor(() => expect(screen.getByText(`${text} is no longer saved.`)).toBeVisible())
    await waitFor(() => expect(screen.getByText('Remove failed')).toBeVisible())
    for (const text of ['Tideline', 'Kiln'])
      await expect(screen.getByText(`${text} is no longer saved.`)).not.toBeVisible()
    await expect((await region()).getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2)
  },
}

export const TimeIsOver: Story = {
  args: { timeout: 300, toasts: all.slice(0, 1) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
    await gone('Round 1 was sent to the client.')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const WaitsWhileHovered: Story = {
  args: { timeout: 600, toasts: all.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    const text = await screen.findByText('Round 1 was sent to the client.')
    await userEvent.hover(text)
    await new Promise((done) => setTimeout(done, 900))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(text)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
  },
}

export const FollowsTheQueue: Story = {
  args: { toasts: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await screen.findByText('Upload 1 is done.')
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await screen.findByText('Upload 2 is done.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await gone('Upload 1 is done.')
    await gone('Upload 2 is done.')
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'error',
        text: 'Failed to upload harbour_cafe_signage_final_v7_print_ready_with_bleed_and_crop_marks.pdf, since the connection broke after 3 of 8 files.',
      },
    ],
  },
}

const ENDLESS = `The server said: ${'a stack of things that went wrong, '.repeat(120)}and_a_word_without_an_end_${'x'.repeat(300)}`

/** However much a server says, the message stays within the screen and can be read to its end. */
export const EndlessContent: Story = {
  args: { toasts: [{ id: 'endless', tone: 'error', text: ENDLESS }] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const toast = await screen.findByRole('dialog')
    const box = toast.getBoundingClientRect()
    await waitFor(() => expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(box.height).toBeLessThanOrEqual(window.innerHeight / 2)
    const text = within(toast).getByRole('region', { name: 'Message' })
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}
