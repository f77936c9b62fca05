import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { LogosScreen } from './LogosScreen'

const meta = {
  component: LogosScreen,
  parameters: { layout: 'fullscreen', route: '/logodesign' },
} satisfies Meta<typeof LogosScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const inFrame = { docs: { story: { inline: false, height: '720px' } } }
const tile = ({ canvas }: Context, title: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${title},.*: show large$`) })
const viewer = () => screen.findByRole('dialog')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our Past Logo Designs' })).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Logos' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(11)
    await expect(list.getAllByRole('button', { name: /: show large$/ })).toHaveLength(11)
    await expect(canvas.getByRole('heading', { name: 'Sunrise in a cup' })).toBeVisible()
    await expect(canvas.getByText(/The sun comes up over the rim/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote',
    )
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** Large, with its idea, and on to the others, round and round. */
export const Large: Story = {
  parameters: { ...inFrame, route: '/logodesign?logo=longwave-radio' },
  play: async ({ userEvent }) => {
    const dialog = within(await viewer())
    await expect(dialog.getByRole('heading', { name: 'Signal in dots' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'The mark of Longwave Radio' })).toBeVisible()
    await expect(dialog.getByText('11 of 11')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next logo' }))
    await expect(dialog.getByRole('heading', { name: 'Sunrise in a cup' })).toBeVisible()
    await expect(dialog.getByText('1 of 11')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Previous logo' }))
    await expect(dialog.getByRole('heading', { name: 'Signal in dots' })).toBeVisible()
  },
}

/** Enter opens, arrows turn, Escape closes, and the focus is back on the tile. */
export const ByKeyboard: Story = {
  parameters: inFrame,
  play: async (context) => {
    const { userEvent } = context
    const opener = tile(context, 'Level shelf')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await viewer())
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('heading', { name: 'Limpet eye' })).toBeVisible()
    // Back, by the browser's own keys, is left to the browser.
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    })
    await expect(document.activeElement?.dispatchEvent(back)).toBe(true)
    await expect(dialog.getByRole('heading', { name: 'Limpet eye' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(dialog.getByRole('heading', { name: 'Between two landings' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await closed()
    await expect(opener).toHaveFocus()
  },
}

/** A press outside closes; one that began inside, as when text is selected, does not. */
export const PressOutside: Story = {
  parameters: inFrame,
  play: async (context) => {
    await context.userEvent.click(tile(context, 'Bolted N'))
    const dialog = await viewer()
    // The second click of a double click on the tile.
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail: 2 })
    await expect(dialog).toHaveProperty('open', true)
    fireEvent.pointerDown(within(dialog).getByText(/Two bars and a brace/))
    fireEvent.click(dialog)
    await expect(dialog).toHaveProperty('open', true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    await closed()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const LargeOnAPhone: Story = {
  parameters: { ...inFrame, route: '/logodesign?logo=bright-alley-cinema' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeDark: Story = {
  parameters: { ...inFrame, route: '/logodesign?logo=mesa-seed-library' },
  globals: { theme: 'dark' },
}
