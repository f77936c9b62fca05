import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { drop, pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages, samplePdf, sampleVideo } from '@/ui/FileDrop/stories/sampleFiles'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { UploadDialog } from './UploadDialog'

/** From the choice to the server's answer, and what can go wrong between. */
const meta = {
  tags: ['long'],
  component: UploadDialog,
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={UploadDialog} {...args} />,
} satisfies Meta<typeof UploadDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const WORDS = 'Wider lettering.'
const uploads = (stage: StoryStage) => stage.backstage.calls.of('uploadFiles')
const submissions = (stage: StoryStage) => stage.backstage.calls.of('submitWork')
// By name: a message is a dialog too, and stays for 3200 ms.
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Work' })).toBeNull())

async function opened() {
  const root = await screen.findByRole('dialog', { name: 'Upload Work' })
  const form = within(root)
  return {
    ...form,
    root,
    work: form.getByRole('combobox', { name: 'Work' }),
    title: form.getByRole('textbox', { name: 'Title' }),
    description: form.getByRole('textbox', { name: 'Description (optional)' }),
    send: form.getByRole('button', { name: 'Upload submission' }),
  }
}

async function fill({ userEvent }: Context, files: File[] = sampleImages(2)) {
  const form = await opened()
  await waitFor(() => expect(form.work).toBeEnabled())
  await userEvent.click(form.work)
  await userEvent.click(await screen.findByRole('option', { name: /^Second café signage plan/ }))
  await userEvent.type(form.description, WORDS)
  pick(form.root, ...files)
  await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(files.length))
  return form
}

/** Five images and a video go up at once, then the submission with what came back. */
export const Uploaded: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context, [...sampleImages(5), sampleVideo()])
    await context.userEvent.click(form.send)
    await seen('Submission uploaded.')
    await gone()
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await expect(context.args.onReopen).not.toHaveBeenCalled()
    await expect(uploads(stage)).toHaveLength(1)
    const [sent] = submissions(stage)
    await expect(sent?.url).toMatch(/\/work\/work_6\/submissions$/)
    const body = sent?.requestBody as { assets: unknown[] }
    await expect(body).toEqual({ title: 'Round 1', description: WORDS, assets: body.assets })
    await expect(body.assets).toHaveLength(6)
  },
}

/** An emptied title is sent as 'Submission'. */
export const EmptiedTitle: Story = {
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.clear(form.title)
    await context.userEvent.click(form.send)
    await seen('Submission uploaded.')
    await expect(submissions(stageOf(context))[0]?.requestBody).toMatchObject({ title: 'Submission' })
  },
}

/** A wrong type is refused, dropped or picked, and nothing is sent without a file. */
export const WrongType: Story = {
  play: async (context) => {
    const form = await opened()
    drop(form.root, samplePdf())
    await seen('Only images and videos can be added.')
    await context.userEvent.click(form.send)
    await seen('Please add at least one file.')
    await expect(uploads(stageOf(context))).toHaveLength(0)
  },
}

/** While it is under way nothing says that it is done; calling it off keeps all, and the next try works. */
export const CalledOff: Story = {
  parameters: { scenario: { outcomes: { uploadFiles: ['hold', 'hold', 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const form = await fill(context)
    const stop = async (by: () => Promise<unknown>, turn: number) => {
      await userEvent.click(form.send)
      await waitFor(() => expect(uploads(stage)[turn]?.status).toBe('held'))
      const bar = await form.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading 2 files' })
      await waitFor(() => expect(bar.value).toBe(80))
      await by()
      await waitFor(() => expect(uploads(stage)[turn]?.status).toBe('aborted'))
      await form.findByText(/^Stopped before the studio answered/)
      await expect(form.description).toHaveValue(WORDS)
      await expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    }
    await stop(async () => {
      form.getByRole('button', { name: 'Cancel upload' }).focus()
      await userEvent.keyboard('{Enter}')
    }, 0)
    await expect(form.getByRole('button', { name: /Add files$/ })).toHaveFocus()
    await stop(() => userEvent.keyboard('{Escape}'), 1)
    await expect(screen.queryByText('Upload failed')).toBeNull()
    await userEvent.click(form.send)
    await seen('Submission uploaded.')
    await expect(submissions(stage)).toHaveLength(1)
  },
}

/** A proxy's page in HTML: the text of the specification, and nothing is lost. */
export const UploadFailed: Story = {
  parameters: { scenario: { outcomes: { uploadFiles: ['html', 'ok'] } } },
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Upload failed$/)
    await waitFor(() => expect(screen.getAllByText('Upload failed')).toHaveLength(2))
    await expect(form.description).toHaveValue(WORDS)
    await context.userEvent.click(form.send)
    await seen('Submission uploaded.')
  },
}

export const TooLarge: Story = {
  parameters: { scenario: { outcomes: { uploadFiles: 413 } } },
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await expect(await form.findByRole('alert')).toHaveTextContent(/50 MB/)
    await expect(submissions(stageOf(context))).toHaveLength(0)
  },
}

export const NoAssets: Story = {
  parameters: { scenario: { outcomes: { uploadFiles: 'malformed' } } },
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await expect(await form.findByRole('alert')).toHaveTextContent('Upload failed to return assets')
    await expect(submissions(stageOf(context))).toHaveLength(0)
  },
}

/** The upload worked, the submission did not: trying again sends only the submission. */
export const SubmissionFailed: Story = {
  parameters: { scenario: { outcomes: { submitWork: [500, 'offline', 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await expect(await form.findByRole('alert')).toHaveTextContent('The files are uploaded')
    await context.userEvent.click(form.send)
    await waitFor(() => expect(submissions(stage)).toHaveLength(2))
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Upload failed/)
    await context.userEvent.type(form.title, 'b')
    await context.userEvent.click(form.send)
    await seen('Submission uploaded.')
    await expect(uploads(stage)).toHaveLength(1)
    await expect(submissions(stage)[2]?.requestBody).toMatchObject({ title: 'Round 1b' })
  },
}

/** Other files since: they are uploaded. */
export const FilesChangedSince: Story = {
  parameters: { scenario: { outcomes: { submitWork: [500, 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await form.findByRole('alert')
    await context.userEvent.click(form.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
    await context.userEvent.click(form.send)
    await seen('Submission uploaded.')
    await expect(uploads(stage)).toHaveLength(2)
    const body = submissions(stage)[1]?.requestBody as { assets: unknown[] } | undefined
    await expect(body?.assets).toHaveLength(1)
  },
}

/** However often it is clicked, it is sent once. */
export const DoubleClick: Story = {
  parameters: { scenario: { outcomes: { submitWork: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context)
    await context.userEvent.dblClick(form.send)
    await waitFor(() => expect(submissions(stage)).toHaveLength(1))
    await expect(form.getByRole('progressbar', { name: 'Sending the submission' })).toBeVisible()
    await waitFor(() => expect(stage.release('submitWork')).toBe(1))
    await gone()
    await expect(uploads(stage)).toHaveLength(1)
    await expect(submissions(stage)).toHaveLength(1)
  },
}

/** Closing asks first, by Escape, Cancel and Back; with nothing written it just closes. */
export const DiscardAsksFirst: Story = {
  play: async (context) => {
    const { args, userEvent } = context
    const form = await opened()
    await userEvent.type(form.description, WORDS)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    // What Back does: the address asks for it no longer.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    screen.getByText('Back').click()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(form.description).toHaveValue(WORDS)
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
