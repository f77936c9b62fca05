import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { cart } from '@/api/cart'
import { queryClientOf } from '@/runtime/DataProvider/queryClient'
import { personKey } from '@/session/storedSession'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** Taking things off the shelves (extension `shop`), in the whole app. */
const meta = {
  tags: ['long'],
  ...appAt('/cart'),
  parameters: { ...inApp, scenario: { role: 'client' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const titleOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).getByRole('heading').textContent ?? ''

/** It leaves at once, the total follows, the focus goes on; Undo brings it back as and where it was, and the focus too. */
export const RemoveAndUndo: Story = {
  play: async (context) => {
    const { userEvent } = context
    const [first, second] = await rows('Cart')
    const title = titleOf(first)
    const next = titleOf(second)
    const total = (await screen.findByRole('region', { name: 'Total' })).textContent
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }))
    await waitFor(async () => expect(await rows('Cart')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: `Remove ${next}` })).toHaveFocus())
    await expect(screen.getByRole('region', { name: 'Total' })).not.toHaveTextContent(total ?? '')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rows('Cart')).toHaveLength(3))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(total ?? ''))
    await waitFor(() => expect(screen.getByRole('button', { name: `Remove ${title}` })).toHaveFocus())
    await expect(screen.getByText(`${title} is back, 3 items.`)).toBeInTheDocument()
    // So it stays when the server's own list has come, which has it at the end.
    const calls = () =>
      stageOf(context)
        .calls()
        .map(({ operationId }) => operationId)
    await waitFor(() => expect(calls().lastIndexOf('getCart')).toBeGreaterThan(calls().indexOf('addToCart')))
    await screen.findByText(`${title} is in your cart.`)
    await new Promise((done) => setTimeout(done, 300))
    await expect(titleOf((await rows('Cart'))[0])).toBe(title)
    await expect(screen.getByRole('button', { name: `Remove ${title}` })).toHaveFocus()
    await expect(screen.getByText(`${title} is back, 3 items.`)).toBeInTheDocument()
  },
}

/** Taken off in another tab, which this page learns with its next look. */
async function takenElsewhere(context: Parameters<typeof stageOf>[0], title: string) {
  const { backstage, runtime } = stageOf(context)
  const { user } = runtime.session.store.getState()
  const client = queryClientOf(runtime, user ? personKey(user) : '')
  const { queryKey } = cart(await runtime.api())
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
  const id = client.getQueryData(queryKey)?.find((item) => item.title === title)?._id
  const headers = { Authorization: `Bearer ${backstage.sessionFor('client').accessToken}` }
  const request = new Request(`${runtime.apiUrl}/cart/items/${id}`, { method: 'DELETE', headers })
  await expect((await backstage.transport(request)).status).toBe(204)
  await client.invalidateQueries({ queryKey })
}

/** Had back, and then taken off by somebody else: nothing was done here, so nothing is said and the focus stays. */
export const GoneElsewhereAfterUndo: Story = {
  play: async (context) => {
    const { userEvent } = context
    const title = titleOf((await rows('Cart'))[0])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(`${title} is back, 3 items.`)
    await screen.findByText(`${title} is in your cart.`)
    const elsewhere = within(screen.getByRole('region', { name: 'Total' })).getByRole('link')
    elsewhere.focus()
    await takenElsewhere(context, title)
    await waitFor(async () => expect(await rows('Cart')).toHaveLength(2))
    await expect(elsewhere).toHaveFocus()
    await expect(screen.getByText(`${title} is back, 3 items.`)).toBeInTheDocument()
  },
}

/** The second click of a double click, or a second press of the key, takes nothing else off. */
export const OneAtATime: Story = {
  play: async (context) => {
    const [first, second] = await rows('Cart')
    const removal = (row: HTMLElement | undefined) =>
      screen.getByRole('button', { name: `Remove ${titleOf(row)}` })
    const next = removal(second)
    await context.userEvent.click(removal(first))
    await waitFor(() => expect(next).toHaveFocus())
    await fireEvent.click(next, { detail: 2 })
    await expect(await fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
    await expect(await rows('Cart')).toHaveLength(2)
    await expect(stageOf(context).backstage.calls.of('removeFromCart')).toHaveLength(1)
  },
}

/** Refused: it is back in its place, with the server's words, and so is the focus. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { removeFromCart: 500 } } },
  play: async ({ userEvent }) => {
    const title = titleOf((await rows('Cart'))[0])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }))
    await waitFor(() => expect(screen.getByText('Something broke on our side.')).toBeVisible())
    await waitFor(async () => expect(titleOf((await rows('Cart'))[0])).toBe(title))
    await waitFor(() => expect(screen.getByRole('button', { name: `Remove ${title}` })).toHaveFocus())
  },
}

/** Somebody took it off already: gone is gone. */
export const GoneAlready: Story = {
  parameters: { scenario: { outcomes: { removeFromCart: 404 } } },
  play: async ({ userEvent }) => {
    const title = titleOf((await rows('Cart'))[0])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }))
    await waitFor(() => expect(screen.getByText(`${title} is out of your cart.`)).toBeVisible())
  },
}

/** On a phone the bar counts, and follows at once. */
export const Mobile: Story = {
  args: { path: '/favorites' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent, canvasElement }) => {
    const title = titleOf((await rows('Saved'))[0])
    const bar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
    const saved = bar.getByRole('link', { name: 'Saved' })
    await waitFor(() => expect(saved).toHaveTextContent('4'))
    await waitFor(() => expect(bar.getByRole('link', { name: 'Cart' })).toHaveTextContent('3'))
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }))
    await waitFor(() => expect(saved).toHaveTextContent('3'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Small: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** Without the extension nothing can be taken off, and nothing more is asked. */
export const Off: Story = {
  parameters: { extensions: ['submissions', 'thread'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expect(await rows('Cart')).toHaveLength(3)
    await expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    const asked = stageOf(context)
      .calls()
      .map(({ operationId }) => operationId)
    await expect(asked).not.toContain('listFavorites')
  },
}
