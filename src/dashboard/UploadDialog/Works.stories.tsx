import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Work } from '@/api/work'
import { pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages } from '@/ui/FileDrop/stories/sampleFiles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { SeedWorks } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { takesOut } from './stories/takesOut'
import { UploadDialog } from './UploadDialog'

/** The works that a round can go to: thousands, or one that moves on meanwhile. */
const meta = {
  tags: ['long'],
  component: UploadDialog,
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={UploadDialog} {...args} />,
} satisfies Meta<typeof UploadDialog>

export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  const root = await screen.findByRole('dialog', { name: 'Upload Work' })
  const form = within(root)
  const work = form.getByRole('combobox', { name: 'Work' })
  return { ...form, root, work, send: form.getByRole('button', { name: 'Upload submission' }) }
}

/** It is no longer to be had: the field is empty and says so, and nothing goes to it until another one is chosen. */
export const MovesOn: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { calls } = stageOf(context).backstage
    const form = await opened()
    const choose = async (name: RegExp) => {
      await userEvent.click(form.work)
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await waitFor(() => expect(form.work).toBeEnabled())
    await choose(/^Second café signage plan/)
    pick(form.root, ...sampleImages(2))
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2))
    await takesOut(stageOf(context), 'work_6')
    await userEvent.click(form.send)
    await form.findByRole('alert')
    await waitFor(() => expect(form.work).toHaveTextContent('Select a work'))
    await expect(form.work).toHaveAccessibleDescription('Select a work to submit to.')
    await userEvent.click(form.send)
    await expect(calls.of('submitWork')).toHaveLength(1)
    await choose(/^Takeaway cup sleeve/)
    await userEvent.click(form.send)
    await seen('Submission uploaded.')
    await expect(calls.of('submitWork')).toHaveLength(2)
    await expect(calls.of('uploadFiles')).toHaveLength(1)
  },
}

const MANY: Work[] = Array.from({ length: 2000 }, (_, index) => ({
  _id: `many_${index + 1}`,
  title: `Signage ${index + 1} of the pier`,
  status: 'in_progress',
  price: 100,
  deadline: '2026-03-04',
}))

/** Any of thousands by some words of its name; no more than fifty are drawn. */
export const Thousands: Story = {
  render: (args) => (
    <SeedWorks list="admin" works={MANY}>
      <TaskOwner of={UploadDialog} {...args} />
    </SeedWorks>
  ),
  play: async (context) => {
    const { userEvent } = context
    const form = await opened()
    await waitFor(() => expect(form.work).toBeEnabled())
    await userEvent.click(form.work)
    await expect(await screen.findAllByRole('option')).toHaveLength(50)
    await userEvent.type(form.work, 'pier 1990')
    await userEvent.click(
      await screen.findByRole('option', { name: 'Signage 1990 of the pier (in progress)' }),
    )
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(form.work).toHaveValue('Signage 1990 of the pier (in progress)')
    // Escape asks before what was chosen is left.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(form.work).toHaveValue('Signage 1990 of the pier (in progress)')
    pick(form.root, ...sampleImages(1))
    await form.findByRole('button', { name: /^Remove/ })
    const { calls } = stageOf(context).backstage
    await userEvent.click(form.send)
    await waitFor(() => expect(calls.of('submitWork')[0]?.url).toMatch(/\/many_1990\/submissions$/))
    // The server knows none of them: the lists come anew without it, and nothing goes there a second time.
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'Work' })).toHaveAccessibleDescription(
        'Select a work to submit to.',
      ),
    )
    await userEvent.click(form.send)
    await expect(calls.of('submitWork')).toHaveLength(1)
  },
}

export const ThousandsOnAPhone: Story = {
  ...Thousands,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const form = await opened()
    await userEvent.click(form.work)
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

/** Enter where a work is searched sends, and the focus stays there. */
export const SentFromTheSearch: Story = {
  ...Thousands,
  parameters: { scenario: { role: 'admin', outcomes: { submitWork: 'hold' } } },
  play: async (context) => {
    const { userEvent } = context
    const form = await opened()
    await waitFor(() => expect(form.work).toBeEnabled())
    await userEvent.type(form.work, 'pier 1990')
    await userEvent.click(await screen.findByRole('option', { name: /^Signage 1990/ }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    pick(form.root, ...sampleImages(1))
    await form.findByRole('button', { name: /^Remove/ })
    form.work.focus()
    // What Enter does; userEvent does not know a submit button that stands outside its form.
    form.work.closest('form')?.requestSubmit()
    await form.findByRole('progressbar', { name: 'Sending the submission' })
    await expect(form.work).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(form.work).toHaveValue('Signage 1990 of the pier (in progress)')
  },
}

/** Opened by its address, before its works are there: the first field takes the focus once it can. */
export const ComesFirst: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { listAdminWorks: 'hold' } } },
  play: async (context) => {
    const form = await opened()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await waitFor(() => expect(stageOf(context).release('listAdminWorks')).toBeGreaterThan(0))
    await waitFor(() => expect(form.work).toHaveFocus())
  },
}

/** Who has begun to write goes on writing. */
export const WritingMeanwhile: Story = {
  ...ComesFirst,
  play: async (context) => {
    const form = await opened()
    const title = form.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await context.userEvent.keyboard('b')
    await waitFor(() => expect(stageOf(context).release('listAdminWorks')).toBeGreaterThan(0))
    await waitFor(() => expect(form.work).toBeEnabled())
    await expect(title).toHaveFocus()
  },
}
