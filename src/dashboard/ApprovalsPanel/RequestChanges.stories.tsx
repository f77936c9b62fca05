import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'

const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const HARBOR = 'Harbor Café logo, round 2'
const WORDS = 'The lettering should sit a little wider.'
const requests = (stage: StoryStage) => stage.backstage.calls.of('requestChanges')
// By name: a message is a dialog too, and stays for 3200 ms.
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Request changes' })).toBeNull())

async function ask({ userEvent }: Context) {
  await userEvent.click(await screen.findByRole('button', { name: `Request changes: ${HARBOR}` }))
  return asked()
}

async function asked() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Request changes' }))
  return {
    ...dialog,
    comment: dialog.getByRole('textbox', { name: 'What should change?' }),
    items: dialog.getByRole('textbox', { name: /^Change items/ }),
    deadline: dialog.getByLabelText(/^New deadline/),
    send: dialog.getByRole('button', { name: 'Send request' }),
  }
}

export const Asks: Story = {
  args: { initial: { kind: 'changes', work: 'work_1' } },
  play: async () => {
    const dialog = await asked()
    await expect(dialog.comment).toBeRequired()
    await expect(dialog.deadline).toHaveAttribute('min', '2026-03-04')
    // What is decided about, with its price and deadline.
    await waitFor(() => expect(dialog.getByText(HARBOR)).toBeVisible())
    await expect(dialog.getByText('$1,250.00')).toBeVisible()
    await expect(dialog.getByText('Due today')).toBeVisible()
  },
}

/** Comment, change items (one not added yet) and a deadline go out as the contract says. */
export const Sent: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await ask(context)
    await userEvent.type(dialog.comment, `  ${WORDS} `)
    await userEvent.type(dialog.items, 'Wider lettering{enter}Less orange')
    await userEvent.type(dialog.deadline, '2026-03-20')
    await userEvent.click(dialog.send)
    await seen('Requested changes sent.')
    await gone()
    await expect(requests(stageOf(context))[0]?.requestBody).toEqual({
      comment: WORDS,
      requestedChanges: ['Wider lettering', 'Less orange'],
      deadline: '2026-03-20',
    })
    await expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Request changes: Loyalty card and stamp' })).toHaveFocus(),
    )
  },
}

/** Without a deadline none is sent. */
export const OnlyAComment: Story = {
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.type(dialog.comment, WORDS)
    await context.userEvent.click(dialog.send)
    await gone()
    await expect(requests(stageOf(context))[0]?.requestBody).toEqual({ comment: WORDS, requestedChanges: [] })
  },
}

export const CommentRequired: Story = {
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.type(dialog.comment, '   ')
    await context.userEvent.click(dialog.send)
    await waitFor(() => expect(dialog.comment).toHaveAccessibleDescription('Write what should change.'))
    await expect(dialog.comment).toHaveFocus()
    await expect(requests(stageOf(context))).toHaveLength(0)
    await context.userEvent.type(dialog.comment, WORDS)
    await waitFor(() => expect(dialog.comment).toBeValid())
  },
}

export const DeadlineInThePast: Story = {
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.type(dialog.comment, WORDS)
    await context.userEvent.type(dialog.deadline, '2026-03-03')
    await context.userEvent.click(dialog.send)
    await waitFor(() => expect(dialog.deadline).toHaveAccessibleDescription('Choose today or a later day.'))
    await expect(requests(stageOf(context))).toHaveLength(0)
  },
}

/** Closing asks first once something was written, by Escape and by Cancel. */
export const DiscardAsksFirst: Story = {
  play: async (context) => {
    const { userEvent } = context
    const dialog = await ask(context)
    await userEvent.type(dialog.comment, WORDS)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(dialog.comment).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
    await expect(screen.getByRole('button', { name: `Request changes: ${HARBOR}` })).toHaveFocus()
    await expect(requests(stageOf(context))).toHaveLength(0)

    const again = await ask(context)
    await expect(again.comment).toHaveValue('')
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
  },
}

/** The second click of a double click on the row's button does not close what the first one opened, nor find fault with it. */
export const DoubleClickOpens: Story = {
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: `Request changes: ${HARBOR}` })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Request changes' })
    await userEvent.click(dialog.parentElement as HTMLElement)
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'What should change?' })).toHaveFocus(),
    )
    await expect(dialog).toBeVisible()
    await expect(within(dialog).queryByText('Write what should change.')).toBeNull()
  },
}

async function fillAndFail(context: Context) {
  const dialog = await ask(context)
  await context.userEvent.type(dialog.comment, WORDS)
  await context.userEvent.type(dialog.items, 'Wider lettering{enter}')
  await context.userEvent.click(dialog.send)
  const alert = await dialog.findByRole('alert')
  await expect(dialog.comment).toHaveValue(WORDS)
  await expect(dialog.getByRole('textbox', { name: 'Change 1' })).toHaveValue('Wider lettering')
  return { ...dialog, alert }
}

/** Nothing that was written is lost, and the second try works. */
export const ServerError: Story = {
  parameters: { scenario: { outcomes: { requestChanges: [500, 'ok'] } } },
  play: async (context) => {
    const dialog = await fillAndFail(context)
    await context.userEvent.click(dialog.send)
    await seen('Requested changes sent.')
    await gone()
    await expect(requests(stageOf(context)).map(({ status }) => status)).toEqual([500, 200])
  },
}

export const Offline: Story = {
  parameters: { scenario: { outcomes: { requestChanges: 'offline' } } },
  play: async (context) => {
    const { alert } = await fillAndFail(context)
    await expect(alert).toHaveTextContent('Request changes failed')
    await waitFor(() => expect(screen.getAllByText('Request changes failed')).toHaveLength(2))
    const message = screen.getByRole('dialog', { name: 'Request changes failed' })
    await expect(message).toHaveAttribute('aria-live', 'off')
  },
}

/** Somebody else was faster: the server's words, and the list is asked for again. */
export const AlreadyDecided: Story = {
  parameters: { scenario: { outcomes: { requestChanges: 409 } } },
  play: async (context) => {
    const dialog = await fillAndFail(context)
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull())
    await expect(dialog.comment).toHaveAttribute('readonly')
    const lists = () =>
      stageOf(context)
        .calls()
        .filter(({ operationId }) => operationId === 'listClientWorks')
    await waitFor(() => expect(lists()).toHaveLength(2))
  },
}

/** While it is sent, the dialog stays; however often it is clicked, it is sent once. */
export const DoubleClick: Story = {
  parameters: { scenario: { outcomes: { requestChanges: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const dialog = await ask(context)
    await context.userEvent.type(dialog.comment, WORDS)
    await context.userEvent.dblClick(dialog.send)
    await waitFor(() => expect(requests(stage)).toHaveLength(1))
    await expect(dialog.send).toBeVisible()
    await waitFor(() => expect(stage.release('requestChanges')).toBe(1))
    await gone()
    await expect(requests(stage)).toHaveLength(1)
  },
}

/** A call that hangs can be called off, by Cancel, Close and Escape; nothing that was written is lost. */
export const CalledOff: Story = {
  parameters: { scenario: { outcomes: { requestChanges: ['hold', 'hold', 'hold', 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const dialog = await ask(context)
    await userEvent.type(dialog.comment, WORDS)
    await userEvent.type(dialog.items, 'Wider lettering{enter}')
    const stop = async (by: () => Promise<unknown>, turn: number) => {
      await userEvent.click(dialog.send)
      await waitFor(() => expect(requests(stage)[turn]?.status).toBe('held'))
      await by()
      await waitFor(() => expect(requests(stage)[turn]?.status).toBe('aborted'))
      await expect(await dialog.findByText(/^Stopped before the studio answered/)).toBeVisible()
      await expect(dialog.comment).toHaveValue(WORDS)
      await expect(dialog.getByRole('textbox', { name: 'Change 1' })).toHaveValue('Wider lettering')
    }
    await stop(() => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })), 0)
    await stop(() => userEvent.click(dialog.getByRole('button', { name: 'Close' })), 1)
    await stop(() => userEvent.keyboard('{Escape}'), 2)
    await userEvent.click(dialog.send)
    await seen('Requested changes sent.')
    await gone()
  },
}

export const Mobile: Story = { ...Asks, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...CommentRequired, globals: { theme: 'dark' } }
