import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages } from '@/ui/FileDrop/stories/sampleFiles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { UploadDialog } from './UploadDialog'

/** What files do on their way: a proxy that refuses them, the same file again, previews that are withdrawn. */
const meta = {
  component: UploadDialog,
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={UploadDialog} {...args} />,
} satisfies Meta<typeof UploadDialog>

export default meta
type Story = StoryObj<typeof meta>

async function opened() {
  const root = await screen.findByRole('dialog', { name: 'Upload Work' })
  return { ...within(root), root }
}

/** A 413 of the proxy before the server, with its page in HTML: the text of the specification, never the page. */
export const TooLargeForTheProxy: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const api = await stage.runtime.api()
    const page = '<html><head><title>413 Request Entity Too Large</title></head><body>nginx</body></html>'
    const form = await opened()
    const work = form.getByRole('combobox', { name: 'Work' })
    await waitFor(() => expect(work).toBeEnabled())
    await context.userEvent.click(work)
    await context.userEvent.click(await screen.findByRole('option', { name: /^Second café signage plan/ }))
    pick(form.root, ...sampleImages(2))
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2))
    const proxy = spyOn(api, 'send').mockImplementation(
      async () => new Response(page, { status: 413, headers: { 'content-type': 'text/html' } }),
    )
    await context.userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Upload failed$/)
    await expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    await expect(stage.backstage.calls.of('submitWork')).toHaveLength(0)
    proxy.mockRestore()
    await context.userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await seen('Submission uploaded.')
  },
}

/** The same file can be picked again after it was removed, and closing withdraws every preview's URL. */
export const PicksAgainAndReleases: Story = {
  play: async (context) => {
    const { userEvent } = context
    const held = new Set<string>()
    const [make, release] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
    const making = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const url = make(file)
      held.add(url)
      return url
    })
    const releasing = spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      held.delete(url)
      release(url)
    })
    try {
      const form = await opened()
      const [file] = sampleImages(1) as [File]
      pick(form.root, file)
      await userEvent.click(await form.findByRole('button', { name: `Remove ${file.name}` }))
      await waitFor(() => expect(held.size).toBe(0))
      pick(form.root, file)
      await form.findByRole('button', { name: `Remove ${file.name}` })
      await waitFor(() => expect(held.size).toBe(1))
      await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Work' })).toBeNull())
      await waitFor(() => expect(held.size).toBe(0))
    } finally {
      making.mockRestore()
      releasing.mockRestore()
    }
  },
}
