import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { UploadDialog } from './UploadDialog'

/** A submission that was begun and not sent: its words are kept, its files cannot be. */
const meta = {
  component: UploadDialog,
  args: { open: true, onClose: fn(), onReopen: fn() },
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <TaskOwner of={UploadDialog} {...args} />,
} satisfies Meta<typeof UploadDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload Work' }))

export const Restored: Story = {
  beforeEach: leaveDraft('upload', { title: 'Round 3', description: 'Both ink colours.', files: 1 }),
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Round 3'))
    await waitFor(() => expect(form.getByText(/^Draft restored/)).toBeVisible())
    await expect(form.getByText('Its file is not kept: choose it again.')).toBeVisible()
    // As where it opens empty, not on Discard: a Space would empty it.
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Work' })).toHaveFocus())
  },
}

/** Discarded: the form stands as at first, and the title with it. */
export const Discarded: Story = {
  ...Restored,
  play: async (context) => {
    const form = await dialog()
    await context.userEvent.click(await form.findByRole('button', { name: 'Discard' }))
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Round 1')
    await expect(draftIn(context, 'upload')).toBeNull()
  },
}

export const Mobile: Story = { ...Restored, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Restored, globals: { theme: 'dark' } }
