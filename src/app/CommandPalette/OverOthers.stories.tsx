import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { box, gone, OPEN } from './stories/opened'

/** The palette asked for while something else stands open, in the whole app. */
const meta = {
  tags: ['long'],
  ...appAt('/admin'),
  parameters: { ...inApp, scenario: { role: 'admin' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

const WORK = 'Second café signage plan'

/** From the list of keys, whose place it takes. */
export const FromTheListOfKeys: Story = {
  play: async (context) => {
    await context.canvas.findByRole('list', { name: 'My Work Queue' })
    await context.userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await context.userEvent.keyboard(OPEN)
    const input = await box()
    await waitFor(() => expect(input).toHaveFocus())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await context.userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** In a field of another window the key is the field's own: on a Mac it deletes to the end of the line. */
export const InAFieldOfAWindow: Story = {
  play: async (context) => {
    await context.canvas.findByRole('list', { name: 'My Work Queue' })
    await context.userEvent.keyboard('n')
    const dialog = await screen.findByRole('dialog', { name: 'New Product' })
    const press = { key: 'k', ctrlKey: true }
    await expect(await fireEvent.keyDown(within(dialog).getByLabelText(/^Title/), press)).toBe(true)
    await expect(await fireEvent.keyDown(dialog, press)).toBe(false)
    await expect(screen.queryByRole('combobox', { name: /^Find a screen/ })).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await gone()
  },
}

/** From an open menu, which goes: what is done next leads back to its button, and not into it. */
export const FromAnOpenMenu: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await context.canvas.findByRole('list', { name: 'My Work Queue' })
    const button = await canvas.findByRole('button', { name: `Set status: ${WORK}` })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Draft' })).toHaveFocus())
    await userEvent.keyboard(OPEN)
    const input = await box()
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, 'new prod')
    await screen.findByRole('option', { name: /^New Product/ })
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New Product' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
