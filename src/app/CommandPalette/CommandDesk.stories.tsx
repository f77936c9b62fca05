import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { box, gone, OPEN } from './stories/opened'

/** What the palette does, in the whole app. */
const meta = {
  tags: ['long'],
  ...appAt('/admin'),
  parameters: { ...inApp, scenario: { role: 'admin' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone', isRotated: false } }
const WORK = 'Second café signage plan'

const there = ({ canvas }: Context, list = 'My Work Queue') => canvas.findByRole('list', { name: list })

/** Opens the palette, writes, and takes the first find. */
async function find({ userEvent }: Context, query: string, option: RegExp): Promise<void> {
  await userEvent.keyboard(OPEN)
  const input = await box()
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.type(input, query)
  const first = await screen.findByRole('option', { name: option })
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first.id))
  await userEvent.keyboard('{Enter}')
  await gone()
}

/** A work: its row comes into sight, the keyboard goes on there. */
export const ToAWork: Story = {
  play: async (context) => {
    await there(context)
    const calls = stageOf(context).calls().length
    await find(context, 'cafe sign', /^Second café/)
    const heading = context.canvas.getByRole('heading', { name: WORK })
    await waitFor(() => expect(heading).toHaveFocus())
    await context.userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(`Set status: ${WORK}`)
    // It finds in what was loaded: nothing was asked.
    await expect(stageOf(context).calls()).toHaveLength(calls)
  },
}

/** The header's link starts the dashboard anew, and leads to no work that was found before. */
export const ThenTheDashboardFromItsTop: Story = {
  args: { path: '/dashboard' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context)
    await find(context, 'cafe sign', /^Second café/)
    const heading = canvas.getByRole('heading', { name: WORK })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(window.scrollY).toBeGreaterThan(0)
    const link = canvas.getByRole('link', { name: 'Dashboard' })
    await userEvent.click(link)
    await new Promise((done) => setTimeout(done, 100))
    await expect(link).toHaveFocus()
    await expect(window.scrollY).toBe(0)
  },
}

/** A work that the pills leave out: they show all works again. */
export const ToAWorkThatIsFilteredOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context)
    await userEvent.click(canvas.getByRole('radio', { name: /^Approved/ }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: WORK })).toBeNull())
    await find(context, 'cafe sign', /^Second café/)
    await waitFor(() => expect(canvas.getByRole('heading', { name: WORK })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: /^All/ })).toBeChecked()
  },
}

/** A work far beyond the first fifty, while another one is looked for. */
export const ToAWorkOfThousands: Story = {
  parameters: { scenario: { role: 'admin', seed: 'huge' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const list = await there(context)
    const queue = canvas.getByRole('region', { name: 'My Work Queue' })
    const search = within(queue).getByRole('searchbox')
    await userEvent.click(within(queue).getByRole('button', { name: /^Show 50 more/ }))
    const far = await waitFor(() => {
      const row = within(list).getAllByRole('heading')[70]
      if (!row) throw new Error('The next fifty are not there yet.')
      return row
    })
    const title = far.textContent
    await expect(title).not.toBe('')
    await userEvent.type(search, 'zzz')
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'My Work Queue' })).toBeNull())
    await find(context, title, new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(title))
    await expect(search).toHaveValue('')
  },
}

/** A conversation, in a panel that is folded away: the panel opens, and the reply can be written at once. */
export const ToAConversation: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = (await within(await there(context, 'Messages')).findAllByRole('listitem'))[1] as HTMLElement
    // It is called by the beginning of its latest message.
    const send = within(row).getByRole('button', { name: /^Send reply to/ })
    const words = send.ariaLabel?.match(/“(\S+ \S+ \S+)/)?.[1] ?? ''
    await userEvent.click(canvas.getByRole('button', { name: 'Show or hide Messages' }))
    await waitFor(() => expect(row).not.toBeVisible())
    await find(context, words, new RegExp(`^${words}`))
    await waitFor(() => expect(row).toBeVisible())
    await waitFor(() => expect(within(row).getByRole('textbox')).toHaveFocus())
  },
}

export const ToAProduct: Story = {
  play: async (context) => {
    await there(context, 'Products')
    await context.canvas.findByRole('heading', { name: /^Signage plan/ })
    await find(context, 'signage pl', /^Signage plan/)
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: /^Signage plan/ })).toHaveFocus())
  },
}

/** From another screen: the dashboard opens, and leads there. Back returns to that screen. */
export const FromAnotherScreen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context)
    await userEvent.keyboard('gc')
    await canvas.findByRole('heading', { level: 1, name: /cart/i })
    await find(context, 'cafe sign', /^Second café/)
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: WORK })).toHaveFocus())
  },
}

/** By its button; Escape closes it and gives the focus back. So it is on a phone. */
export const ByItsButton: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context)
    const button = canvas.getByRole('button', { name: 'Find anything' })
    await userEvent.click(button)
    await box()
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await box()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
  },
}

/** Its key closes it too, works in a field, and over another window it does nothing: nor does the browser. */
export const ByItsKey: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = (await within(await there(context, 'Messages')).findAllByRole('listitem'))[0] as HTMLElement
    const reply = within(row).getByRole('textbox')
    await userEvent.click(reply)
    await userEvent.keyboard(OPEN)
    await box()
    await userEvent.keyboard(OPEN)
    await gone()
    await waitFor(() => expect(reply).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'New Product' }))
    const dialog = await screen.findByRole('dialog', { name: 'New Product' })
    await userEvent.keyboard(OPEN)
    await expect(screen.queryByRole('combobox', { name: /^Find a screen/ })).toBeNull()
    await expect(await fireEvent.keyDown(dialog, { key: 'k', ctrlKey: true })).toBe(false)
  },
}

/** Actions: a dialog of the dashboard opens, and gives the focus back to where it was before the palette. */
export const ToATask: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context)
    const button = canvas.getByRole('button', { name: 'Find anything' })
    button.focus()
    await userEvent.keyboard(OPEN)
    await userEvent.type(await box(), 'new prod')
    await screen.findByRole('option', { name: /^New Product/ })
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New Product' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Theme: Story = {
  // What it has already, it does not offer.
  globals: { theme: 'light' },
  play: async (context) => {
    const { theme } = stageOf(context).runtime
    await there(context)
    await find(context, 'dark', /^Theme: dark/)
    await waitFor(() => expect(theme.store.getState().preference).toBe('dark'))
  },
}

export const Logout: Story = {
  play: async (context) => {
    await there(context)
    // The message is looked for from the beginning: on a busy machine its time is over before the palette is gone.
    const told = waitFor(() => expect(screen.getByText('Logged out successfully')).toBeVisible(), {
      timeout: 20_000,
    })
    await Promise.all([find(context, 'logout', /^Logout/), told])
    await context.canvas.findByRole('heading', { name: 'Sign in' })
  },
}

/** What was chosen last stands first the next time. */
export const Recent: Story = {
  play: async (context) => {
    await there(context)
    await find(context, 'cafe sign', /^Second café/)
    await context.userEvent.keyboard(OPEN)
    await box()
    const group = await screen.findByRole('group', { name: 'Recent' })
    await expect(within(group).getByRole('option')).toHaveTextContent(WORK)
    await expect(screen.getAllByRole('option', { name: /^Second café/ })).toHaveLength(1)
  },
}

/** A client has neither the button nor the keys, whatever the address says. */
export const Client: Story = {
  args: { path: '/dashboard?do=find' },
  parameters: { scenario: { role: 'client' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await there(context, 'Approvals')
    await userEvent.keyboard(OPEN)
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Find anything' })).toBeNull()
  },
}
