import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** The shell in use, around the real screens. */
const meta = {
  ...appAt('/seo'),
  parameters: { ...inApp, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const phone = { viewport: { value: 'phone', isRotated: false } }

const portfolio = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Portfolio' })
const isOpen = async (context: Context, open: boolean) =>
  waitFor(async () => expect(await portfolio(context)).toHaveAttribute('aria-expanded', String(open)))

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Search Engine Optimization' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** Enter opens, arrows and Tab walk, Escape closes and gives the focus back, tabbing out closes. */
export const PortfolioByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await portfolio(context)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await isOpen(context, true)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Dev Projects' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Logo Design' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isOpen(context, false)
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Dev Projects' })).toBeNull()

    await userEvent.keyboard(' ')
    await isOpen(context, true)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dev Projects' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await isOpen(context, false)
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus()
  },
}

/** What the head of a built page says of its address (tools/site/head.mjs). */
const tags = () => document.head.querySelectorAll('link[rel="canonical"], meta[property="og:url"]')

function nameAddress() {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: '/seo' })
  const url = document.createElement('meta')
  url.setAttribute('property', 'og:url')
  document.head.append(link, url)
  return () => {
    link.remove()
    url.remove()
  }
}

/** A click opens and closes, a click outside closes, and so does going somewhere: what names the former page goes with it. */
export const PortfolioByMouse: Story = {
  beforeEach: nameAddress,
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await portfolio(context)
    await userEvent.click(button)
    await isOpen(context, true)
    await userEvent.click(button)
    await isOpen(context, false)
    await userEvent.click(button)
    await isOpen(context, true)
    await userEvent.click(await canvas.findByRole('heading', { level: 1 }))
    await isOpen(context, false)
    await userEvent.click(button)
    await expect(tags()).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'Logo Design' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Our Past Logo Designs' })
    await isOpen(context, false)
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('Our Past Logo Designs · Overprint'))
    await expect(tags()).toHaveLength(0)
    await expect(button).toHaveAttribute('data-current')
  },
}

const menu = ({ canvas }: Context) => canvas.findByRole('button', { name: 'Menu' })
const panel = () => screen.findByRole('dialog', { name: 'Menu' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const locked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** The panel takes the focus and the scrolling, and gives both back: by Escape, its button, the backdrop, a link. */
export const PanelOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await menu(context))
    await expect(within(await panel()).getByRole('button', { name: 'Close menu' })).toHaveFocus()
    await expect(locked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(await menu(context)).toHaveFocus()
    await expect(locked()).toBe(false)

    await userEvent.click(await menu(context))
    const close = within(await panel()).getByRole('button', { name: 'Close menu' })
    // The second tap of a double tap on "Menu".
    fireEvent.click(close, { detail: 2 })
    await expect(await panel()).toHaveProperty('open', true)
    await userEvent.click(close)
    await closed()
    await userEvent.click(await menu(context))
    await userEvent.click(await panel())
    await closed()

    // Text that is dragged out of the panel and released on the backdrop is no click on it.
    await userEvent.click(await menu(context))
    const words = within(await panel()).getByText('Portfolio')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: words },
      { keys: '[/MouseLeft]', target: await panel() },
    ])
    await userEvent.click(within(await panel()).getByRole('link', { name: 'Contact' }))
    await closed()
    await waitFor(() => expect(document.title).toBe('Contact · Overprint'))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(locked()).toBe(false)
  },
}

/** Closed, nothing of the panel is in the tab order. */
export const ClosedPanel: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await menu(context)
    button.focus()
    await userEvent.tab()
    await expect(document.activeElement?.closest('header')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull()
  },
}

export const LoggedOut: Story = {
  args: { path: '/services/webdesign' },
  parameters: { scenario: { role: 'client' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Logged out successfully')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible()
    // The sheet beside the form stays in view under the header, not behind it.
    const sheet = canvas.getByRole('main').querySelector('h1')?.closest('header')?.parentElement
      ?.nextElementSibling as HTMLElement
    const [header] = canvas.getAllByRole('banner') as [HTMLElement]
    await expect(getComputedStyle(sheet).position).toBe('sticky')
    await expect(Number.parseFloat(getComputedStyle(sheet).top)).toBeGreaterThan(header.offsetHeight)
  },
}

export const Client: Story = { parameters: { scenario: { role: 'client' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A message about the account, which waits while the pointer rests on it, leaves Logout and the menus to be used. */
export const MessageBesideTheHeader: Story = {
  parameters: { scenario: { role: 'client' } },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1 })
    const { toasts } = stageOf(context).runtime
    toasts.add({ place: 'top-right', tone: 'error', text: 'The server said no, and why. '.repeat(9) })
    const message = await screen.findByText(/^The server said no/)
    await waitFor(() => expect(message).toBeVisible())
    const region = screen.getByRole('region', { name: /Account messages/ })
    const [header] = canvas.getAllByRole('banner') as [HTMLElement]
    for (const top of [0, 400]) {
      window.scrollTo({ top, behavior: 'instant' })
      await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        header.getBoundingClientRect().bottom,
      )
    }
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const MessageBesideTheHeaderMobile: Story = { ...MessageBesideTheHeader, globals: phone }
