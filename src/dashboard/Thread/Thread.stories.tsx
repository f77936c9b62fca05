import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from '../ApprovalsPanel/ApprovalsPanel'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { keepsPlaceOverRetry } from '../parts/stories/keepsPlaceOverRetry'
import { NAMELESS, ODD, SeedThread, TALK } from './stories/SeedThread'
import { bottomOf, list, sends, words } from './stories/testThread'

/** One conversation, open (extension `thread`). */
const meta = {
  component: MessagesPanel,
  parameters: { route: '/dashboard?conversation=conversation_1', scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

const LOADING = 'Loading the conversation'

/** Day by day, each with who and when, the newest at the bottom and in sight; two calls, one of them for this. */
export const Default: Story = {
  play: async (context) => {
    const said = await list()
    await expect(screen.getByRole('heading', { level: 3, name: /^With Elias .*Noor/ })).toHaveFocus()
    const days = within(said)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    await expect(days.slice(-2)).toEqual(['Yesterday', 'Today'])
    await expect(days[0]).toMatch(/^[A-Z][a-z]{2}, Feb \d+$/)
    const messages = within(said).getAllByRole('listitem')
    await expect(messages).toHaveLength(11)
    await expect(messages[0]).toHaveTextContent(/^You.*final file by the tenth/)
    await expect(messages[1]).toHaveTextContent(/^Elias .* · Overprint/)
    const last = messages.at(-1)
    await expect(last?.querySelector('time')?.title).toMatch(/^Mar [345], 2026, \d{1,2}:\d{2} [AP]M$/)
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    const asked = stageOf(context)
      .calls()
      .map(({ operationId }) => operationId)
    await expect(asked.sort()).toEqual(['listConversations', 'listMessages'])
  },
}

/** From the list and back: the address knows, and the focus comes back to the row. */
export const OpensAndCloses: Story = {
  parameters: { route: '/dashboard' },
  play: async ({ userEvent }) => {
    const link = await screen.findByRole('link', { name: /^Open the conversation: The kerning/ })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await list()
    await expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'All messages' }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Open the conversation: The kerning/ })).toHaveFocus(),
    )
  },
}

/** A decision beside an open conversation is a step of its own: closing it leaves the conversation open. */
export const BesideADecision: Story = {
  parameters: { route: '/dashboard', extensions: ['thread'] },
  render: () => (
    <>
      <ApprovalsPanel />
      <MessagesPanel />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /^Open the conversation: The kerning/ }))
    await list()
    const [approve] = await screen.findAllByRole('button', { name: /^Approve/ })
    await userEvent.click(approve as HTMLElement)
    await screen.findByRole('alertdialog', { name: 'Approve this work?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'All messages' }))
    await screen.findByRole('list', { name: 'Messages' })
  },
}

/** An admin sees whose words they are without the studio's name beside each. */
export const Admin: Story = {
  parameters: { scenario: { role: 'admin' } },
  play: async () => {
    const messages = within(await list()).getAllByRole('listitem')
    await expect(messages[0]).toHaveTextContent(/^Maya Okafor/)
    await expect(messages[1]).toHaveTextContent(/^Elias [A-Z]\w+(?! · )/)
    await expect(screen.queryByText(/· Overprint/)).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listMessages: 'hold' } } },
  play: async () => {
    await expect(await screen.findByText(LOADING)).toBeInTheDocument()
    // What one came for can be begun meanwhile.
    await expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listMessages: 'empty' } } },
  play: async () => {
    await expect(await screen.findByText(/^No messages yet\. Write/)).toBeVisible()
  },
}

/** A list that is null is an empty list. */
export const NullList: Story = {
  ...Empty,
  parameters: { scenario: { outcomes: { listMessages: 'nullLists' } } },
}

/** What is begun is kept; the second try works. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { listMessages: 500 } } },
  play: async (context) => {
    const { userEvent } = context
    await expect(await screen.findByText('Could not load')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), words)
    await keepsPlaceOverRetry(context, 'listMessages', /^With /)
    await list()
    await expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue(words)
  },
}

/** Who goes on writing while it is asked for again is not taken from the box. */
export const WritesMeanwhile: Story = {
  parameters: { scenario: { outcomes: { listMessages: [500, 'hold'] } } },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    const box = screen.getByRole('textbox', { name: 'Your reply' })
    await userEvent.type(box, words)
    await waitFor(() => expect(stageOf(context).release('listMessages')).toBe(1))
    await list()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue(words)
  },
}

/** An address that leads to nothing leads back. */
export const Unknown: Story = {
  parameters: { route: '/dashboard?conversation=nobody' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Could not load')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'All messages' }))
    await expect(await screen.findByRole('list', { name: 'Messages' })).toBeVisible()
  },
}

/** Long words, many lines, signs that are code elsewhere, nobody's name, no time. */
export const LongContent: Story = {
  render: () => (
    <SeedThread messages={ODD}>
      <MessagesPanel />
    </SeedThread>
  ),
  play: async ({ canvasElement }) => {
    const said = await list()
    await expect(said).toHaveTextContent('<b>Not bold</b>')
    await expect(said).toHaveTextContent('Somebody')
    await expect(within(said).getByRole('heading', { name: 'No date' })).toBeInTheDocument()
    await expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Where the server names people without an id, each is called by name, and nobody is taken for the reader. */
export const WithoutIds: Story = {
  render: () => (
    <SeedThread messages={NAMELESS}>
      <MessagesPanel />
    </SeedThread>
  ),
  play: async () => {
    const messages = within(await list()).getAllByRole('listitem')
    await expect(messages).toHaveLength(3)
    await expect(within(messages[0] as HTMLElement).getByText(/^Elias Brandt/)).toBeVisible()
    await expect(within(messages[1] as HTMLElement).getByText('Ana Reyes')).toBeVisible()
    await expect(messages[2]?.dataset.goesOn).toBe('true')
    await expect(screen.queryByText(/^You:/)).toBeNull()
  },
}

export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** 240 messages: a hundred stand at once; what is read stays where it is when earlier ones come above it. */
export const Many: Story = {
  render: () => (
    <SeedThread messages={TALK}>
      <MessagesPanel />
    </SeedThread>
  ),
  play: async ({ userEvent }) => {
    const said = await list()
    await expect(within(said).getAllByRole('listitem')).toHaveLength(100)
    await waitFor(() => expect(bottomOf(said)).toBeLessThan(2))
    const first = within(said).getByText(/^Message 141 /)
    said.scrollTop = 0
    const before = first.getBoundingClientRect().top
    await userEvent.click(within(said).getByRole('button', { name: 'Show 100 earlier (140 left)' }))
    await waitFor(() => expect(within(said).getAllByRole('listitem')).toHaveLength(200))
    await expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(60)
    await expect(said).toHaveFocus()
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await list()
    const box = screen.getByRole('textbox', { name: 'Your reply' })
    for (const part of [box, screen.getByRole('button', { name: 'Send' })])
      await expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LoadingMobile: Story = { ...Loading, globals: Mobile.globals ?? {} }

export const FailedMobile: Story = { ...Failed, globals: Mobile.globals ?? {} }

export const Small: Story = { ...Mobile, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** Without the extension nothing leads there, the address neither, and nothing is asked. */
export const Off: Story = {
  parameters: { extensions: ['submissions', 'shop'] },
  play: async (context) => {
    const rows = within(await screen.findByRole('list', { name: 'Messages' }))
    await expect(rows.queryByRole('link')).toBeNull()
    await expect(rows.getAllByRole('textbox', { name: /^Reply to/ })).toHaveLength(4)
    await expect(
      stageOf(context)
        .calls()
        .map(({ operationId }) => operationId),
    ).toEqual(['listConversations'])
    await expect(sends(context)).toHaveLength(0)
  },
}
