import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { draftIn } from '../../../.storybook/stage/drafts'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ContactScreen } from './ContactScreen'

const FILLED = {
  name: 'Ana Reyes',
  email: ' ana@mesaseed.example ',
  phone: '714-555-0142',
  subject: 'Project Quote',
  message: 'A label for a seed packet, in two colours, by the middle of May.',
}

/** Sending a letter (spec sections 4, 7 and 8). */
const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen', route: '/contact' },
  args: { initial: { values: FILLED } },
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const ERROR = 'There was an error submitting your message. Please try again.'
const sendButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Send Message' })

/** Holds back what waits for 5 s (or so long) of the runtime's clock; the rest of time runs. */
function holdTimers(context: Context, held = 5000) {
  const waiting = new Set<() => void>()
  const { clock } = stageOf(context).runtime
  const real = clock.after
  clock.after = (ms, callback) => {
    if (ms !== held) return real(ms, callback)
    waiting.add(callback)
    return () => void waiting.delete(callback)
  }
  return waiting
}

/** Sent: the words, an empty form, and after 5 s as if nothing had been. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const timers = holdTimers(context)
    await userEvent.click(sendButton(context))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await expect(canvas.getByText("We'll get back to you within 24 hours.")).toBeVisible()
    await expect(
      stageOf(context)
        .calls()
        .map(({ requestBody }) => requestBody),
    ).toEqual([
      {
        name: 'Ana Reyes',
        email: 'ana@mesaseed.example',
        phone: '714-555-0142',
        subject: 'Project Quote',
        message: 'A label for a seed packet, in two colours, by the middle of May.',
      },
    ])
    for (const name of ['Name', 'Email', 'Phone (optional)', 'Message'])
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Choose a subject')

    await waitFor(() => expect(timers.size).toBe(1))
    for (const ring of timers) ring()
    await waitFor(() => expect(canvas.queryByText('Message Sent Successfully!')).toBeNull())
    await expect(sendButton(context)).toBeEnabled()
  },
}

/** Who leaves while success still shows takes its timer along: nothing is left to ring. */
export const LeavingCallsItOff: Story = {
  parameters: { stage: 'app', docs: { story: { inline: false, height: '720px' } } },
  render: (_, context) => <StageApp path="/contact?subject=Careers" runtime={stageOf(context).runtime} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const timers = holdTimers(context)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana Reyes')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@mesaseed.example')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'May I draw for you?')
    await userEvent.click(sendButton(context))
    await canvas.findByText('Message Sent Successfully!')
    await waitFor(() => expect(timers.size).toBe(1))
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'FAQ' }))
    await canvas.findByRole('heading', { level: 1, name: 'Questions people ask us' })
    await expect(timers.size).toBe(0)
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }))
    await canvas.findByRole('heading', { level: 1, name: 'Contact' })
    await expect(canvas.queryByText('Message Sent Successfully!')).toBeNull()
    await expect(sendButton(context)).toBeEnabled()
  },
}

const HOLDING = { scenario: { outcomes: { sendContactMessage: 'hold' } } } as const
const tab = ({ canvas }: Context, name: string) => canvas.getByRole('tab', { name })

/** Who looks at the other tab meanwhile has not seen it yet: its 5 s begin when they are back. */
export const SentBehindTheOtherTab: Story = {
  parameters: HOLDING,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    const timers = holdTimers(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Luz')
    await userEvent.click(sendButton(context))
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await userEvent.click(tab(context, 'Our Locations'))
    await canvas.findByRole('tabpanel', { name: 'Our Locations' })
    await expect(draftIn(context, 'contact')).not.toBeNull()
    stage.release('sendContactMessage')
    await waitFor(() => expect(draftIn(context, 'contact')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const ring of timers) ring()
    await userEvent.click(tab(context, 'Send Message'))
    await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible()
    await waitFor(() => expect(timers.size).toBe(1))
    for (const ring of timers) ring()
    await waitFor(() => expect(canvas.queryByText('Message Sent Successfully!')).toBeNull())
  },
}

export const SentShown: Story = { args: { initial: { status: 'success' } } }

export const WithoutPhone: Story = {
  args: { initial: { values: { ...FILLED, phone: '' } } },
  play: async (context) => {
    await context.userEvent.click(sendButton(context))
    await context.canvas.findByText('Message Sent Successfully!')
    await expect(stageOf(context).calls()[0]?.requestBody).not.toHaveProperty('phone')
  },
}

/** On its way: the button says so, and however often it is pressed, one letter goes out. */
export const Loading: Story = {
  args: { initial: { values: FILLED, status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveAttribute('aria-readonly', 'true')
  },
}

export const DoubleClick: Story = {
  parameters: HOLDING,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    await userEvent.dblClick(sendButton(context))
    const busy = await canvas.findByRole('button', { name: 'Sending...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(busy)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await expect(stage.calls()).toHaveLength(1)
    stage.release('sendContactMessage')
    await canvas.findByText('Message Sent Successfully!')
    await expect(stage.calls()).toHaveLength(1)
  },
}

const SLOW = /^This takes longer than usual/

/** No answer for long: said beside the button, which goes on sending the one letter. */
export const TakesLong: Story = {
  parameters: HOLDING,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = stageOf(context)
    const timers = holdTimers(context, 20_000)
    await userEvent.click(sendButton(context))
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await waitFor(() => expect(timers.size).toBe(1))
    await expect(canvas.queryByText(SLOW)).toBeNull()
    for (const ring of timers) ring()
    await expect((await canvas.findByText(SLOW)).closest('[role]')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(FILLED.message)
    stage.release('sendContactMessage')
    await canvas.findByText('Message Sent Successfully!')
    await expect(canvas.queryByText(SLOW)).toBeNull()
    await expect(stage.calls()).toHaveLength(1)
  },
}

/** Refused, whatever the server says: our words, and all that was typed. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { sendContactMessage: 500 } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(sendButton(context))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ERROR)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(FILLED.name)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(FILLED.email.trim())
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue(FILLED.phone)
    await expect(canvas.getByRole('combobox', { name: 'Subject' })).toHaveTextContent(FILLED.subject)
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(FILLED.message)

    await stageOf(context).setOutcomes({ sendContactMessage: 'ok' })
    await userEvent.click(sendButton(context))
    await canvas.findByText('Message Sent Successfully!')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const FailedShown: Story = { args: { initial: { values: FILLED, status: 'error' } } }

export const Offline: Story = {
  parameters: { scenario: { outcomes: { sendContactMessage: 'offline' } } },
  play: async (context) => {
    await context.userEvent.click(sendButton(context))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(ERROR)
  },
}

/** The line about a project goes out as part of the message, as the person left it. */
export const NamesTheProject: Story = {
  args: { initial: { values: { ...FILLED, subject: '', message: '' } } },
  parameters: { route: '/contact?subject=Project%20Quote&project=Sow%20by' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'For three libraries.')
    await userEvent.click(sendButton(context))
    await canvas.findByText('Message Sent Successfully!')
    await expect(stageOf(context).calls()[0]?.requestBody).toMatchObject({
      subject: 'Project Quote',
      message: 'About: Sow by\n\nFor three libraries.',
    })
  },
}

export const Mobile: Story = {
  args: FailedShown.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Dark: Story = { args: SentShown.args ?? {}, globals: { theme: 'dark' } }
