import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { list, sends, UNSENT, words } from './stories/testThread'

/** A reply that takes longer than the place it was written in: none is lost, none is sent twice. */
const meta = {
  tags: ['long'],
  component: MessagesPanel,
  parameters: { route: '/dashboard?conversation=conversation_1', scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('textbox', { name: 'Your reply' })

/** On its way from the conversation's row when the conversation is opened: it stands still there, and goes once. */
export const SendingFromItsRow: Story = {
  parameters: { route: '/dashboard', scenario: { outcomes: { sendMessage: 'hold' } } },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reply to “The kerning/ }), words)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(screen.getByRole('link', { name: /^Open the conversation: The kerning/ }))
    await list()
    const area = await box()
    await userEvent.type(area, ' More{Control>}{Enter}{/Control}')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(area).toHaveValue(words)
    await expect(screen.queryByText(/^Draft restored/)).toBeNull()
    await expect(screen.queryByText('Sending…')).toBeNull()
    await waitFor(() => expect(stageOf(context).release('sendMessage')).toBe(1))
    await waitFor(() => expect(area).toHaveValue(''))
    await userEvent.type(area, 'More')
    await expect(area).toHaveValue('More')
    await expect(sends(context)).toHaveLength(1)
  },
}

/** The button that was pressed goes away; whoever pressed it stays in the conversation. */
export const RetriedByKeyboard: Story = {
  beforeEach: leaveDraft('outbox.conversation_1', {
    messages: [{ key: 'k', content: words, at: '2026-03-04T16:30:00.000Z', state: 'failed', before: [] }],
  }),
  play: async (context) => {
    ;(await screen.findByRole('button', { name: /^Retry/ })).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Send failed')).toBeNull())
    await expect(screen.getByRole('heading', { level: 3, name: /^With/ })).toHaveFocus()
    await waitFor(() => expect(sends(context)).toHaveLength(1))
  },
}

const OUTBOX = 'outbox.conversation_1'
const retries = () => screen.queryAllByRole('button', { name: /^Retry/ })

/** What another tab discarded or sent after all is gone here too, and is not sent or kept once more from here. */
export const TakenOutElsewhere: Story = {
  parameters: { scenario: { role: 'client', outcomes: { sendMessage: [400, 'ok'] } } },
  beforeEach: leaveDraft(OUTBOX, {
    messages: ['A', 'B', 'C'].map((key) => ({ ...UNSENT, key, content: `${key} ${words}`, refused: true })),
  }),
  play: async (context) => {
    const { userEvent } = context
    const { area } = stageOf(context)
    await waitFor(() => expect(retries()).toHaveLength(3))
    // Changed on this page last.
    await userEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(sends(context)).toHaveLength(1))
    await waitFor(() => expect(retries()).toHaveLength(3))
    const { at, words: kept } = JSON.parse(draftIn(context, OUTBOX) ?? '')
    const key = Object.keys(area.entries()).find((one) => one.endsWith(OUTBOX)) as string
    const other = area.openTab()
    const leave = (messages: unknown[]) =>
      other.set(key, JSON.stringify({ at: at + messages.length, words: { messages } }))
    leave(kept.messages.slice(1))
    await waitFor(() => expect(retries()).toHaveLength(2))
    await userEvent.click(retries()[0] as HTMLElement)
    await waitFor(() => expect(retries()).toHaveLength(1))
    await waitFor(() => expect(sends(context)).toHaveLength(2))
    await expect(sends(context)[1]?.requestBody).toMatchObject({ content: `B ${words}` })
    await waitFor(() => expect(draftIn(context, OUTBOX)).not.toContain('"A"'))
    other.remove(key)
    await waitFor(() => expect(retries()).toHaveLength(0))
    await expect(draftIn(context, OUTBOX)).toBeNull()
  },
}

/** What was begun, discarded and had back by keys: the line says that it is back, and the focus is with the words. */
export const DraftHadBack: Story = {
  beforeEach: leaveDraft('reply.conversation_1', {
    conversation: { _id: 'conversation_1', preview: 'The kerning', at: null },
    text: words,
    error: null,
    held: false,
  }),
  play: async ({ userEvent }) => {
    const discard = await screen.findByRole('button', { name: 'Discard' })
    discard.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await box()).toHaveValue('')
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await box()).toHaveValue(words)
    await expect(await box()).toHaveFocus()
    await expect(screen.getByText(/^Draft restored/)).toBeVisible()
  },
}

/** The session ends over two of the same words: after signing in neither is on its way, and both can be sent. */
export const SessionEnds: Story = {
  parameters: {
    stage: 'app',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    scenario: { role: 'client', outcomes: { sendMessage: 'hold' } },
  },
  render: (_, context) => (
    <StageApp path="/dashboard?conversation=conversation_1" runtime={stageOf(context).runtime} />
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const { backstage, runtime, setOutcomes, release } = stageOf(context)
    await list()
    for (let count = 0; count < 2; count++)
      await userEvent.type(await box(), `${words}{Control>}{Enter}{/Control}`)
    await expect(screen.getAllByText('Sending…')).toHaveLength(2)
    await backstage.expireTokens()
    await setOutcomes({ sendMessage: 401, refreshOnUnauthorized: 401 })
    await (await runtime.api()).send(new Request(`${runtime.apiUrl}/cart`)).catch(() => null)
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    release()
    await setOutcomes({})
    await userEvent.type(
      within(canvas.getByRole('main')).getByRole('textbox', { name: 'Email' }),
      'maya@harborcafe.example',
    )
    await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!{Enter}')
    const said = await list()
    const own = () =>
      within(said)
        .getAllByRole('listitem')
        .filter((row) => row.textContent?.includes(words))
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    await waitFor(() => expect(own()).toHaveLength(2))
    for (const button of screen.queryAllByRole('button', { name: /^Retry/ })) await userEvent.click(button)
    await waitFor(() => expect(screen.queryByText(/^Not sent|^Send failed|^Sending/)).toBeNull())
    await waitFor(() => expect(own()).toHaveLength(2))
  },
}
