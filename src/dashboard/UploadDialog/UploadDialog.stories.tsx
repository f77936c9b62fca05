import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleImages, sampleVideo } from '@/ui/FileDrop/stories/sampleFiles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { LONG_TITLE, LONG_WORKS, SeedWorks } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { toldAboveTheTiles } from '../parts/stories/toldAboveTheTiles'
import { type InitialUpload, UploadDialog } from './UploadDialog'

/** What the dialog can come to, each state as it stands: nothing needs to be typed or clicked. */
const meta = {
  component: UploadDialog,
  parameters: {
    scenario: { role: 'admin' },
    docs: { story: { inline: false, height: '760px' } },
  },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={UploadDialog} {...args} />,
} satisfies Meta<typeof UploadDialog>

export default meta
type Story = StoryObj<typeof meta>

const filled: InitialUpload = {
  work: 'work_6',
  title: 'Round 2',
  description: 'Wider lettering, and the anchor without the rope.',
  files: [...sampleImages(4), sampleVideo()],
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload Work' }))
const fits = async () => {
  const body = (await screen.findByRole('dialog')) as HTMLElement
  await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
}

/** The works of two statuses, earliest deadline first; each list asked for once. */
export const Default: Story = {
  play: async (context) => {
    const form = await dialog()
    const work = form.getByRole('combobox', { name: 'Work' })
    await waitFor(() => expect(work).toBeEnabled())
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Round 1')
    await context.userEvent.click(work)
    const options = await screen.findAllByRole('option')
    const labels = options.map(({ textContent }) => textContent ?? '')
    await expect(labels).toContain('Second café signage plan (in progress)')
    await expect(labels).toContain('Takeaway cup sleeve (changes requested)')
    for (const label of labels) await expect(label).toMatch(/\((in progress|changes requested)\)$/)
    const asked = stageOf(context).calls()
    await expect(asked.map(({ url }) => new URL(url).searchParams.get('status')).toSorted()).toEqual([
      'changes_requested',
      'in_progress',
    ])
    await context.userEvent.keyboard('{Escape}')
  },
}

export const Filled: Story = {
  args: { initial: filled },
  play: async () => {
    const form = await dialog()
    await waitFor(() =>
      expect(form.getByRole('combobox', { name: 'Work' })).toHaveTextContent('Second café signage plan'),
    )
    await expect(await form.findAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
  },
}

/** Nothing chosen: both texts beside their fields, and the focus on the first. */
export const Invalid: Story = {
  args: { initial: { checked: true } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await seen('Select a work to submit to.')
    await seen('Please add at least one file.')
    await userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Work' })).toHaveFocus())
  },
}

/** Six images: they all stay, and the text says how many there may be. */
export const TooManyFiles: Story = {
  args: { initial: { work: 'work_6', files: sampleImages(6), checked: true } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await seen('Please select up to 5 images and 1 video.')
    const removes = form.getAllByRole('button', { name: /^Remove/ })
    await expect(removes).toHaveLength(6)
    await userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await toldAboveTheTiles('Upload Work', 'Please select up to 5 images and 1 video.')
    await userEvent.click(removes[0] as HTMLElement)
    await waitFor(() => expect(form.queryByText('Please select up to 5 images and 1 video.')).toBeNull())
  },
}

export const TwoVideos: Story = {
  args: { initial: { work: 'work_6', files: [sampleVideo('a.mp4'), sampleVideo('b.mp4')], checked: true } },
  play: async () => {
    await seen('Please select up to 5 images and 1 video.')
  },
}

export const Uploading: Story = {
  args: { initial: { ...filled, progress: 60 } },
  play: async () => {
    const form = await dialog()
    await expect(await form.findByRole('progressbar', { name: 'Uploading 5 files' })).toHaveAttribute(
      'value',
      '60',
    )
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  },
}

/** All bytes are gone and nobody has answered: it does not say done. */
export const Waiting: Story = {
  args: { initial: { ...filled, progress: null } },
  play: async () => {
    const form = await dialog()
    const bar = await form.findByRole('progressbar', { name: '5 files sent, waiting for the answer' })
    await expect(bar).not.toHaveAttribute('value')
  },
}

export const Failed: Story = {
  args: { initial: { ...filled, failure: 'Upload failed' } },
  play: async () => {
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Upload failed')
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: 'hold' } } },
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: 'Work' })).toHaveTextContent('Loading works…')
  },
}

export const NoWorks: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: 'empty' } } },
  play: async ({ args, userEvent }) => {
    const form = await dialog()
    await seen('No work is ready for a round: none is in progress or has changes requested.')
    await expect(form.queryByRole('button', { name: 'Upload submission' })).toBeNull()
    const [close] = form.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close as HTMLElement)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** What failed, and why in the server's words. It is asked for again, and nothing else. */
export const WorksFailed: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: [500, 'html', 'ok'] } } },
  play: async (context) => {
    const form = await dialog()
    await seen('Failed to load works. Something broke on our side.')
    await expect(form.getByRole('combobox', { name: 'Work' })).toBeDisabled()
    // None can be chosen yet: that is not asked for, and the focus goes to what helps.
    await context.userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await seen('Please add at least one file.')
    await waitFor(() => expect(form.getByRole('button', { name: 'Retry' })).toHaveFocus())
    await expect(form.queryByText('Select a work to submit to.')).toBeNull()
    await context.userEvent.click(form.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Work' })).toBeEnabled())
    await waitFor(() => expect(form.queryByText(/^Failed to load works/)).toBeNull())
    await expect(stageOf(context).calls()).toHaveLength(4)
  },
}

/** The list that came can be used while the other one is missing; the next failure comes without words. */
export const OneListFailed: Story = {
  parameters: { scenario: { outcomes: { listAdminWorks: ['ok', 500, 'html'] } } },
  play: async ({ userEvent }) => {
    await seen('Failed to load works. Something broke on our side.')
    const form = await dialog()
    await expect(form.getByRole('combobox', { name: 'Work' })).toBeEnabled()
    await userEvent.click(form.getByRole('button', { name: 'Retry' }))
    await seen('Failed to load works.')
    await expect(form.getByRole('combobox', { name: 'Work' })).toBeEnabled()
  },
}

export const LongContent: Story = {
  args: {
    initial: {
      work: 'long_1',
      title: LONG_TITLE,
      description: LONG_TITLE,
      files: [
        ...sampleImages(5),
        new File(['frames'], `${'walk_through_final_'.repeat(8)}.mp4`, { type: 'video/mp4' }),
      ],
    },
  },
  render: (args) => (
    <SeedWorks list="admin" works={LONG_WORKS('in_progress')}>
      <TaskOwner of={UploadDialog} {...args} />
    </SeedWorks>
  ),
  play: fits,
}

/** At 320 px: one column, the buttons always in reach. */
export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Mobile: Story = { ...Filled, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }

export const DarkInvalid: Story = {
  args: { initial: { checked: true } },
  globals: { theme: 'dark' },
  play: async () => {
    await seen('Please add at least one file.')
  },
}
