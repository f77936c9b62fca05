import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages, sampleVideo } from '@/ui/FileDrop/stories/sampleFiles'
import { appAt, inApp } from '../../../.storybook/stage/appStory'
import { seen } from '../parts/stories/seen'

const WORK = 'Second café signage plan'

/** The whole app over one faked backend: what one person does on the dashboard, another one sees. */
const meta = {
  tags: ['long'],
  ...appAt('/admin'),
  // Where no story before has asked for this code, the test's server takes its time to make it, which no person waits for.
  loaders: [() => Promise.all([import('./DashboardScreen'), import('../UploadDialog/UploadDialog')])],
  parameters: { ...inApp, scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const titleIn = async ({ canvas }: Context, panel: string) =>
  within(await canvas.findByRole('region', { name: panel })).findByRole('heading', { name: WORK })

/** The admin uploads a round of five images and a video; the client finds it awaiting approval. */
export const UploadAwaitsApproval: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await titleIn(context, 'My Work Queue')
    await userEvent.click(canvas.getByRole('link', { name: 'Upload submission' }))
    const dialog = await screen.findByRole('dialog', { name: 'Upload Work' })
    const form = within(dialog)
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Work' })).toBeEnabled())
    await userEvent.click(form.getByRole('combobox', { name: 'Work' }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${WORK}`) }))
    pick(dialog, ...sampleImages(5), sampleVideo())
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6))
    await userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
    await seen('Submission uploaded.')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Work' })).toBeNull())
    // The queue no longer holds it.
    await waitFor(() => expect(canvas.queryByRole('heading', { name: WORK })).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'maya@harborcafe.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const row = (await titleIn(context, 'Approvals')).closest('li') as HTMLElement
    await expect(within(row).getByRole('button', { name: /^Review/ })).toBeVisible()
  },
}

/** On a phone from another page's bar: the dashboard comes with the dialog open, and the focus in it. */
export const FromTheBar: Story = {
  args: { path: '/favorites' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    // The page's shape has a bar as well: a press on what leaves at that moment would be the browser's own way there.
    await canvas.findByRole('heading', { level: 1, name: 'Saved' })
    const bar = within(await canvas.findByRole('navigation', { name: 'Dashboard' }))
    await userEvent.click(bar.getByRole('link', { name: 'Upload' }))
    const dialog = await screen.findByRole('dialog', { name: 'Upload Work' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload Work' })).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: /Noor$/ })).toBeVisible()
  },
}
