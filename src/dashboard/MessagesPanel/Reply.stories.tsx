import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { MessagesPanel } from './MessagesPanel'

const meta = {
  tags: ['long'],
  component: MessagesPanel,
  parameters: { extensions: [], scenario: { role: 'client' } },
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

const WORDS = 'Thursday at nine works for us.'
const OTHER = 'Under the rule, please.'
const replies = (stage: StoryStage) => stage.backstage.calls.of('sendMessage')
const lists = (stage: StoryStage) => stage.backstage.calls.of('listConversations')
const row = (words: string) => screen.getByText(new RegExp(words), { selector: 'p' }).closest('li')

/** Box and button of the conversation whose message begins with these words. */
async function reply(words: string) {
  await screen.findByText(new RegExp(words), { selector: 'p' })
  const parts = within(row(words) as HTMLElement)
  return {
    box: parts.getByRole<HTMLTextAreaElement>('textbox'),
    send: parts.getByRole('button', { name: /^Send/ }),
  }
}
const front = () => reply('^Congratulations!')
const menu = () => reply('^Yes. On the printed menu')

/** The box empties, the list is asked for again, and the conversation goes to the top. */
export const Sent: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const { box, send } = await front()
    await context.userEvent.type(box, ` ${WORDS} `)
    await context.userEvent.click(send)
    await seen('Message sent.')
    await expect(replies(stage)[0]?.requestBody).toEqual({ conversationId: 'conversation_3', content: WORDS })
    await waitFor(() => expect(row(`^${WORDS}`)).toHaveTextContent('just now'))
    await expect(screen.getAllByRole('listitem')[0]).toBe(row(`^${WORDS}`))
    await expect(box).toHaveValue('')
    await expect(send).toHaveFocus()
    await expect(lists(stage)).toHaveLength(2)
  },
}

/** Nothing and blanks are not sent: the focus goes to the box. */
export const EmptyIsNotSent: Story = {
  play: async (context) => {
    const { box, send } = await front()
    await context.userEvent.click(send)
    await expect(box).toHaveFocus()
    await context.userEvent.type(box, ' {enter} ')
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
    await context.userEvent.click(send)
    await expect(replies(stageOf(context))).toHaveLength(0)
    await expect(box).toHaveValue(' \n ')
  },
}

/** More than the contract takes: that is said at once, it is not sent, and all of it stays. */
export const TooLong: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const { box, send } = await front()
    await userEvent.click(box)
    await userEvent.paste('w'.repeat(10_001))
    await expect(box).toHaveAccessibleDescription('Use 10,000 characters at most.')
    await userEvent.click(send)
    await expect(box).toHaveFocus()
    await expect(box.value).toHaveLength(10_001)
    await expect(replies(stage)).toHaveLength(0)
    await userEvent.keyboard('{End}{Backspace}')
    await userEvent.click(send)
    await seen('Message sent.')
    await expect(replies(stage)).toHaveLength(1)
  },
}

/** Enter makes a line; with Ctrl or Command it sends, and the focus stays in the box. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const { box } = await front()
    await context.userEvent.type(box, 'One{enter}Two')
    await expect(box).toHaveValue('One\nTwo')
    await expect(replies(stage)).toHaveLength(0)
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
    await seen('Message sent.')
    await expect(replies(stage)[0]?.requestBody).toMatchObject({ content: 'One\nTwo' })
    await waitFor(() => expect(box).toHaveValue(''))
    await expect(box).toHaveFocus()
    await context.userEvent.type(box, 'Three')
    await context.userEvent.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(replies(stage)).toHaveLength(2))
  },
}

/** Enter that ends the composition of a word is the input method's, with Ctrl too. */
export const Composing: Story = {
  play: async (context) => {
    const { box } = await front()
    await context.userEvent.type(box, 'かんじ')
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true })
    await expect(replies(stageOf(context))).toHaveLength(0)
    await expect(box).toHaveValue('かんじ')
  },
}

/** While it is sent the button is busy and the text stands still; however often it is clicked, it is sent once. */
export const Sending: Story = {
  parameters: { scenario: { outcomes: { sendMessage: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const { box, send } = await front()
    await context.userEvent.type(box, WORDS)
    await context.userEvent.dblClick(send)
    await context.userEvent.type(box, ' More{Control>}{Enter}{/Control}')
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveValue(WORDS)
    await waitFor(() => expect(stage.release('sendMessage')).toBe(1))
    await seen('Message sent.')
    await expect(replies(stage)).toHaveLength(1)
  },
}

/** The server's words stand under the box, the text in it; the next try works. */
export const FailedAction: Story = {
  parameters: { scenario: { outcomes: { sendMessage: [500, 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const { box, send } = await front()
    await context.userEvent.type(box, WORDS)
    await context.userEvent.click(send)
    await waitFor(() => expect(box).toHaveAccessibleDescription('Something broke on our side.'))
    await expect(box).toBeInvalid()
    await expect(box).toHaveValue(WORDS)
    await expect(send).toHaveFocus()
    await expect(lists(stage)).toHaveLength(1)
    await context.userEvent.click(send)
    await seen('Message sent.')
    await waitFor(() => expect(box).toHaveValue(''))
    await expect(box).not.toBeInvalid()
  },
}

/** Without an answer the fallback is said, in the box and in a message; a keystroke takes it off the box. */
export const Offline: Story = {
  parameters: { scenario: { outcomes: { sendMessage: 'offline' } } },
  play: async (context) => {
    const { box } = await front()
    await context.userEvent.type(box, WORDS)
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getAllByText('Send failed')).toHaveLength(2))
    await expect(box).toHaveFocus()
    await context.userEvent.type(box, '!')
    await expect(box).not.toBeInvalid()
  },
}

/** Two drafts: one fails, one is sent. Each box keeps or loses its own text alone. */
export const DraftsOfOthers: Story = {
  parameters: { scenario: { outcomes: { sendMessage: [500, 'ok'] } } },
  play: async (context) => {
    const [one, other] = [await front(), await menu()]
    await context.userEvent.type(one.box, WORDS)
    await context.userEvent.type(other.box, OTHER)
    await context.userEvent.click(one.send)
    await waitFor(() => expect(one.box).toBeInvalid())
    await expect(other.box).toHaveValue(OTHER)
    await context.userEvent.click(other.send)
    await seen('Message sent.')
    await waitFor(() => expect(other.box).toHaveValue(''))
    await waitFor(() => expect(lists(stageOf(context))).toHaveLength(2))
    await expect(one.box).toHaveValue(WORDS)
  },
}

/** Folded away and back, or left and opened again: what was begun is there, and comes from no former visit. */
export const DraftOutlivesThePanel: Story = {
  render: function Switched() {
    const [there, setThere] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setThere(!there)}>
          {there ? 'Leave' : 'Return'}
        </button>
        {there ? <MessagesPanel /> : null}
      </>
    )
  },
  play: async ({ userEvent }) => {
    const { box } = await front()
    await userEvent.type(box, WORDS)
    const fold = screen.getByRole('button', { name: 'Show or hide Messages' })
    await userEvent.click(fold)
    await expect(box).not.toBeVisible()
    await userEvent.click(fold)
    await expect(box).toHaveValue(WORDS)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Return' }))
    await expect((await front()).box).toHaveValue(WORDS)
    await expect(screen.queryByText(/^Draft restored/)).toBeNull()
  },
}

/** Another conversation than the one with the draft was taken off the list: nothing typed is lost. */
export const DraftOutlivesTheList: Story = {
  parameters: { scenario: { outcomes: { listConversations: ['ok', 'empty'] } } },
  play: async (context) => {
    const [one, other] = [await front(), await menu()]
    await context.userEvent.type(one.box, WORDS)
    await context.userEvent.type(other.box, OTHER)
    await context.userEvent.click(other.send)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    await expect((await front()).box).toHaveValue(WORDS)
  },
}

export const Mobile: Story = { ...FailedAction, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...Offline, globals: { theme: 'dark' } }
