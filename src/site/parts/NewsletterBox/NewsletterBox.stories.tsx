import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TextInput } from '@/ui/TextInput/TextInput'
import { stageOf } from '../../../../.storybook/stage/stageOf'
import { NewsletterBox } from './NewsletterBox'

const meta = {
  component: NewsletterBox,
} satisfies Meta<typeof NewsletterBox>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const input = ({ canvas }: Context) => canvas.getByRole('textbox')
const button = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Subscribe' })

/** The stage's timers, rung by hand: only what waits for a feedback's 3200 ms is held back. */
function holdTimers(context: Context) {
  const waiting = new Set<() => void>()
  const { clock } = stageOf(context).ports
  const real = clock.after
  clock.after = (ms, callback) => {
    if (ms !== 3200) return real(ms, callback)
    waiting.add(callback)
    return () => void waiting.delete(callback)
  }
  return waiting
}

async function send(context: Context, email: string): Promise<void> {
  await context.userEvent.clear(input(context))
  if (email) await context.userEvent.type(input(context), email)
  await context.userEvent.click(button(context))
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await expect(canvas.getByRole('form', { name: 'Newsletter' })).toHaveProperty('noValidate', true)
    await expect(canvas.getByRole('textbox', { name: 'Email for the newsletter' })).toBeRequired()
    await expect(input(context)).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Subscribed: Story = {
  play: async (context) => {
    await send(context, '  ana@mesaseed.example ')
    await expect(await context.canvas.findByText('Subscribed! Check your inbox.')).toBeVisible()
    await expect(input(context)).toHaveValue('')
    await expect(stageOf(context).calls()[0]?.requestBody).toEqual({ email: 'ana@mesaseed.example' })
  },
}

export const SubscribedShown: Story = {
  args: { initial: { kind: 'success', text: 'Subscribed! Check your inbox.' } },
}

export const Invalid: Story = {
  args: { initial: { kind: 'invalid', text: 'Enter a valid email.' } },
}

/** Empty after trimming, or no address: nothing is sent, the text stays, the field takes the focus. */
export const InvalidRefused: Story = {
  play: async (context) => {
    const waiting = holdTimers(context)
    for (const typed of ['', '   ', 'ana', 'ana@mesaseed', 'a b@mesaseed.example']) {
      await send(context, typed)
      await expect(await context.canvas.findByText('Enter a valid email.')).toBeVisible()
      await expect(input(context)).toBeInvalid()
      await expect(input(context)).toHaveFocus()
      await expect(input(context)).toHaveAccessibleDescription('Enter a valid email.')
    }
    await expect(input(context)).toHaveValue('a b@mesaseed.example')
    await expect(stageOf(context).calls()).toHaveLength(0)
    await waitFor(() => expect(waiting.size).toBe(1))
    for (const ring of waiting) ring()
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(input(context)).not.toHaveAttribute('aria-invalid')
  },
}

export const Failed: Story = {
  args: { initial: { kind: 'failed', text: 'Subscription failed. Try again.' } },
}

/** What the server says is shown; the text is kept. */
export const FailedWithMessage: Story = {
  parameters: { scenario: { outcomes: { subscribe: 409 } } },
  play: async (context) => {
    await send(context, 'maya@harborcafe.example')
    await expect(await context.canvas.findByText('This address is already on the list.')).toBeVisible()
    await expect(input(context)).toHaveValue('maya@harborcafe.example')
  },
}

export const Offline: Story = {
  parameters: { scenario: { outcomes: { subscribe: 'offline' } } },
  play: async (context) => {
    await send(context, 'maya@harborcafe.example')
    await expect(await context.canvas.findByText('Subscription failed. Try again.')).toBeVisible()
    await expect(input(context)).toHaveValue('maya@harborcafe.example')
  },
}

/** A failure that comes late fetches nobody back who writes elsewhere meanwhile. */
export const FailsLate: Story = {
  ...Offline,
  render: () => (
    <>
      <NewsletterBox />
      <TextInput aria-label="Another field" />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const box = canvas.getByRole('textbox', { name: 'Email for the newsletter' })
    const other = canvas.getByRole('textbox', { name: 'Another field' })
    const failed = () => canvas.findByText('Subscription failed. Try again.')
    const stage = stageOf(context)
    stage.door.close()
    await userEvent.type(box, 'ana@mesaseed.example{Enter}')
    await waitFor(() => expect(stage.door.held()).toEqual(['subscribe']))
    await userEvent.type(other, 'A letter')
    stage.door.open()
    await failed()
    await expect(other).toHaveFocus()
    await userEvent.click(button(context))
    await waitFor(() => expect(box).toHaveFocus())
    await failed()
  },
}

/** The second feedback outlives the first one's 3200 ms, and goes after its own. */
export const SecondTryKeepsItsTime: Story = {
  parameters: { scenario: { outcomes: { subscribe: ['html', 'ok'] } } },
  play: async (context) => {
    const waiting = holdTimers(context)
    await send(context, 'ana@mesaseed.example')
    await context.canvas.findByText('Subscription failed. Try again.')
    await waitFor(() => expect(waiting.size).toBe(1))
    const [first] = waiting
    await context.userEvent.click(button(context))
    await context.canvas.findByText('Subscribed! Check your inbox.')
    await expect(waiting.has(first as () => void)).toBe(false)
    await waitFor(() => expect(waiting.size).toBe(1))
    for (const ring of waiting) ring()
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}

/** A double click, and Enter on top, send once. */
export const Loading: Story = {
  parameters: { scenario: { outcomes: { subscribe: 'hold' } } },
  play: async (context) => {
    await context.userEvent.type(input(context), 'ana@mesaseed.example')
    await context.userEvent.dblClick(button(context))
    await context.userEvent.type(input(context), '{Enter}')
    await expect(button(context)).toHaveAttribute('aria-disabled', 'true')
    const stage = stageOf(context)
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await expect(stage.calls()).toHaveLength(1)
    stage.release('subscribe')
    await expect(await context.canvas.findByText('Subscribed! Check your inbox.')).toBeVisible()
    await expect(stage.calls()).toHaveLength(1)
  },
}

/** On Home one stands in the page and one in the footer: nothing of theirs is called alike. */
export const TwoOnOnePage: Story = {
  render: () => (
    <>
      <NewsletterBox name="One letter a month" label="Your email" />
      <NewsletterBox />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('form', { name: 'One letter a month' })).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Newsletter' })).toBeVisible()
    const names = canvas
      .getAllByRole('textbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
    await expect(names).toEqual(['Your email', 'Email for the newsletter'])
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}

export const LongContent: Story = {
  args: {
    initial: {
      kind: 'failed',
      text: 'The address accounts-payable-and-receivable@the-harbour-cafe-and-roastery.example has been refused by the list, since letters to it have come back three times in a row.',
    },
  },
}

export const Mobile: Story = { ...Invalid, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } }
