import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { useDraftBox } from '../../runtime/drafts/useDraftBox'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden'
import { SeedWorks } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { LOGO } from '../ReviewDesk/stories/works'
import { PresenceBanner } from './PresenceBanner'

const WORK = { ...LOGO, deadline: null }

/** Without a connection nothing is sent, and it is said what waits. */
const meta = {
  component: PresenceBanner,
  parameters: { scenario: { role: 'client' } },
  render: (args) => (
    <SeedWorks list="client" works={[WORK]}>
      <main>
        <PresenceBanner {...args} />
        <VisuallyHidden>
          <h1 tabIndex={-1}>Good morning, Maya</h1>
        </VisuallyHidden>
      </main>
    </SeedWorks>
  ),
} satisfies Meta<typeof PresenceBanner>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<typeof stageOf>[0]

const reply = (id: string, held: boolean) =>
  leaveDraft(`reply.conversation_${id}`, {
    conversation: { _id: `conversation_${id}`, preview: 'Congratulations!', at: null },
    text: 'Thursday works for us.',
    error: null,
    held,
  })

/** What is begun while one looks. */
function BeginReply() {
  const box = useDraftBox()
  const words = { conversation: { _id: 'conversation_3', preview: '', at: null }, text: 'Thursday.' }
  return (
    <button type="button" onClick={() => box.write('reply.conversation_3', words)}>
      Begin a reply
    </button>
  )
}

const begin = (context: Context) => {
  reply('3', true)(context)
  leaveDraft('changes.work_1', { comment: 'Wider', items: [], deadline: '' })(context)
  // Decided elsewhere meanwhile: it waits for nobody.
  leaveDraft('changes.gone', { comment: 'Wider', items: [], deadline: '' })(context)
}
const cut = (context: Context) => stageOf(context).ports.network.set(false)
const sent = (context: Context) =>
  stageOf(context)
    .calls()
    .filter(({ method }) => method !== 'GET')

export const Default: Story = {
  beforeEach: cut,
  play: async () => {
    await seen('You are offline.')
    await expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. Nothing is sent. What you write is kept here.',
    )
  },
}

export const Waiting: Story = {
  beforeEach: (context) => {
    begin(context)
    cut(context)
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. 1 reply and 1 change request wait here.',
    )
    await expect(screen.queryByRole('button')).toBeNull()
  },
}

/** Back online nothing goes out by itself: one press sends what was to be sent. The focus goes on as buttons go. */
export const Back: Story = {
  ...Waiting,
  play: async (context) => {
    await expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
    stageOf(context).ports.network.set(true)
    await expect(await screen.findByText(/1 reply and 1 change request wait here\./)).toBeVisible()
    await expect(sent(context)).toHaveLength(0)
    screen.getByRole('button', { name: 'Send the reply' }).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent(context)).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You are back online. 1 change request waits here.',
      ),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await context.userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const BackShown: Story = {
  args: { initial: 'back' },
  beforeEach: (context) => {
    begin(context)
    reply('2', true)(context)
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send 2 replies' })).toBeVisible()
  },
}

/** A reply that nobody asked to send is only counted. */
export const BegunOnly: Story = {
  args: { initial: 'back' },
  beforeEach: reply('3', false),
  play: async () => {
    await expect(await screen.findByText(/1 reply waits here\./)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  },
}

/** Nothing waited when the connection came back: a reply that is begun later is no news of it. */
export const BegunAfterwards: Story = {
  beforeEach: cut,
  decorators: [
    (Story) => (
      <>
        <Story />
        <BeginReply />
      </>
    ),
  ],
  play: async (context) => {
    await seen('You are offline.')
    stageOf(context).ports.network.set(true)
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    const draft = screen.getByRole('button', { name: 'Begin a reply' })
    await context.userEvent.click(draft)
    await waitFor(() => expect(draftIn(context, 'reply.conversation_3')).toContain('Thursday.'))
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
    // The next time that it is lost, it is.
    cut(context)
    await seen('1 reply waits here.')
  },
}

/** With a connection, and without having lost it, there is nothing to say. */
export const NothingToSay: Story = {
  beforeEach: begin,
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Mobile: Story = { ...BackShown, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = { ...Waiting, globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { ...Waiting, globals: { theme: 'dark' } }
