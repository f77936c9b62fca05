import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Stage } from '../../../.storybook/stage/createStage'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { readScenario } from '../../link/scenarioLink'
import type { PanelTab } from '../ScenarioPanel/ScenarioPanel'
import { stageHost } from '../stageHost'
import { DemoDock } from './DemoDock'

interface Args {
  /** As the panel was left before; closed when there is none. */
  left?: PanelTab
  path: string
  reload: () => void
  /** The text of the link that was opened. */
  link?: string
  /** Whether it set aside what had been changed here. */
  setAside?: boolean
  bringBack: () => Promise<void>
}

function Beside({
  stage,
  left,
  path,
  reload,
  link = '',
  setAside = false,
  bringBack,
}: Args & { stage: Stage }) {
  const [host] = useState(() =>
    stageHost(stage, {
      ...(left ? { left } : {}),
      reload,
      linkNotes: readScenario(link).notes,
      aside: setAside ? { isNew: true, bringBack } : null,
    }),
  )
  return (
    <>
      <StageApp runtime={stage.runtime} path={path} />
      <div aria-live="off">
        <DemoDock host={host} />
      </div>
    </>
  )
}

/** The panel beside the running app, as in `npm start` and the demo build. */
const meta = {
  tags: ['long'],
  args: { path: '/dashboard', reload: fn(), bringBack: fn(async () => {}) },
  parameters: {
    stage: 'app',
    layout: 'fullscreen',
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '760px' } },
  },
  render: (args, context) => <Beside {...args} stage={stageOf(context)} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const dock = () => screen.getByRole('complementary', { name: 'Faked backend' })
const panel = () => within(dock())
const WORK = 'Harbor Café logo, round 2'

/** Closed, it says what it is, and the key that opens it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: WORK })
    await expect(canvas.getByRole('button', { name: 'Demo data' })).toHaveTextContent(/F8$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Demo data' }))
    await expect(panel().getByRole('heading', { name: 'Demo data' })).toHaveFocus()
    await userEvent.click(panel().getByRole('button', { name: /^Close/ }))
    await expect(canvas.getByRole('button', { name: 'Demo data' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Demo data' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Demo data' })).toHaveFocus()
  },
}

/** One click, and the dashboard is somebody else's. */
export const AnotherPerson: Story = {
  args: { left: 'state' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: WORK })
    await expect(panel().getByRole('button', { name: /^Maya Okafor/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(panel().getByRole('button', { name: /^Noor Haddad/ }))
    await canvas.findByRole('region', { name: 'My Work Queue' })
    // All of it, before it is somebody else's again.
    await canvas.findByRole('list', { name: 'Products' })
    await expect(panel().getByRole('button', { name: /^Noor Haddad/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(panel().getByRole('button', { name: /^Nobody/ }))
    await canvas.findByRole('heading', { name: 'Sign in' })
  },
}

/** From endless loading to loaded, without a reload: held calls are let go one by one or all at once. */
export const HeldCalls: Story = {
  args: { left: 'calls' },
  parameters: { scenario: { role: 'client', outcomes: { listClientWorks: 'hold', getSpend: 'hold' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await panel().findByRole('button', { name: 'Release listClientWorks' }))
    await canvas.findByRole('heading', { name: WORK })
    await expect(panel().getByRole('tab', { name: 'Calls, 1 held' })).toBeVisible()
    await userEvent.click(panel().getByRole('button', { name: 'Release all held (1)' }))
    await waitFor(() => expect(panel().getByRole('tab', { name: 'Calls' })).toBeVisible())
    const rows = within(panel().getByRole('list', { name: 'Calls, newest first' })).getAllByRole('listitem')
    for (const row of rows) await expect(row).toHaveTextContent(/200.*contract kept/)
    await expect(args.reload).not.toHaveBeenCalled()
  },
}

/** F8 comes and goes; Escape goes back, and the panel stays. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const reply = (await canvas.findAllByRole('textbox', { name: /reply/i }))[0] as HTMLElement
    reply.focus()
    await userEvent.keyboard('{F8}')
    await expect(panel().getByRole('heading', { name: 'Demo data' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(panel().getByRole('tab', { name: 'State' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(panel().getByRole('searchbox', { name: 'Find an operation' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(reply).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(panel().getByRole('heading', { name: 'Demo data' })).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(canvas.queryByRole('heading', { name: 'Demo data' })).toBeNull()
    await expect(reply).toHaveFocus()
  },
}

/** No network: the app is told so by its browser, and every call fails. */
export const NoNetwork: Story = {
  args: { left: 'state' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: WORK })
    await userEvent.click(panel().getByRole('switch', { name: 'No network' }))
    const reply = (await canvas.findAllByRole('textbox', { name: /reply/i }))[0] as HTMLElement
    await userEvent.type(reply, 'Thank you')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Send/ })[0] as HTMLElement)
    await userEvent.click(panel().getByRole('tab', { name: /^Calls/ }))
    const list = within(panel().getByRole('list', { name: 'Calls, newest first' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/no answer.*sendMessage/))
    await expect(reply).toHaveValue('Thank you')
  },
}

/** A link of which a part means nothing: it is named, and the rest holds. */
export const LinkNotUnderstood: Story = {
  args: { link: 'client,approveWork:418,dragons' },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('alert')
    await expect(note).toHaveTextContent('approveWork:418 approveWork can end as ok, slow, hold')
    await expect(note).toHaveTextContent('dragons This word means nothing in a scenario.')
    await userEvent.click(within(note).getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A link that makes the data anew throws nothing away without a word, and what was changed here comes back. */
export const DataAnew: Story = {
  args: { setAside: true },
  play: async ({ args, canvas, userEvent }) => {
    const title = 'This link started the data anew.'
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(panel().getByText('What you had changed here is set aside.')).toBeVisible()
    await userEvent.click(panel().getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(title)).toBeNull()
    await expect(args.bringBack).not.toHaveBeenCalled()
    // Later the panel leads back to it.
    await userEvent.click(panel().getByRole('button', { name: 'Demo data' }))
    await expect(panel().getByText('What you had changed before a link is set aside.')).toBeVisible()
    await userEvent.click(panel().getByRole('button', { name: 'Bring it back' }))
    await waitFor(() => expect(args.reload).toHaveBeenCalledTimes(1))
    await expect(args.bringBack).toHaveBeenCalledTimes(1)
  },
}

/** On a phone a sheet from below: what is above it can still be read. */
export const Mobile: Story = {
  args: { left: 'state' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: WORK })
    const box = panel().getByRole('heading', { name: 'Demo data' }).getBoundingClientRect()
    await expect(box.top).toBeGreaterThan(window.innerHeight / 3)
  },
}

/** Over a dialog that fills a phone it stands above its title, so that both can be read. */
export const MobileOverADialog: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Review: ${WORK}` }))
    const desk = await screen.findByRole('dialog', { name: WORK })
    const title = within(desk).getByRole('heading', { name: WORK })
    const button = canvas.getByRole('button', { name: 'Demo data' }).getBoundingClientRect()
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThan(button.bottom))
    await expect(desk.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Dark: Story = {
  args: { left: 'calls' },
  globals: { theme: 'dark' },
  parameters: {
    scenario: {
      role: 'admin',
      outcomes: { listProducts: 500, getRevenue: 'hold', listConversations: 'html' },
    },
  },
  play: async (context: Context) => {
    await panel().findByRole('button', { name: 'Release getRevenue' })
    const rows = () =>
      panel()
        .getAllByRole('listitem')
        .map((row) => row.textContent ?? '')
    await waitFor(() => expect(rows().some((text) => /500listProducts.*contract kept/.test(text))).toBe(true))
    await waitFor(() =>
      expect(rows().some((text) => /502listConversations.*broken on purpose/.test(text))).toBe(true),
    )
    stageOf(context).release()
  },
}
