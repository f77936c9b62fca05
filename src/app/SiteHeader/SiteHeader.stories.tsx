import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import type { User } from '@/session/roles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ShellState } from '../router/ShellState'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader'
import { forget, mark } from './testPrerendered'

/** States of the header. What it does when used stands with AppShell. */
const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const small = { viewport: { value: 'small', isRotated: false } }
/** Top layers cover a Docs page, and a panel needs a phone: each in a frame of its own. */
const framed = { docs: { story: { inline: false, height: '480px' } } }

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Site' }))
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ])
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('button', { name: 'Portfolio', expanded: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Overprint, home' })).toHaveAttribute('href', '/')
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility())
    const logos =
      globals.theme === 'dark' ? ['/logo-dark.svg', '/logo-text-dark.svg'] : ['/logo.svg', '/logo-text.svg']
    await expect(shown.map((image) => image.getAttribute('src'))).toEqual(logos.map(publicFile))
    // Prerendered pages may hold no style attribute.
    await expect(canvasElement.querySelector('header [style]')).toBeNull()
  },
}

export const Client: Story = {
  parameters: { scenario: { role: 'client' }, route: '/dashboard' },
  play: async ({ canvas }) => {
    const dashboard = canvas.getByRole('link', { name: 'Dashboard' })
    await expect(dashboard).toHaveAttribute('href', '/dashboard')
    await expect(dashboard).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull()
  },
}

export const Admin: Story = {
  parameters: { scenario: { role: 'admin' }, route: '/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  },
}

/** A page below Services marks it, as where one is, not as the page itself. */
export const BelowAPage: Story = {
  parameters: { route: '/services/webdesign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Scrolled: Story = {
  args: { initial: { scrolled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled')
  },
}

export const MenuOpen: Story = {
  args: { initial: { menuOpen: true } },
  parameters: { ...framed, route: '/logodesign' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Portfolio', expanded: true })
    await expect(button).toHaveAttribute('data-current')
    const work = canvas.getByRole('link', { name: 'Dev Projects' })
    await expect(work).toHaveAttribute('href', '/work')
    await expect(canvas.getByRole('link', { name: 'Logo Design' })).toHaveAttribute('aria-current', 'page')
    // Under its button, not in a corner of the window.
    const gap = work.getBoundingClientRect().top - button.getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThan(0)
    await expect(gap).toBeLessThan(40)
  },
}

export const MenuOpenDark: Story = { ...MenuOpen, globals: { theme: 'dark' } }

export const Mobile: Story = {
  globals: phone,
  parameters: framed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await expect(canvasElement.querySelector('dialog')).not.toBeVisible()
  },
}

export const PanelOpen: Story = {
  args: { initial: { panelOpen: true } },
  globals: phone,
  parameters: { docs: { story: { inline: false, height: '844px' } } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    const links = panel.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([
      'Home',
      'Services',
      'About',
      'Contact',
      'Dev Projects',
      'Logo Design',
      'Sign in',
      'Register',
    ])
    await expect(panel.getByRole('list', { name: 'Portfolio' })).toBeVisible()
  },
}

/** A header on a slow network: the next page stays on its way. */
function Leaving(args: SiteHeaderProps) {
  const [goals, setGoals] = useState(['/'])
  const [goal = '/'] = goals
  return (
    <ShellState value={{ goal, loading: goals.length > 1, failure: null, visit: '', drawn: false }}>
      <SiteHeader {...args} />
      <button type="button" hidden data-testid="services" onClick={() => setGoals(['/services', '/'])} />
      <button type="button" hidden data-testid="about" onClick={() => setGoals(['/about', '/'])} />
    </ShellState>
  )
}

/** The panel gives way at once to the page, over which a rule says that another is under way. */
export const PanelLeft: Story = {
  ...PanelOpen,
  render: Leaving,
  play: async ({ canvas, userEvent }) => {
    for (const page of ['services', 'about']) {
      await canvas.findByRole('dialog', { name: 'Menu' })
      canvas.getByTestId(page).click()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      // Whoever changes their mind meanwhile opens it anew.
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    }
  },
}

/** So does the Portfolio menu, which the panel takes the place of on a phone. */
export const MenuLeft: Story = {
  ...MenuOpen,
  render: Leaving,
  play: async ({ canvas, userEvent }) => {
    for (const page of ['services', 'about']) {
      await canvas.findByRole('button', { name: 'Portfolio', expanded: true })
      canvas.getByTestId(page).click()
      await userEvent.click(await canvas.findByRole('button', { name: 'Portfolio', expanded: false }))
    }
  },
}

export const PanelOpenDark: Story = { ...PanelOpen, globals: { ...phone, theme: 'dark' } }

const LONG = 'Maximiliana-Theodora von Hohenzollern-Sigmaringen-Featherstonehaugh the Younger'

/** The panel of somebody signed in, whose name is long, on the smallest phone. */
export const LongContent: Story = {
  ...PanelOpen,
  globals: small,
  parameters: { ...PanelOpen.parameters, scenario: { role: 'client' } },
  beforeEach: (context) => {
    const { session } = stageOf(context).runtime
    const { role: _, ...user } = session.store.getState().user ?? {}
    const renamed = { ...user, fullName: LONG, roles: ['bookkeeper'] } as User
    session.adopt({ accessToken: 'a', refreshToken: null, user: renamed })
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(panel.getByText(`Signed in as ${LONG} · bookkeeper`)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/my-projects')
    const { scrollWidth, clientWidth } = canvas.getByRole('dialog')
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Opened before the script ran: what is known of the person later comes below what they may be pressing by then. */
export const KnownWhileOpen: Story = {
  ...PanelOpen,
  beforeEach: (context) => {
    forget(context)
    return mark()
  },
  play: async (context) => {
    const panel = within(await context.canvas.findByRole('dialog', { name: 'Menu' }))
    const doors = [
      panel.getByRole('link', { name: 'Dashboard' }),
      panel.getByRole('button', { name: 'Logout' }),
    ]
    const heights = () => doors.map((door) => [door.isConnected, door.getBoundingClientRect().top])
    const before = heights()
    const { runtime, backstage } = stageOf(context)
    const { user } = backstage.sessionFor('client')
    runtime.session.store.setState({ phase: 'signedIn', user, cause: null })
    const portal = within(await panel.findByRole('navigation', { name: 'Portal' }))
    await expect(portal.getByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/my-projects')
    await expect(panel.getByText(`Signed in as ${user.fullName}`)).toBeVisible()
    await expect(heights()).toEqual(before)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility())
    await expect(shown.map((image) => image.getAttribute('src'))).toEqual(
      ['/logo-dark.svg', '/logo-text-dark.svg'].map(publicFile),
    )
  },
}
