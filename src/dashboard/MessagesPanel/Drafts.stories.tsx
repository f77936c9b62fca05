import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { MessagesPanel } from './MessagesPanel'

/** Replies that were begun and not sent. */
const meta = {
  tags: ['long'],
  component: MessagesPanel,
  parameters: { extensions: [], scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const WORDS = 'Thursday at nine works for us.'
const ID = 'conversation_3'
const CONVERSATION = { _id: ID, preview: 'Congratulations! The café looks splendid.', at: null }
const DRAFT = { conversation: CONVERSATION, text: WORDS, error: null, held: false }
const NAME = `reply.${ID}`

const panel = () => screen.findByRole('region', { name: 'Messages' })
const box = async () =>
  within(await panel()).findByRole<HTMLTextAreaElement>('textbox', { name: /Congratulations/ })
const replies = (context: Context) =>
  stageOf(context)
    .calls()
    .filter(({ operationId }) => operationId === 'sendMessage')

export const Restored: Story = {
  beforeEach: leaveDraft(NAME, DRAFT),
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveValue(WORDS))
    await expect(screen.getByText(/^Draft restored/)).toBeVisible()
  },
}

/** Discarded and had back, the focus on the one button and then with the words; the line says so, until one begins anew. */
export const DiscardedAndBack: Story = {
  ...Restored,
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(await box()).toHaveValue('')
    await expect(draftIn(context, NAME)).toBeNull()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await box()).toHaveValue(WORDS)
    await expect(await box()).toHaveFocus()
    await expect(draftIn(context, NAME)).toContain(WORDS)
    await expect(screen.getByText(/^Draft restored/)).toBeVisible()
    await userEvent.clear(await box())
    await userEvent.type(await box(), 'No')
    await expect(screen.queryByText(/^Draft/)).toBeNull()
  },
}

/** The list does not bring its conversation any more: the words are there all the same. */
export const ConversationIsGone: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listConversations: 'empty' } } },
  beforeEach: leaveDraft(NAME, DRAFT),
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveValue(WORDS))
  },
}

/** Sent, and nothing is kept. */
export const SentAndGone: Story = {
  ...Restored,
  play: async (context) => {
    const send = await screen.findByRole('button', { name: /^Send reply to “Congratulations/ })
    await waitFor(async () => expect(await box()).toHaveValue(WORDS))
    await context.userEvent.click(send)
    await seen('Message sent.')
    await waitFor(() => expect(draftIn(context, NAME)).toBeNull())
    await expect(replies(context)[0]?.requestBody).toEqual({ conversationId: ID, content: WORDS })
  },
}

/** Offline nothing is sent: the reply waits in its box, and goes when the person sends it again. */
export const Offline: Story = {
  beforeEach: (context) => stageOf(context).ports.network.set(false),
  play: async (context) => {
    const { userEvent } = context
    const area = await box()
    await userEvent.type(area, WORDS)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(area).toHaveAccessibleDescription('You are offline. It waits here.'))
    await expect(replies(context)).toHaveLength(0)
    stageOf(context).ports.network.set(true)
    await waitFor(() => expect(area).toHaveAccessibleDescription('Not sent yet.'))
    await expect(replies(context)).toHaveLength(0)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await seen('Message sent.')
    await waitFor(() => expect(area).toHaveValue(''))
  },
}

/** The session ends by itself; who signs in again finds the reply, who else signs in does not. */
export const SurvivesAForcedSignOut: Story = {
  parameters: {
    stage: 'app',
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
  render: (_, context) => <StageApp path="/dashboard" runtime={stageOf(context).runtime} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const { backstage, runtime, setOutcomes } = stageOf(context)
    const signIn = async (email: string, password: string) => {
      await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
      await userEvent.type(within(canvas.getByRole('main')).getByRole('textbox', { name: 'Email' }), email)
      await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`)
    }
    const end = async () => {
      await backstage.expireTokens()
      await setOutcomes({ refreshOnUnauthorized: 401 })
      await (await runtime.api()).send(new Request(`${runtime.apiUrl}/cart`)).catch(() => null)
      await setOutcomes({})
    }
    await userEvent.type(await box(), WORDS)
    await end()
    await signIn('jonah@mesaseed.example', 'Mesa-2026!')
    for (const one of within(await panel()).queryAllByRole('textbox')) await expect(one).toHaveValue('')
    await expect(screen.queryByText(/^Draft restored/)).toBeNull()
    await end()
    await signIn('maya@harborcafe.example', 'Harbor-2026!')
    await waitFor(async () => expect(await box()).toHaveValue(WORDS))
    await expect(await screen.findByText(/^Draft restored/)).toBeVisible()
    runtime.session.logOut()
    await canvas.findByRole('heading', { name: 'Sign in' })
    await expect(JSON.stringify(stageOf(context).area.entries())).not.toContain(WORDS)
  },
}

export const Mobile: Story = { ...Restored, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Restored, globals: { theme: 'dark' } }
