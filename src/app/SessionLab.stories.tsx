import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SessionLab } from '../../.storybook/lab/SessionLab'
import { stageOf } from '../../.storybook/stage/stageOf'
import { type LabOnPage, labOn } from './testSessionLab'

/**
 * Two tabs of one browser over one storage and one faked backend. Every button does what its words say, to the real
 * app; the list shows what the tabs then ask for, the storage what they keep.
 */
const meta = {
  tags: ['!autodocs', 'long'],
  parameters: {
    stage: 'app',
    layout: 'fullscreen',
    // Long enough for the tabs to meet, short enough to play with.
    scenario: { role: 'client', latency: 60 },
    // Both tabs' times of day run on.
    chromatic: { disableSnapshot: true },
  },
  render: (_, context) => <SessionLab stage={stageOf(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const MAYAS = 'Harbor Café logo, round 2'
const JONAHS = 'Seed packets, twelve varieties'
const NOTHING = ['none', 'none', 'none']

/** Waits until both tabs show the dashboard with its data. */
async function opened({ canvasElement }: Context) {
  const lab = labOn(canvasElement)
  await lab.shows('A', MAYAS)
  await lab.shows('B', MAYAS)
  await settled(lab)
  return lab
}

/** As `opened`, with an empty list and hands on every button. */
async function started(context: Context) {
  const lab = await opened(context)
  const { userEvent } = context
  const press = (name: string) => userEvent.click(lab.page.getByRole('button', { name }))
  const turn = (name: string) => userEvent.click(lab.page.getByRole('switch', { name }))
  const pressIn = (tab: 'A' | 'B', name: string | RegExp) =>
    userEvent.click(lab.controls(tab).getByRole('button', { name }))
  await press('Clear the list')
  return { lab, press, turn, pressIn }
}

const settled = (lab: LabOnPage) =>
  waitFor(() => expect(lab.calls().map(({ answer }) => answer)).not.toContain('under way'))

const refreshes = (lab: LabOnPage) => lab.calls().filter(({ operation }) => operation?.startsWith('refresh'))

async function seesLogin(lab: LabOnPage, tab: 'A' | 'B' | 'C') {
  await lab.shows(tab, 'Sign in')
  await expect(lab.controls(tab).getByText('/login')).toBeVisible()
  await expect(lab.controls(tab).getByText('Nobody')).toBeVisible()
}

/** Both tabs start together: one startup refresh, whose token the other adopts. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async (context) => {
    const lab = await opened(context)
    const calls = lab.calls()
    const startup = calls.filter(({ operation }) => operation === 'refreshAtStartup')
    await expect(startup).toEqual([{ tab: 'A', operation: 'refreshAtStartup', token: 'none', answer: '200' }])
    const tokens = calls.filter(({ token }) => token !== 'none').map(({ token }) => token)
    await expect(new Set(tokens)).toEqual(new Set([lab.keys()[0]]))
    await expect(lab.keys()[2]).toBe('Maya Okafor')
  },
}

/** The token expires under both: one refresh, every call once more with the new token. */
export const ExpireTogether: Story = {
  play: async (context) => {
    const { lab, press } = await started(context)
    const [before] = lab.keys()
    await press('Expire token')
    await press('Load in all tabs')
    await waitFor(() => expect(lab.calls().some(({ answer }) => answer === '200')).toBe(true))
    await settled(lab)
    await expect(refreshes(lab)).toHaveLength(1)
    const [after] = lab.keys()
    await expect(after).not.toBe(before)
    for (const tab of ['A', 'B']) {
      const own = lab.calls().filter((call) => call.tab === tab && call.token !== 'none')
      const refused = own.filter(({ answer }) => answer === '401')
      const repeated = own.filter(({ answer }) => answer === '200')
      await expect(new Set(refused.map(({ token }) => token))).toEqual(new Set([before]))
      await expect(new Set(repeated.map(({ token }) => token))).toEqual(new Set([after]))
      await expect(repeated.map(({ operation }) => operation).sort()).toEqual(
        refused.map(({ operation }) => operation).sort(),
      )
    }
  },
}

/** The refresh is refused: both tabs are on /login, each told once, and nothing is kept. */
export const RefreshRefused: Story = {
  play: async (context) => {
    const { lab, press, turn } = await started(context)
    await turn('Refuse refresh')
    await press('Expire token')
    const addresses = (['A', 'B'] as const).map(lab.addressesOf)
    await press('Load in all tabs')
    for (const tab of ['A', 'B'] as const) {
      await seesLogin(lab, tab)
      const told = within(lab.windowOf(tab)).getAllByText('Your session has ended. Please sign in again.')
      await expect(told).toHaveLength(1)
      await expect(within(lab.windowOf(tab)).queryByText('Failed to load dashboard.')).toBeNull()
    }
    await expect(addresses.map((stop) => stop())).toEqual([['/login'], ['/login']])
    await expect(refreshes(lab)).toHaveLength(1)
    await expect(lab.keys()).toEqual(NOTHING)
  },
}

/** A logout here is one there. The server is told once, with the token that ends. */
export const LogOutHere: Story = {
  play: async (context) => {
    const { lab, pressIn } = await started(context)
    const [token] = lab.keys()
    await pressIn('A', 'Log out here')
    await seesLogin(lab, 'A')
    await seesLogin(lab, 'B')
    await expect(within(lab.windowOf('B')).getByText('You were signed out in another tab.')).toBeVisible()
    await expect(within(lab.windowOf('A')).queryByText('You were signed out in another tab.')).toBeNull()
    await settled(lab)
    await expect(lab.calls().map(({ operation }) => operation)).toEqual(['logOut'])
    await expect(lab.calls()[0]).toMatchObject({ tab: 'A', token })
    await expect(lab.keys()).toEqual(NOTHING)
  },
}

/** The browser's data is cleared: out everywhere, and nothing is asked. */
export const ClearStorage: Story = {
  play: async (context) => {
    const { lab, press } = await started(context)
    await press('Clear storage')
    await seesLogin(lab, 'A')
    await seesLogin(lab, 'B')
    await expect(lab.calls()).toEqual([])
    await expect(lab.keys()).toEqual(NOTHING)
  },
}

/** Without a network a reload keeps the session and asks nothing; when it is back, it is refreshed. */
export const Offline: Story = {
  play: async (context) => {
    const { lab, turn, pressIn } = await started(context)
    const before = lab.keys()
    await turn('No network at all')
    await pressIn('A', 'Reload')
    await expect(await lab.controls('A').findByText('signed in')).toBeVisible()
    await expect(lab.controls('A').getByText('/dashboard')).toBeVisible()
    await expect(refreshes(lab)).toEqual([])
    await expect(lab.keys()).toEqual(before)

    await turn('No network at all')
    await waitFor(() => expect(refreshes(lab)).toHaveLength(1))
    await settled(lab)
    await waitFor(() => expect(lab.keys()[0]).not.toBe(before[0]))
    await pressIn('A', 'Load again')
    await lab.shows('A', MAYAS)
    await expect(refreshes(lab)).toHaveLength(1)
  },
}

/** A third tab, whose every effect runs twice, makes one startup refresh. A logout elsewhere ends all three. */
export const StrictMode: Story = {
  play: async (context) => {
    const { lab, turn, press } = await started(context)
    await turn('Third tab, mounted twice (StrictMode)')
    await lab.shows('C', MAYAS)
    await settled(lab)
    await expect(refreshes(lab)).toEqual([
      { tab: 'C', operation: 'refreshAtStartup', token: 'none', answer: '200' },
    ])
    await expect(lab.calls().every(({ tab }) => tab === 'C')).toBe(true)

    await press('Log out elsewhere')
    for (const tab of ['A', 'B', 'C'] as const) await seesLogin(lab, tab)
    await expect(lab.keys()).toEqual(NOTHING)
  },
}

/** Another person signs in: no frame, in either tab, shows the former's name or works under theirs. */
export const SignInAsAnother: Story = {
  play: async (context) => {
    const { lab, pressIn } = await started(context)
    const leaks = lab.watchFor('Jonah Whitfield', /Maya|Harbor Café/)
    await pressIn('A', 'Sign in as Jonah')
    await lab.shows('A', JONAHS)
    await lab.shows('B', JONAHS)
    await expect(leaks()).toEqual([])
    await expect(lab.keys()[2]).toBe('Jonah Whitfield')
  },
}

/** So it is after a logout, by the login itself. The logout leaves no way back: Jonah lands at his own start. */
export const LogOutThenAnother: Story = {
  play: async (context) => {
    const { lab, pressIn } = await started(context)
    await pressIn('A', 'Log out here')
    await seesLogin(lab, 'A')
    await seesLogin(lab, 'B')
    const leaks = lab.watchFor('Jonah Whitfield', /, Maya|Harbor Café logo/)
    const jonah = await within(lab.windowOf('B')).findByText(/^Jonah Whitfield,/)
    const row = jonah.closest('li') as HTMLElement
    await context.userEvent.click(within(row).getByRole('button', { name: 'Use client' }))
    await lab.shows('B', JONAHS)
    await lab.shows('A', JONAHS)
    await expect(leaks()).toEqual([])
    await expect(lab.controls('A').getByText('/dashboard')).toBeVisible()
  },
}
