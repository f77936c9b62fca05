import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ContactScreen } from './ContactScreen'

const WORDS = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  phone: '',
  subject: 'Careers',
  message: 'May I draw for you?',
}

/** The page is left while a letter is on its way: the letter stays one, and how it ended is told on the way back. */
const meta = {
  tags: ['long'],
  component: ContactScreen,
  parameters: { stage: 'app', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: leaveDraft('contact', WORDS),
  render: (_, context) => <StageApp path="/contact" runtime={stageOf(context).runtime} />,
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const ERROR = 'There was an error submitting your message. Please try again.'
const FAILING = { scenario: { outcomes: { sendContactMessage: 500 } } } as const

const follow = async ({ canvas, userEvent }: Context, name: string, title: string) => {
  await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name }))
  await canvas.findByRole('heading', { level: 1, name: title })
}
const leave = (context: Context) => follow(context, 'FAQ', 'Questions people ask us')
const comeBack = (context: Context) => follow(context, 'Contact', 'Contact')

const showsAll = async ({ canvas }: Context) => {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(WORDS.message))
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(WORDS.name)
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(WORDS.email)
  await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent(WORDS.subject)
}

/** Presses Send before a closed door. */
async function send({ canvas, userEvent, loaded }: Context) {
  const { door } = stageOf({ loaded })
  door.close()
  await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(door.held()).toEqual(['sendContactMessage']))
}

/** What stands there for whoever comes back: it is on its way still, and goes out once. */
async function isOnItsWay(context: Context) {
  const { canvas, userEvent } = context
  const busy = await canvas.findByRole('button', { name: 'Sending...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await showsAll(context)
  await userEvent.click(busy)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
  await expect(stageOf(context).door.held()).toEqual(['sendContactMessage'])
}

/** By a link that asks for something else: that is for the next letter. */
const comeBackAsking = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Ask us' }))
  await canvas.findByRole('heading', { level: 1, name: 'Contact' })
}

/** A letter is sent, left, and come back to before it is answered. */
async function comesBackMeanwhile(context: Context, comeBackBy = comeBack) {
  await showsAll(context)
  await send(context)
  await leave(context)
  await comeBackBy(context)
  await isOnItsWay(context)
}

export const SentAfterComingBack: Story = {
  play: async (context) => {
    const { canvas } = context
    await comesBackMeanwhile(context)
    await expect(draftIn(context, 'contact')).toContain(WORDS.message)
    stageOf(context).door.open()
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    for (const name of ['Name', 'Email', 'Message'])
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Choose a subject')
    await expect(canvas.queryByText(/^Draft/)).toBeNull()
    await expect(draftIn(context, 'contact')).toBeNull()
    await expect(stageOf(context).calls()).toHaveLength(1)
  },
}

/** Nothing of it is left; a success that nobody saw is not shown as if it were new. */
export const SentMeanwhile: Story = {
  play: async (context) => {
    const { canvas } = context
    await showsAll(context)
    await send(context)
    await leave(context)
    stageOf(context).door.open()
    await waitFor(() => expect(draftIn(context, 'contact')).toBeNull())
    await comeBack(context)
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(canvas.queryByText('Message Sent Successfully!')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  },
}

export const FailedAfterComingBack: Story = {
  parameters: FAILING,
  play: async (context) => {
    await comesBackMeanwhile(context)
    stageOf(context).door.open()
    await expect(await context.canvas.findByText(ERROR)).toBeVisible()
    await showsAll(context)
    await expect(stageOf(context).calls()).toHaveLength(1)
  },
}

export const SentAsAnotherIsAsked: Story = {
  play: async (context) => {
    const { canvas } = context
    await comesBackMeanwhile(context, comeBackAsking)
    stageOf(context).door.open()
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('General Inquiry')
  },
}

export const FailedAsAnotherIsAsked: Story = {
  parameters: FAILING,
  play: async (context) => {
    const stage = stageOf(context)
    await showsAll(context)
    await send(context)
    await leave(context)
    stage.door.open()
    await waitFor(() => expect(stage.calls().map(({ status }) => status)).toEqual([500]))
    await comeBackAsking(context)
    await expect(await context.canvas.findByText(ERROR)).toBeVisible()
    await showsAll(context)
  },
}

/** What is on its way is what the form says: it can be discarded when it has failed, not before. */
export const NotDiscardedOnItsWay: Story = {
  parameters: FAILING,
  play: async (context) => {
    const { canvas, userEvent } = context
    await showsAll(context)
    await send(context)
    const discard = canvas.getByRole('button', { name: 'Discard' })
    await userEvent.click(discard)
    await showsAll(context)
    stageOf(context).door.open()
    await expect(await canvas.findByText(ERROR)).toBeVisible()
    await showsAll(context)
    await userEvent.click(discard)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
  },
}

/** Told to whoever comes back, until they send again. Once seen, it goes with the page. */
export const FailedMeanwhile: Story = {
  parameters: FAILING,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await showsAll(context)
    await send(context)
    await leave(context)
    stage.door.open()
    await waitFor(() => expect(stage.calls().map(({ status }) => status)).toEqual([500]))
    await comeBack(context)
    await expect(await canvas.findByText(ERROR)).toBeVisible()
    await showsAll(context)
    await leave(context)
    await comeBack(context)
    await showsAll(context)
    await expect(canvas.queryByText(ERROR)).toBeNull()

    await stage.setOutcomes({ sendContactMessage: 'ok' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
  },
}

/** How one person's letter stands is nothing to the next one at this tab. */
export const OfItsSenderAlone: Story = {
  parameters: { scenario: { role: 'client', ...FAILING.scenario } },
  play: async (context) => {
    const { canvas } = context
    const { runtime, door, backstage } = stageOf(context)
    await waitFor(() => expect(runtime.session.store.getState().phase).toBe('signedIn'))
    await showsAll(context)
    await send(context)
    runtime.session.store.setState({ phase: 'signedOut', user: null, cause: 'expiredElsewhere' })
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled()
    door.open()
    await waitFor(() =>
      expect(backstage.calls.of('sendContactMessage').map(({ status }) => status)).toEqual([500]),
    )
    await leave(context)
    await comeBack(context)
    await expect(canvas.queryByText(ERROR)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}
