import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { everywhere } from '../../link/outcomeText'
import { readScenario } from '../../link/scenarioLink'
import { stageHost } from '../stageHost'
import type { PanelTab } from './ScenarioPanel'
import { Alone } from './stories/Alone'

interface Args {
  tab: PanelTab
  reload: () => void
  onClose: () => void
  /** The text of the link that was opened. */
  link?: string
}

const meta = {
  tags: ['long'],
  args: { tab: 'state', reload: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '760px' } },
    keyboard: [
      ['F8, or fn F8 on a Mac', 'opens the panel and goes in; from inside it closes'],
      ['Escape', 'goes back to where you were; the panel stays'],
      ['Arrow keys', 'change the tab, and the choice in a row of pills'],
    ],
  },
  render: ({ reload, link = '', ...args }, context) => (
    <Alone
      {...args}
      host={() => stageHost(stageOf(context), { reload, linkNotes: readScenario(link).notes })}
    />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const scenarioOn = (context: Context) => stageOf(context).backstage.scenario()
const press = async ({ canvas }: Context, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** Who, how much, how fast, when. What makes the data anew loads the page anew. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas } = context
    await userEvent.click(canvas.getByRole('radio', { name: '3 s' }))
    await waitFor(() => expect(scenarioOn(context).latency).toBe(3000))
    await press(context, 'A day later')
    await expect(await canvas.findByText(/Thu, Mar 5, 2026, 9:00 AM/)).toBeVisible()
    await expect(args.reload).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Huge' }))
    await waitFor(() => expect(args.reload).toHaveBeenCalledTimes(1))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'client,seed:huge,clock:2026-03-04T17:00Z,later:1d,latency:3000',
    )
    await press(context, 'Reset all')
    await waitFor(() => expect(args.reload).toHaveBeenCalledTimes(2))
    await expect(scenarioOn(context)).toMatchObject({ seed: 'typical', later: 0, latency: 0, outcomes: {} })
  },
}

/** The clock stands where it is told to, and the access token ends when it is told to. */
export const Clock: Story = {
  play: async (context) => {
    const { canvas } = context
    const { runtime, backstage } = stageOf(context)
    const ask = async () => (await (await runtime.api()).send(new Request(`${runtime.apiUrl}/cart`))).status
    await expect(await ask()).toBe(200)
    await press(context, 'Expire the token')
    await expect(await ask()).toBe(200)
    // Refused once, and repeated with a new token.
    await expect(backstage.calls.list().map((call) => `${call.operationId} ${call.status}`)).toEqual([
      'getCart 200',
      'getCart 401',
      'refreshOnUnauthorized 200',
      'getCart 200',
    ])
    // By the clocks of the place, as the time above it is said; links and stories write UTC.
    const field = canvas.getByLabelText('Freeze clock at (time in Orange County)')
    await expect(field).toHaveValue('2026-03-04T09:00')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11-28T20:00')
    await press(context, 'Freeze clock')
    await expect(await canvas.findByText(/Sat, Nov 28, 2026, 8:00 PM/)).toBeVisible()
    await expect(scenarioOn(context).clock).toBe('2026-11-29T04:00:00.000Z')
    await press(context, 'Reset clock')
    await expect(await canvas.findByText(/Wed, Mar 4, 2026, 9:00 AM/)).toBeVisible()
  },
}

/** A backend may lack what the specification does not list; the app learns that as it starts. */
export const Extensions: Story = {
  parameters: { scenario: { role: 'client', without: ['shop'] } },
  play: async (context) => {
    const { args, canvas } = context
    await expect(canvas.getByRole('switch', { name: 'Saving and adding to the cart' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Whole conversations' }))
    await waitFor(() => expect(scenarioOn(context).without).toEqual(['shop', 'thread']))
    await expect(args.reload).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent(/,without:thread-shop$/)
    await userEvent.click(canvas.getByRole('switch', { name: 'Saving and adding to the cart' }))
    await waitFor(() => expect(scenarioOn(context).without).toEqual(['thread']))
  },
}

/** An operation offers the outcomes that its contract declares, and no other. One changed leaves the others. */
export const Outcomes: Story = {
  args: { tab: 'outcomes' },
  parameters: { scenario: { role: 'client', outcomes: { getCart: 500 } } },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByLabelText('Outcome of every call')).toHaveDisplayValue('Mixed')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an operation' }), 'post ApproveWork')
    const choices = within(canvas.getByRole('list', { name: 'Operations' })).getAllByRole('combobox')
    await expect(choices).toHaveLength(1)
    const choice = choices[0] as HTMLSelectElement
    const offered = [...choice.options].map(({ value }) => value)
    await expect(offered).toContain('409')
    await expect(offered).not.toContain('413')
    await expect(offered).not.toContain('empty')
    await userEvent.selectOptions(choice, '409-ok')
    await waitFor(() =>
      expect(scenarioOn(context).outcomes).toEqual({ getCart: 500, approveWork: [409, 'ok'] }),
    )
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only changed (2)' }))
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2)
    await press(context, 'All as usual')
    await expect(await canvas.findByText('Every call ends as usual.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only changed (0)' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'dragons')
    await expect(canvas.getByText(/No operation has “dragons”/)).toBeVisible()
  },
}

/** Everything at once, as a link says it in two words. */
export const EveryCall: Story = {
  args: { tab: 'outcomes' },
  play: async (context) => {
    const every = context.canvas.getByRole('combobox', { name: 'Outcome of every call' })
    await userEvent.selectOptions(every, 'hold')
    await waitFor(() => expect(scenarioOn(context).outcomes).toMatchObject(everywhere('hold')))
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/,all:hold$/)
  },
}

/** The link says all of the state; a story writes it as its parameters. */
export const CopyLink: Story = {
  parameters: { scenario: { role: 'client', seed: 'empty', outcomes: { getCart: 'hold' } } },
  play: async (context) => {
    const { canvas } = context
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    await expect(canvas.getByText(/what was changed by hand is not in them/)).toBeVisible()
    await press(context, 'Copy link to this state')
    await expect(await canvas.findByText('Link copied.')).toBeVisible()
    await expect(copied.at(-1)).toBe(
      'https://overprint.example/dashboard?scenario=client,seed:empty,clock:2026-03-04T17:00Z,latency:0,getCart:hold',
    )
    await press(context, 'As a story')
    await waitFor(() =>
      expect(copied.at(-1)).toBe(
        "parameters: { scenario: { role: 'client', seed: 'empty', outcomes: { getCart: 'hold' } } }",
      ),
    )
    clipboard.writeText = async () => {
      throw new DOMException('Not allowed.', 'NotAllowedError')
    }
    await press(context, 'Copy link to this state')
    await expect(await canvas.findByText('Could not copy. Copy it by hand:')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'To copy by hand' })).toHaveValue(
      'https://overprint.example/dashboard?scenario=client,seed:empty,clock:2026-03-04T17:00Z,latency:0,getCart:hold',
    )
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}

/** Nothing was asked yet. */
export const Empty: Story = {
  args: { tab: 'calls' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No call yet. What the app asks shows here as it happens.')).toBeVisible()
  },
}

/** A link with much that is not understood, over a state with much to say. */
export const LongContent: Story = {
  args: {
    link: 'seed:giant,approveWork:418,a-very-long-name-that-no-operation-has-and-that-has-no-place-to-break:500',
  },
  parameters: { scenario: { role: 'client', person: 'jonah', later: 86_400_000, outcomes: everywhere(401) } },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      'The data can be typical, empty or huge.',
    )
    await press(context, 'Dismiss')
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
}

export const Mobile: Story = {
  args: { tab: 'outcomes' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeLessThan(768)
    await expect(canvas.getByRole('tab', { name: 'Outcomes' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Dark: Story = {
  args: { tab: 'outcomes' },
  globals: { theme: 'dark' },
  parameters: { scenario: { role: 'admin', outcomes: { logIn: 401, subscribe: [500, 'ok'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Outcome of logIn' })).toHaveValue('401')
  },
}
