import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { leaveDraft } from '../../../.storybook/stage/drafts'
import { keyboardOpen } from '../../../.storybook/stage/keyboardOpen'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { LookAgain } from './stories/LookAgain'
import { listenFor } from './stories/listenFor'
import { bottomOf, list, rowOf, sends, studioWrites, UNSENT, words } from './stories/testThread'

/** What becomes of a reply in an open conversation (extension `thread`). */
const meta = {
  tags: ['long'],
  component: MessagesPanel,
  parameters: { route: '/dashboard?conversation=conversation_1', scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const box = () => screen.findByRole('textbox', { name: 'Your reply' })

async function write({ userEvent }: Context, text = words) {
  const said = await list()
  await userEvent.type(await box(), text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return said
}
/** Scrolls up, and waits until the list has noticed. */
async function readEarlier(said: HTMLElement) {
  said.scrollTop = 40
  await new Promise((done) => setTimeout(done, 100))
}
const lists = (context: Context) => stageOf(context).backstage.calls.of('listMessages')

/**
 * It stands at once, and the box is free for the next one; it is sent when the server says so. Who reads something earlier
 * by then is told of no new message: it is their own.
 */
export const Sends: Story = {
  parameters: { scenario: { outcomes: { sendMessage: 'hold' } } },
  play: async (context) => {
    const said = await write(context)
    await expect(rowOf(said, words)[0]).toHaveTextContent('Sending…')
    await expect(await box()).toHaveValue('')
    await expect(await box()).toHaveFocus()
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    await readEarlier(said)
    await waitFor(() => expect(stageOf(context).release('sendMessage')).toBe(1))
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    await waitFor(() => expect(lists(context)).toHaveLength(2))
    await expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
    await expect(said.scrollTop).toBe(40)
    await expect(rowOf(said, words)).toHaveLength(1)
    await expect(screen.getByText('Message sent.')).toBeInTheDocument()
  },
}

/** Two in a row go out in their order, the second after the first; of each it is said. */
export const TwoInARow: Story = {
  parameters: { scenario: { outcomes: { sendMessage: 'hold' } } },
  play: async (context) => {
    const heard = listenFor('Message sent.')
    const said = await write(context, 'One.')
    await write(context, 'Two.')
    await expect(screen.getAllByText('Sending…')).toHaveLength(2)
    await waitFor(() => expect(stageOf(context).release('sendMessage')).toBe(1))
    await waitFor(() => expect(stageOf(context).release('sendMessage')).toBe(1))
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    const order = within(said).getAllByRole('listitem').slice(-2)
    await expect(order.map((row) => /One\.|Two\./.exec(row.textContent ?? '')?.[0])).toEqual(['One.', 'Two.'])
    await heard(2)
  },
}

/** It is kept, with the server's words; the next try sends it once, and looks first whether it is there. */
export const FailedAction: Story = {
  parameters: { scenario: { outcomes: { sendMessage: [500, 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const said = await write(context)
    await expect(await screen.findByText('Not sent. Something broke on our side.')).toBeVisible()
    await expect(screen.getByText('Message not sent. Something broke on our side.')).toBeInTheDocument()
    await userEvent.dblClick(screen.getByRole('button', { name: /^Retry/ }))
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    await expect(sends(context)).toHaveLength(2)
    await expect(rowOf(said, words)).toHaveLength(1)
  },
}

/** The same words reach the server past this page, as if the first try had got there and its answer been lost. */
async function arrives(context: Context) {
  const { backstage, runtime, area } = stageOf(context)
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${area.entries().app_token}`,
  }
  const body = JSON.stringify({ conversationId: 'conversation_1', content: words })
  await backstage.transport(new Request(`${runtime.apiUrl}/message`, { method: 'POST', headers, body }))
}

/** It had arrived, though nobody heard so: trying again sends nothing. */
export const ArrivedUnheard: Story = {
  parameters: { scenario: { outcomes: { sendMessage: ['offline', 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const said = await write(context)
    await expect(await within(said).findByText('Send failed')).toBeVisible()
    await expect(screen.getAllByRole('status').map((said) => said.textContent)).toContain('Send failed')
    await arrives(context)
    const before = sends(context).length
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }))
    await waitFor(() => expect(within(said).queryByText('Send failed')).toBeNull())
    await expect(sends(context)).toHaveLength(before)
    await expect(rowOf(said, words)).toHaveLength(1)
  },
}

/** The look whether it had arrived fails: that is no answer to the message, so the next try looks again. */
export const LookFails: Story = {
  parameters: { scenario: { outcomes: { sendMessage: ['offline', 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const { setOutcomes } = stageOf(context)
    const said = await write(context)
    const retry = () => screen.findByRole('button', { name: /^Retry *:/ })
    await expect(await within(said).findByText('Send failed')).toBeVisible()
    await arrives(context)
    const before = sends(context).length
    await setOutcomes({ listMessages: 404 })
    await userEvent.click(await retry())
    await screen.findByText('Could not load the latest messages.')
    await retry()
    await setOutcomes({ listMessages: 'ok' })
    await userEvent.click(await retry())
    await waitFor(() => expect(within(said).queryByText(/^Not sent|^Send failed/)).toBeNull())
    await expect(sends(context)).toHaveLength(before)
    await expect(rowOf(said, words)).toHaveLength(1)
  },
}

export const Discarded: Story = {
  parameters: { scenario: { outcomes: { sendMessage: 'offline' } } },
  play: async (context) => {
    const said = await write(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^Discard/ }))
    await expect(rowOf(said, words)).toHaveLength(0)
    await expect(screen.getByRole('heading', { level: 3, name: /^With/ })).toHaveFocus()
  },
}

/** It failed before the page was left: it is there again. */
export const NotSent: Story = {
  beforeEach: leaveDraft('outbox.conversation_1', { messages: [UNSENT] }),
  play: async () => {
    await expect(rowOf(await list(), words)[0]).toHaveTextContent('Send failed')
    await expect(screen.getByRole('button', { name: /^Retry *:/ })).toBeVisible()
  },
}

/** So it is where the conversation cannot be loaded. */
export const NotSentNorLoaded: Story = {
  ...NotSent,
  parameters: { scenario: { outcomes: { listMessages: 500 } } },
}

/** On the smallest phone it still has room. */
export const NotSentSmall: Story = {
  ...NotSent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const NotSentDark: Story = { ...NotSent, globals: { theme: 'dark' } }

/** Without a connection nothing is sent; the words wait in the box. */
export const WhileOffline: Story = {
  parameters: { scenario: { offline: true } },
  beforeEach: leaveDraft('reply.conversation_1', {
    conversation: { _id: 'conversation_1', preview: '', at: null },
    text: words,
    error: null,
    held: false,
  }),
  play: async (context) => {
    await expect(await screen.findByText('You are offline. It waits here.')).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(await box()).toHaveValue(words)
    await expect(sends(context)).toHaveLength(0)
  },
}

/** Somebody writes while one reads something earlier: the place is kept, and a button leads to what is new. */
export const Arrives: Story = {
  render: () => (
    <>
      <LookAgain />
      <MessagesPanel />
    </>
  ),
  play: async (context) => {
    const { userEvent } = context
    const said = await list()
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    await readEarlier(said)
    await studioWrites(context, 'The paint arrived this morning.')
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    const more = await screen.findByRole('button', { name: '1 new message' })
    await expect(said.scrollTop).toBe(40)
    await expect(screen.getByText(/^New message from Noor/)).toBeInTheDocument()
    await userEvent.click(more)
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    await expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull()
  },
}

/** Whoever looks at the end sees what comes. */
export const ArrivesAtTheEnd: Story = {
  ...Arrives,
  play: async (context) => {
    const said = await list()
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    const heard = listenFor('New message from Noor Haddad.')
    for (const words of ['We start on Monday.', 'The paint arrived this morning.']) {
      await studioWrites(context, words)
      await context.userEvent.click(screen.getByRole('button', { name: 'Look again' }))
      await expect(await within(said).findByText(words)).toBeVisible()
    }
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    await heard(2)
  },
}

/** A phone whose keyboard is open: what is written and what was said last are in sight. */
export const KeyboardOpen: Story = {
  ...keyboardOpen,
  parameters: { ...meta.parameters, ...keyboardOpen.parameters },
  play: async (context) => {
    const said = await list()
    const area = await box()
    await context.userEvent.click(area)
    await context.userEvent.keyboard('One line.{Enter}Two.{Enter}Three.')
    area.scrollIntoView({ block: 'nearest' })
    await waitFor(() => expect(area.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const last = within(said).getAllByRole('listitem').at(-1)
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(area.getBoundingClientRect().top)
  },
}
