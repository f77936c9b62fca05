import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ApprovalsPanel } from '../src/dashboard/ApprovalsPanel/ApprovalsPanel'
import { MessagesPanel } from '../src/dashboard/MessagesPanel/MessagesPanel'
import { ProductDialog } from '../src/dashboard/ProductDialog/ProductDialog'
import { ProductsPanel } from '../src/dashboard/ProductsPanel/ProductsPanel'
import { UploadDialog } from '../src/dashboard/UploadDialog/UploadDialog'
import { WorkQueuePanel } from '../src/dashboard/WorkQueuePanel/WorkQueuePanel'
import { pick } from '../src/ui/FileDrop/stories/handOver'
import { sampleImages } from '../src/ui/FileDrop/stories/sampleFiles'
import { behindGuards, refusedEachTime, refusing } from './refusals'

/** Every status with which a decision, a message or an upload can be refused, one after the other: nothing typed is lost. */
const meta = {
  tags: ['long'],
  parameters: {
    extensions: [],
    docs: { story: { inline: false, height: '860px' } },
    // An open menu's focus guards are hidden from screen readers on purpose.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const HARBOR = 'Harbor Café logo, round 2'
const DECISION = [401, 400, 403, 404, 422]

const asClient = (outcomes: object) => ({ scenario: { role: 'client' as const, outcomes } })
const asAdmin = (outcomes: object) => ({ scenario: { role: 'admin' as const, outcomes } })

/** Presses a button that opens a dialog, unless it stands open. */
async function inDialog(
  { userEvent }: Context,
  role: 'dialog' | 'alertdialog',
  name: string,
  opener: string,
) {
  if (!screen.queryByRole(role, { name })) {
    await userEvent.click(await screen.findByRole('button', { name: opener }))
  }
  return within(await screen.findByRole(role, { name }))
}

export const Approve: Story = {
  parameters: asClient(refusing('approveWork', ...DECISION)),
  render: () => behindGuards(<ApprovalsPanel />),
  play: (context) =>
    refusedEachTime(context, 'approveWork', DECISION, async () => {
      const question = await inDialog(context, 'alertdialog', 'Approve this work?', `Approve: ${HARBOR}`)
      await context.userEvent.click(question.getByRole('button', { name: 'Approve' }))
    }),
}

export const RequestChanges: Story = {
  parameters: asClient(refusing('requestChanges', ...DECISION)),
  render: () => behindGuards(<ApprovalsPanel />),
  play: (context) =>
    refusedEachTime(context, 'requestChanges', DECISION, async () => {
      const form = await inDialog(context, 'dialog', 'Request changes', `Request changes: ${HARBOR}`)
      const comment = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should change?' })
      if (comment.value === '') await context.userEvent.type(comment, 'Wider.')
      await context.userEvent.click(form.getByRole('button', { name: 'Send request' }))
    }),
}

export const Reply: Story = {
  parameters: asClient(refusing('sendMessage', 401, 400, 404, 422, 500)),
  render: () => behindGuards(<MessagesPanel />),
  play: async (context) => {
    const [row] = await screen.findAllByRole('listitem')
    const parts = within(row as HTMLElement)
    await context.userEvent.type(parts.getByRole('textbox'), 'Nine.')
    await refusedEachTime(context, 'sendMessage', [401, 400, 404, 422, 500], () =>
      context.userEvent.click(parts.getByRole('button', { name: /^Send/ })),
    )
    await expect(parts.getByRole('textbox')).toHaveValue('Nine.')
  },
}

export const SetStatus: Story = {
  parameters: asAdmin(refusing('setWorkStatus', 401, 400, 403, 404, 422)),
  render: () => behindGuards(<WorkQueuePanel />),
  play: (context) =>
    refusedEachTime(context, 'setWorkStatus', [401, 400, 403, 404, 422], async () => {
      await context.userEvent.click(
        await screen.findByRole('button', { name: 'Set status: Timetable page and print sheet' }),
      )
      await context.userEvent.click(await screen.findByRole('menuitemradio', { name: 'Draft' }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }),
}

/** In the studio's own words: a completed work stays as it is. */
export const SetStatusOfACompletedWork: Story = {
  parameters: asAdmin(refusing('setWorkStatus', 409)),
  render: () => behindGuards(<WorkQueuePanel />),
  play: (context) =>
    refusedEachTime(
      context,
      'setWorkStatus',
      [409],
      async () => {
        await context.userEvent.click(
          await screen.findByRole('button', { name: 'Set status: Timetable page and print sheet' }),
        )
        await context.userEvent.click(await screen.findByRole('menuitemradio', { name: 'Draft' }))
      },
      'A completed work cannot be changed.',
    ),
}

export const Complete: Story = {
  parameters: asAdmin(refusing('completeWork', 401, 403, 404)),
  render: () => behindGuards(<WorkQueuePanel />),
  play: (context) =>
    refusedEachTime(context, 'completeWork', [401, 403, 404], async () =>
      context.userEvent.click(
        await screen.findByRole('button', { name: 'Complete: Ferry booking prototype' }),
      ),
    ),
}

export const Toggle: Story = {
  parameters: asAdmin(refusing('setProductActive', 401, 400, 403, 422)),
  render: () => behindGuards(<ProductsPanel />),
  play: (context) =>
    refusedEachTime(context, 'setProductActive', [401, 400, 403, 422], async () =>
      context.userEvent.click(await screen.findByRole('switch', { name: 'Active: Event microsite' })),
    ),
}

const dialog = { open: true, onClose: fn(), onReopen: fn() }

export const CreateProduct: Story = {
  parameters: asAdmin(refusing('createProduct', 401, 400, 403, 422, 500)),
  render: () => behindGuards(<ProductDialog {...dialog} />),
  play: async (context) => {
    const form = within(await screen.findByRole('dialog', { name: 'New Product' }))
    await context.userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Signage walk')
    await context.userEvent.type(form.getByRole('textbox', { name: 'Price' }), '19.99')
    await refusedEachTime(context, 'createProduct', [401, 400, 403, 422, 500], () =>
      context.userEvent.click(form.getByRole('button', { name: 'Create product' })),
    )
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Signage walk')
  },
}

const SUBMISSION = [401, 400, 403, 404, 422]

async function sendRound(context: Context) {
  const form = within(await screen.findByRole('dialog', { name: 'Upload Work' }))
  const work = form.getByRole('combobox', { name: 'Work' })
  await waitFor(() => expect(work).toBeEnabled())
  await context.userEvent.click(work)
  await context.userEvent.click(await screen.findByRole('option', { name: /^Second café signage plan/ }))
  pick(await screen.findByRole('dialog', { name: 'Upload Work' }), ...sampleImages(1))
  await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1))
  return () => context.userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
}

export const Upload: Story = {
  parameters: asAdmin(refusing('uploadFiles', 401, 400, 403, 422, 500)),
  render: () => behindGuards(<UploadDialog {...dialog} />),
  play: async (context) => {
    const send = await sendRound(context)
    await refusedEachTime(context, 'uploadFiles', [401, 400, 403, 422, 500], send)
  },
}

/** The files are up: only the submission is sent again. */
export const Submit: Story = {
  parameters: asAdmin(refusing('submitWork', ...SUBMISSION)),
  render: () => behindGuards(<UploadDialog {...dialog} />),
  play: async (context) => {
    const send = await sendRound(context)
    await refusedEachTime(context, 'submitWork', SUBMISSION, send)
  },
}

export const SubmitAFinishedWork: Story = {
  parameters: asAdmin(refusing('submitWork', 409)),
  render: () => behindGuards(<UploadDialog {...dialog} />),
  play: async (context) => {
    const words = 'Only a work in progress or with requested changes can be submitted.'
    await refusedEachTime(context, 'submitWork', [409], await sendRound(context), words)
  },
}
