import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { STORAGE_KEYS } from '@/session/storedSession'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** A session that ends while somebody reads a public page. */
const meta = {
  tags: ['long'],
  ...appAt('/seo'),
  parameters: { ...inApp, scenario: { role: 'client' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function signIn({ canvas, userEvent }: Context) {
  await userEvent.type(
    within(canvas.getByRole('main')).getByRole('textbox', { name: 'Email' }),
    'maya@harborcafe.example',
  )
  await userEvent.type(canvas.getByLabelText('Password'), 'Harbor-2026!{Enter}')
}

/** From one account screen to the next: each link, and the heading to which it leads. */
const AROUND = [
  ['No account yet? Sign up', 'Create an account'],
  ['Create an admin account', 'Create an admin account'],
  ['Create a client account', 'Create an account'],
  ['Sign in', 'Sign in'],
  ['Admin? Go to admin login', 'Admin sign in'],
  ['Client? Go to client sign-in', 'Sign in'],
  ['Forgot password?', 'Forgot your password?'],
  ['Back to sign in', 'Sign in'],
] as const

/**
 * Its call met a 401 and the refresh was refused: /login, one message, and back after signing in, whichever account
 * screens lie in between.
 */
export const ByItsOwnCall: Story = {
  play: async (context) => {
    const { canvas } = context
    const stage = stageOf(context)
    const { runtime } = stage
    await canvas.findByRole('button', { name: 'Logout' })
    await runtime.session.ready()
    await stage.backstage.expireTokens()
    await stage.setOutcomes({ refreshOnUnauthorized: 401 })
    const ask = async () =>
      (await runtime.api()).send(new Request(`${runtime.apiUrl}/cart`)).catch(() => null)
    await Promise.all([ask(), ask()])
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible()

    await stage.setOutcomes({})
    for (const [link, heading] of AROUND) {
      await context.userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: link }))
      await canvas.findByRole('heading', { level: 1, name: heading })
    }
    await signIn(context)
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}

const seesWhy = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(canvas.getAllByText('Your session has ended. Please sign in again.')).toHaveLength(1)
}

/** The former visit's session is refused at startup: /login as well, with the way back. */
export const NotRestored: Story = {
  args: { path: '/seo?from=mail#more' },
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 401 } } },
  play: async (context) => {
    const { canvas } = context
    const stage = stageOf(context)
    await seesWhy(context)
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(Object.values(STORAGE_KEYS).filter((key) => key in stage.area.entries())).toEqual([])
    await signIn(context)
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}

/** Nor where that is over before the app is there: a page on which nothing is drawn asks for its session first. */
export const NotRestoredBeforeTheApp: Story = {
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 401 } } },
  beforeEach: async (context) => {
    const { session } = stageOf(context).runtime
    await session.start()
    await session.ready()
  },
  play: async (context) => {
    await seesWhy(context)
    await signIn(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Search Engine Optimization' }),
    ).toBeVisible()
  },
}

/** Whose message was read goes where they like: nothing calls them back to the login. */
export const GoesOnReading: Story = {
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 401 } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await seesWhy(context)
    await userEvent.click(canvas.getByRole('link', { name: 'FAQ' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: /Questions/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
}

const MONTH_MS = 31 * 24 * 60 * 60 * 1000

/** Two tabs start together, and the refresh that one of them asks for is refused: neither goes on as if nothing was. */
export const NotRestoredInTwoTabs: Story = {
  parameters: { scenario: { role: 'client', outcomes: { refreshAtStartup: 'hold' } } },
  beforeEach: (context) => {
    void stageOf(context).openTab().session.start()
  },
  play: async (context) => {
    const stage = stageOf(context)
    const { store } = stage.runtime.session
    // Refused while this tab waits for the other one's answer, and not before it started.
    await stage.backstage.calls.when(({ status }) => status === 'held')
    await waitFor(() => expect(store.getState().user).not.toBeNull())
    stage.backstage.clock.advance(MONTH_MS)
    stage.release()
    await seesWhy(context)
    await expect(store.getState().cause).toBe('expiredElsewhere')
    await expect(stage.calls().map(({ operationId }) => operationId)).toEqual(['refreshAtStartup'])
  },
}

/** A logout in another tab changes the header, and no more. */
export const LoggedOutElsewhere: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Logout' })
    const other = stageOf(context).openTab()
    await other.session.start()
    other.session.logOut()
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Search Engine Optimization' })).toBeVisible()
  },
}
