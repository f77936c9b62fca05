import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortfolioScreen } from './PortfolioScreen'
import type { LoadQuickView } from './useQuickView'

/** A project looked at closely, over the page that it was opened from. */
const meta = {
  tags: ['long'],
  component: PortfolioScreen,
  parameters: { layout: 'fullscreen', route: '/work' },
} satisfies Meta<typeof PortfolioScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // Lines of the specification are proved by it and by the second one below, so `npm test` takes them.
  tags: ['!long'],
  parameters: { route: '/work?view=standby', docs: { story: { inline: false, height: '720px' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Standby' })
    await expect(
      within(dialog).getByText(
        'The product includes full source code, documentation and 6 months of technical support.',
      ),
    ).toBeVisible()
    await expect(within(dialog).getByText('Vue 3, Pinia')).toBeVisible()
    // It is read from its beginning, whether its shop buttons have come by then or not.
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(within(dialog).getByText('For Halyard Ferry Co.')).toBeVisible()
    await expect(within(dialog).getByRole('link', { name: /^Purchase/ })).toHaveAttribute(
      'href',
      '/contact?subject=Project%20Quote&project=Standby',
    )
  },
}

export const Mobile: Story = {
  ...Default,
  tags: [],
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** Opens from the card, survives a selection that ends outside, closes by Escape, and gives the focus back. */
export const OpensAndCloses: Story = {
  tags: ['!long'],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Quick View Sow by' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Sow by' })
    const outside = dialog.parentElement as HTMLElement
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(/full source code/) },
      { target: outside },
      { keys: '[/MouseLeft]', target: outside },
    ])
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Quick View Pitch' }))
    const next = await screen.findByRole('dialog', { name: 'Pitch' })
    await waitFor(() => expect(next).toBeVisible())
  },
}

/** The dialog's code comes at the second time only, as after a tunnel, and each time when it is let go. */
function comesLater() {
  let times = 0
  const gate = { open: () => {} }
  const load = async () => {
    times += 1
    const first = times === 1
    await new Promise<void>((resolve) => {
      gate.open = resolve
    })
    if (first) throw new TypeError('Failed to fetch dynamically imported module')
    return (await import('./QuickView')).QuickView
  }
  return { load, gate }
}

/**
 * Its code is on its way: the button that was pressed shows it. It is out of reach: a message, the page stays as it is,
 * and the next try opens it.
 */
export const CodeOutOfReach: Story = {
  loaders: [() => comesLater()],
  render: (args, { loaded }) => <PortfolioScreen {...args} loadQuickView={loaded.load as LoadQuickView} />,
  play: async ({ canvas, loaded, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Quick View Pitch' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-busy'))
    await expect(canvas.getByRole('button', { name: 'Quick View Sow by' })).not.toHaveAttribute('data-busy')
    loaded.gate.open()
    const message = await screen.findByText('Could not open the quick view. Try again.')
    await waitFor(() => expect(message).toBeVisible())
    await expect(screen.queryByRole('dialog', { name: 'Pitch' })).toBeNull()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: /^Live Demo.*Pitch/ })).toBeVisible()

    await expect(button).not.toHaveAttribute('data-busy')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-busy'))
    loaded.gate.open()
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Pitch' })).toBeVisible())
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
