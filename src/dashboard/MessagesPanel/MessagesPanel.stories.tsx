import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { SeedLists } from '../parts/stories/SeedLists'
import { seen } from '../parts/stories/seen'
import { MessagesPanel } from './MessagesPanel'

const meta = {
  component: MessagesPanel,
  parameters: { scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
const EMPTY = 'Your inbox is clear.'

/** One call for six, the latest first; each with its message, its time and a reply box. */
export const Default: Story = {
  play: async (context) => {
    const [first, second] = await rows()
    await expect(first).toHaveTextContent(/The kerning on the sign looks right now.*40 min ago/)
    await expect(second).toHaveTextContent('yesterday')
    for (const row of await rows()) {
      await expect(within(row).getByRole('textbox', { name: /^Reply to “/ })).toBeVisible()
      await expect(within(row).getByRole('button', { name: /^Send/ })).toBeVisible()
    }
    const [call, ...others] = stageOf(context).calls()
    await expect(call?.url).toMatch(/\/conversations\?limit=6$/)
    await expect(others).toHaveLength(0)
  },
}

/** The exact time is there for a resting pointer, for a screen reader and for machines. */
export const ExactTime: Story = {
  play: async () => {
    const time = (await rows())[0]?.querySelector('time')
    await expect(time).toHaveAttribute('datetime', '2026-03-04T16:20:00.000Z')
    await expect(time?.title).toMatch(/^Mar [345], 2026, \d{1,2}:\d{2} [AP]M$/)
    await expect(time).toHaveTextContent(`40 min ago, ${time?.title}`)
  },
}

/** An admin sees the studio's: at most six. */
export const Admin: Story = {
  parameters: { scenario: { role: 'admin' } },
  play: async () => {
    await expect(await rows()).toHaveLength(6)
  },
}

export const Loading: Story = {
  parameters: { scenario: { outcomes: { listConversations: 'hold' } } },
  play: async () => {
    await expect(await screen.findByText('Loading messages')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: { scenario: { outcomes: { listConversations: 'empty' } } },
  play: async () => {
    await seen(EMPTY)
  },
}

/** A list that is null is an empty list. */
export const NullList: Story = {
  ...Empty,
  parameters: { scenario: { outcomes: { listConversations: 'nullLists' } } },
}

export const Failed: Story = {
  parameters: { scenario: { outcomes: { listConversations: 500 } } },
  play: async () => {
    await seen('Could not load')
    await seen('Failed to load dashboard.')
    await expect(screen.queryByText(EMPTY)).toBeNull()
  },
}

/** The second try works: the list is there, and the focus on its heading. */
export const Retry: Story = {
  parameters: { scenario: { outcomes: { listConversations: ['offline', 'ok'] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect((await rows()).length).toBeGreaterThan(0)
    await expect(screen.queryByText('Could not load')).toBeNull()
    await waitFor(() => expect(screen.getByText('Messages')).toHaveFocus())
  },
}

const LONG =
  'Could the opening hours stand above the map, and the map above the menu, since people come hungry? '
const ODD = [
  { _id: 'long', preview: LONG.repeat(8), at: '2025-03-04T10:00:00Z' },
  { _id: 'wide', preview: 'harbor_café_signage_final_v7_print_ready_'.repeat(6), at: '2026-03-09T10:00:00Z' },
  { _id: 'bare', preview: '', at: '2026-02-26T17:00:00Z' },
  { _id: 'timeless', preview: '<b>Not bold</b>', at: null },
]

/** Long texts, a time ahead, no message, no time, signs that are code elsewhere. */
export const LongContent: Story = {
  render: () => (
    <SeedLists conversations={ODD}>
      <MessagesPanel />
    </SeedLists>
  ),
  play: async ({ canvasElement }) => {
    const [long, wide, bare, timeless] = await rows()
    await expect(long).toHaveTextContent('Mar 4, 2025')
    await expect(wide).toHaveTextContent('Mar 9')
    await expect(bare).toHaveTextContent('No messages yet.')
    await expect(
      within(bare as HTMLElement).getByRole('textbox', {
        name: 'Reply to the conversation without messages',
      }),
    ).toBeVisible()
    await expect(timeless).toHaveTextContent('<b>Not bold</b>')
    await expect(timeless?.querySelector('time')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** On a phone box and button are easy to hit. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const row of await rows()) {
      const [box, send] = [within(row).getByRole('textbox'), within(row).getByRole('button')]
      await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await expect(send.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const MANY = Array.from({ length: 200 }, (_, index) => ({
  _id: `many_${index}`,
  preview: `Proof ${index + 1} is back from the printer. The blue is a little cold, the rest is right.`,
  at: new Date(Date.UTC(2026, 2, 4, 16) - index * 5_400_000).toISOString(),
}))

/** A server that sends 200 although six were asked for: 50 stand at once, and typing stays quick. */
export const Many: Story = {
  tags: ['long'],
  render: () => (
    <SeedLists conversations={MANY}>
      <MessagesPanel />
    </SeedLists>
  ),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    const box = screen.getByRole('textbox', { name: /“Proof 50 / })
    await userEvent.type(box, 'Warmer, please.')
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more (150 left)' }))
    await waitFor(async () => expect(await rows()).toHaveLength(100))
    await expect(box).toHaveValue('Warmer, please.')
  },
}
