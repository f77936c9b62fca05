import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** Saving and adding to the cart from the portfolio (extension `shop`), in the whole app. */
const meta = {
  tags: ['long'],
  ...appAt('/work?q=tideline'),
  parameters: { ...inApp, scenario: { role: 'client' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const save = () => screen.findByRole('button', { name: 'Save Tideline' })
const add = () => screen.findByRole('button', { name: 'Add Tideline to cart' })
const asked = (context: Context, id: string) =>
  stageOf(context)
    .calls()
    .filter(({ operationId }) => operationId === id)
/** Messages fade in. */
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const isOn = (button: HTMLElement, on: boolean) =>
  waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(on)))

/** One press saves, at once; the message takes it back. */
export const SaveAndUndo: Story = {
  parameters: { scenario: { outcomes: { saveFavorite: 'hold' } } },
  play: async (context) => {
    const { userEvent } = context
    await waitFor(() => expect(asked(context, 'listFavorites')).toHaveLength(1))
    const button = await save()
    await userEvent.click(button)
    await isOn(button, true)
    await waitFor(() => expect(stageOf(context).release('saveFavorite')).toBe(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await isOn(button, false)
    await said('Tideline is no longer saved.')
    await expect(asked(context, 'removeFavorite')).toHaveLength(1)
  },
}

/** With its price in cents and its picture's whole address. */
export const AddToCart: Story = {
  play: async (context) => {
    const button = await add()
    button.focus()
    await context.userEvent.keyboard('{Enter}')
    await isOn(button, true)
    await said('Tideline is in your cart.')
    const [call] = asked(context, 'addToCart')
    await expect(call?.requestBody).toMatchObject({
      source: 'portfolio',
      sourceId: 'tideline',
      title: 'Tideline',
      currency: 'USD',
      image: expect.stringMatching(/^https?:\/\//),
    })
  },
}

/** On, off and on again faster than the server: the last press counts. */
export const FastPresses: Story = {
  play: async (context) => {
    const button = await save()
    await waitFor(() => expect(asked(context, 'listFavorites')).toHaveLength(1))
    for (const on of [true, false, true]) {
      await context.userEvent.click(button)
      await isOn(button, on)
    }
    await waitFor(() => expect(asked(context, 'saveFavorite')).toHaveLength(2))
    await isOn(button, true)
  },
}

/** A double click is one wish: it saves. */
export const DoubleClick: Story = {
  play: async (context) => {
    const button = await save()
    await waitFor(() => expect(asked(context, 'listFavorites')).toHaveLength(1))
    await context.userEvent.dblClick(button)
    await said('Saved Tideline.')
    await isOn(button, true)
    await expect(asked(context, 'removeFavorite')).toHaveLength(0)
  },
}

/** Pressed before it is known what is saved: the press counts, and the focus stays on the button. */
export const EarlyPress: Story = {
  parameters: { scenario: { outcomes: { listFavorites: 'hold' } } },
  play: async (context) => {
    const button = await save()
    button.focus()
    await context.userEvent.keyboard('{Enter}')
    await isOn(button, true)
    await said('Saved Tideline.')
    await expect(button).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await said('Tideline is no longer saved.')
    // Of two messages about one thing the newer one is true.
    await waitFor(() => expect(screen.queryByText('Saved Tideline.')).toBeNull())
    await isOn(button, false)
    await expect(asked(context, 'saveFavorite')).toHaveLength(1)
    await expect(asked(context, 'removeFavorite')).toHaveLength(1)
  },
}

/** Refused: it is off again, and the server's words say why. */
export const Failed: Story = {
  parameters: { scenario: { outcomes: { saveFavorite: 500 } } },
  play: async (context) => {
    const button = await save()
    await waitFor(() => expect(asked(context, 'listFavorites')).toHaveLength(1))
    await context.userEvent.click(button)
    await said('Something broke on our side.')
    await isOn(button, false)
  },
}

/** The quick view says it in words. */
export const QuickView: Story = {
  args: { path: '/work?q=tideline&view=tideline' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tideline' }))
    const button = await dialog.findByRole('button', { name: /^Add to cart *: Tideline$/ })
    await userEvent.click(button)
    await expect(
      await dialog.findByRole('button', { name: /^In cart *: Tideline$/, pressed: true }),
    ).toBeVisible()
  },
}

export const QuickViewSmall: Story = {
  ...QuickView,
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** A client project as well; its price is said on request. */
export const Project: Story = {
  args: { path: '/projects/web%20designs/mesa-catalogue' },
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: /^Save *: Seed catalogue$/ }))
    await said('Saved Seed catalogue.')
    const [call] = asked(context, 'saveFavorite')
    await expect(call?.requestBody).toMatchObject({ source: 'project', sourceId: 'mesa-catalogue' })
    await expect(call?.requestBody).not.toHaveProperty('price')
  },
}

/** On a category's page the corner is before the link that covers the card. */
export const Category: Story = {
  args: { path: '/projects/web%20designs' },
  play: async ({ userEvent, canvas }) => {
    const button = await screen.findByRole('button', { name: 'Add Seed catalogue to cart' })
    await userEvent.click(button)
    await isOn(button, true)
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Seed catalogue')
  },
}

const visitor = { scenario: { role: 'visitor' } } as const

async function signIn({ canvas, userEvent }: Context) {
  await canvas.findByRole('heading', { name: 'Sign in' })
  const main = within(canvas.getByRole('main'))
  await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'maya@harborcafe.example')
  await userEvent.type(main.getByLabelText('Password'), 'Harbor-2026!{Enter}')
}

/** A visitor is asked to sign in; it is saved after that, once, and one is back where one was. */
export const VisitorSignsIn: Story = {
  parameters: visitor,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save Tideline' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await signIn(context)
    await expect(await canvas.findByRole('article', { name: 'Tideline' })).toBeVisible()
    await said('Saved Tideline.')
    await isOn(await save(), true)
    await expect(asked(context, 'saveFavorite')).toHaveLength(1)
    await expect(stageOf(context).ports.tabStorage.get('app_shopAsked')).toBeNull()
  },
}

/** Whoever would rather not is where they were, and nothing is kept. */
export const VisitorDeclines: Story = {
  parameters: visitor,
  play: async (context) => {
    const button = await add()
    await context.userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to order Tideline' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    // It lies between the pointer and the button, which would show its hint else.
    await context.userEvent.hover(dialog)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(stageOf(context).ports.tabStorage.get('app_shopAsked')).toBeNull()
  },
}

export const VisitorAsked: Story = {
  parameters: visitor,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    // Below the fold, where its code is not loaded yet.
    const card = await canvas.findByRole('article', { name: 'Tideline' })
    card.scrollIntoView()
    await userEvent.click(await add())
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to order Tideline' })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** The session ends over it: it is done after the next sign-in. */
export const SessionEnds: Story = {
  parameters: {
    scenario: { role: 'client', outcomes: { saveFavorite: [401, 'ok'], refreshOnUnauthorized: 401 } },
  },
  play: async (context) => {
    const button = await save()
    await waitFor(() => expect(asked(context, 'listFavorites')).toHaveLength(1))
    await context.userEvent.click(button)
    await context.canvas.findByRole('heading', { name: 'Sign in' })
    await signIn(context)
    await said('Saved Tideline.')
    await isOn(await save(), true)
  },
}

export const Mobile: Story = { ...AddToCart, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...AddToCart, globals: { theme: 'dark' } }

/** Without the extension nothing of it is there, and nothing is asked. */
export const Off: Story = {
  parameters: { extensions: ['submissions', 'thread'] },
  play: async (context) => {
    await context.canvas.findByRole('article', { name: 'Tideline' })
    await new Promise((done) => setTimeout(done, 300))
    await expect(screen.queryByRole('button', { name: /Save|cart/ })).toBeNull()
    await expect(asked(context, 'listFavorites')).toHaveLength(0)
    await expect(asked(context, 'getCart')).toHaveLength(0)
  },
}
