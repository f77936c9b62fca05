import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ContactScreen } from './ContactScreen'

/** What was begun and not sent: it is there again, and waits while there is no connection. */
const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', route: '/contact' },
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const WORDS = {
  name: 'Ana Reyes',
  email: 'ana@mesaseed.example',
  phone: '',
  subject: 'Project Quote',
  message: 'A label for a seed packet, in two colours, by the middle of May.',
}
const DAY = 86_400_000

const messageOf = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Message' })
const showsAll = async (context: Context) => {
  const { canvas } = context
  await waitFor(() => expect(messageOf(context)).toHaveValue(WORDS.message))
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(WORDS.name)
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(WORDS.email)
  await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent(WORDS.subject)
}

export const Restored: Story = {
  beforeEach: leaveDraft('contact', WORDS),
  play: async (context) => {
    await showsAll(context)
    await expect(context.canvas.getByText(/^Draft restored/)).toBeVisible()
  },
}

/** Discarded by keyboard, and had back: the focus stays on the one button. */
export const DiscardedAndBack: Story = {
  ...Restored,
  play: async (context) => {
    const { canvas, userEvent } = context
    await showsAll(context)
    canvas.getByRole('button', { name: 'Discard' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(messageOf(context)).toHaveValue('')
    await expect(canvas.getByText(/^Draft discarded/)).toBeVisible()
    await expect(draftIn(context, 'contact')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await showsAll(context)
    await expect(draftIn(context, 'contact')).toContain('seed packet')
  },
}

/** Each letter is kept; what the person did not write is not. Sent, nothing is left. */
export const KeptUntilSent: Story = {
  parameters: { route: '/contact?subject=Careers&project=Sow%20by' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(messageOf(context)).toHaveValue('About: Sow by\n\n'))
    await expect(draftIn(context, 'contact')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana')
    await expect(draftIn(context, 'contact')).toContain('"name":"Ana"')
    await expect(draftIn(context, 'contact')).toContain('"asked":"Careers"')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), WORDS.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(draftIn(context, 'contact')).toBeNull()
    await expect(messageOf(context)).toHaveValue('')
  },
}

/** Who comes by a link to a subject means that one; the words are the draft's. */
export const RestoredByALink: Story = {
  ...Restored,
  parameters: { route: '/contact?subject=Careers' },
  play: async (context) => {
    await waitFor(() => expect(messageOf(context)).toHaveValue(WORDS.message))
    await expect(context.canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Careers')
  },
}

/** Who chose another subject than their link asked for finds it by that link again. */
export const ChosenOverTheLink: Story = {
  beforeEach: leaveDraft('contact', { ...WORDS, subject: 'Careers', asked: 'Project Quote' }),
  parameters: { route: '/contact?subject=Project%20Quote' },
  play: async (context) => {
    await waitFor(() => expect(messageOf(context)).toHaveValue(WORDS.message))
    const subject = context.canvas.getByRole('combobox', { name: 'Subject' })
    await expect(subject).toHaveTextContent('Careers')
    // To look does not count as a change: another tab that sends it takes it away here.
    stageOf(context).area.openTab().remove('app_draft:visitor:contact')
    await waitFor(() => expect(messageOf(context)).toHaveValue(''))
  },
}

/** By another link, it is that one's. */
export const ChosenBeforeAnotherLink: Story = {
  ...ChosenOverTheLink,
  parameters: { route: '/contact?subject=Partnership' },
  play: async (context) => {
    await waitFor(() => expect(messageOf(context)).toHaveValue(WORDS.message))
    await expect(context.canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Partnership')
  },
}

/** What a former link filled in is nobody's words: the letter is about what the last link names. */
export const AboutTheLastLink: Story = {
  beforeEach: leaveDraft('contact', { ...WORDS, message: 'About: Tideline\n\n' }),
  parameters: { route: '/contact?subject=Project%20Quote&project=Pitch' },
  play: async (context) => {
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(WORDS.name)
    await waitFor(() => expect(messageOf(context)).toHaveValue('About: Pitch\n\n'))
  },
}

/** A week is long for a browser that others may use. */
export const TooOld: Story = {
  beforeEach: leaveDraft('contact', WORDS, 7 * DAY + 1),
  play: async (context) => {
    await expect(messageOf(context)).toHaveValue('')
    await expect(context.canvas.queryByText(/^Draft/)).toBeNull()
    await expect(draftIn(context, 'contact')).toBeNull()
  },
}

/** What was planted or cut short is no draft. */
export const Unreadable: Story = {
  beforeEach: leaveDraft('contact', { message: 7, subject: 'Free money', name: ['Ana'] }),
  play: async (context) => {
    await expect(messageOf(context)).toHaveValue('')
    await expect(context.canvas.queryByText(/^Draft/)).toBeNull()
  },
}

/** A client's draft is the client's: a visitor at the same browser does not see it, the client does again. */
export const OfThePersonAlone: Story = {
  parameters: { scenario: { role: 'client' } },
  beforeEach: leaveDraft('contact', WORDS),
  play: async (context) => {
    const { runtime, backstage } = stageOf(context)
    await showsAll(context)
    runtime.session.store.setState({ phase: 'signedOut', user: null, cause: 'expired' })
    await waitFor(() => expect(messageOf(context)).toHaveValue(''))
    await expect(context.canvas.queryByText(/^Draft/)).toBeNull()
    const { user } = backstage.sessionFor('client')
    runtime.session.store.setState({ phase: 'signedIn', user, cause: null })
    await showsAll(context)
  },
}

/** Sent from another tab: it does not stand here to be sent twice. */
export const SentInAnotherTab: Story = {
  ...Restored,
  play: async (context) => {
    await showsAll(context)
    stageOf(context).area.openTab().remove('app_draft:visitor:contact')
    await waitFor(() => expect(messageOf(context)).toHaveValue(''))
    await expect(context.canvas.queryByText(/^Draft/)).toBeNull()
  },
}

/** Continued in another tab: what is sent here is what stood here, not the words that came after. */
export const ContinuedInAnotherTab: Story = {
  ...Restored,
  play: async (context) => {
    const { canvas, userEvent } = context
    await showsAll(context)
    const { area, ports } = stageOf(context)
    const later = JSON.stringify({ at: ports.clock.now(), words: { ...WORDS, message: 'In three colours.' } })
    area.openTab().set('app_draft:visitor:contact', later)
    await waitFor(() => expect(draftIn(context, 'contact')).toBe(later))
    await showsAll(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(draftIn(context, 'contact')).toBe(later)
  },
}

const offline = (context: Parameters<typeof stageOf>[0]) => {
  leaveDraft('contact', WORDS)(context)
  stageOf(context).ports.network.set(false)
}

/** Nothing is sent and nothing is lost; back online the person sends it themselves. */
export const Offline: Story = {
  beforeEach: offline,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await showsAll(context)
    const send = canvas.getByRole('button', { name: 'Send Message' })
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are offlineYour message is kept here. Send it when you are back.',
    )
    await userEvent.click(send)
    await expect(stage.calls()).toEqual([])
    await expect(send).toHaveFocus()
    stage.ports.network.set(true)
    await expect(await canvas.findByText('Your message is ready to send.')).toBeVisible()
    await expect(stage.calls()).toEqual([])
    await userEvent.click(send)
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(canvas.queryByText('You are back online')).toBeNull()
  },
}

/** A failure stands through a mere flap of the network, told once; pressed offline, that it waits is the news. */
export const FailedThenOffline: Story = {
  ...Restored,
  parameters: { scenario: { outcomes: { sendContactMessage: 500 } } },
  play: async (context) => {
    await showsAll(context)
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    const send = canvas.getByRole('button', { name: 'Send Message' })
    await userEvent.click(send)
    const failure = await canvas.findByText(/^There was an error/)
    for (const online of [false, true, false]) {
      stage.ports.network.set(online)
      await waitFor(() => expect(canvas.queryAllByText('You are offline')).toHaveLength(online ? 0 : 1))
      await expect(failure).toBeVisible()
    }
    await userEvent.click(send)
    await expect(canvas.queryByText(/^There was an error/)).toBeNull()
    stage.ports.network.set(true)
    await canvas.findByText('You are back online')
    await expect(canvas.queryByText(/^There was an error/)).toBeNull()
    await expect(stage.calls()).toHaveLength(1)
    await userEvent.click(send)
    await expect(await canvas.findByText(/^There was an error/)).toBeVisible()
    await expect(canvas.queryByText('You are back online')).toBeNull()
  },
}

export const OfflineShown: Story = { beforeEach: offline, play: showsAll }

export const Mobile: Story = { ...Restored, globals: { viewport: { value: 'phone', isRotated: false } } }
export const OfflineMobile: Story = {
  ...OfflineShown,
  globals: { viewport: { value: 'small', isRotated: false } },
}
export const Dark: Story = { ...OfflineShown, globals: { theme: 'dark' } }
