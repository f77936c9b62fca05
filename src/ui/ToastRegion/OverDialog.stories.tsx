import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { Message } from '../Message/Message'
import { ToastRegion } from './ToastRegion'

/** A message about a dialog that is open and taller than the screen. */
const meta = {
  component: ToastRegion,
  args: {
    place: 'bottom-center',
    timeout: 60_000,
    toasts: [{ id: 'failed', text: 'Create failed', tone: 'error' }],
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => (
    <>
      <Dialog
        open
        onOpenChange={fn()}
        title="New Product"
        footer={
          <>
            <Button variant="outline">Cancel</Button>
            <Button>Create product</Button>
          </>
        }
      >
        {'A form that is longer than the screen. '.repeat(150)}
        <Message tone="danger">Create failed</Message>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

/** It covers none of the dialog's buttons, nor the line that says the same for as long as it is true. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Product' }))
    const message = await screen.findByRole('dialog', { name: 'Create failed' })
    await waitFor(() => expect(message).toBeVisible())
    const line = dialog.getByRole('alert')
    line.scrollIntoView({ block: 'nearest' })
    const { top, right, bottom, left } = message.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThan(window.innerHeight / 2)
    for (const part of [...dialog.getAllByRole('button'), line]) {
      const box = part.getBoundingClientRect()
      const covered = box.left < right && box.right > left && box.top < bottom && box.bottom > top
      await expect(covered ? part.outerHTML : null).toBeNull()
    }
  },
}

/** A phone's sheet has its Close button at the top. */
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'small', isRotated: false } } }

/** What was done is told where it always is, so that it does not jump as a dialog opens or closes. */
export const Success: Story = {
  args: { toasts: [{ id: 'created', text: 'Product created.', tone: 'success' }] },
  play: async () => {
    const message = await screen.findByRole('dialog', { name: 'Product created.' })
    await waitFor(() => expect(message).toBeVisible())
    await expect(message.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2)
  },
}

export const SuccessMobile: Story = {
  ...Success,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
