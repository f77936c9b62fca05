import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LONG_WORKS } from '@/dashboard/parts/stories/SeedWorks'
import { CommandPalette } from './CommandPalette'
import { Bench, type BenchProps } from './stories/Bench'
import { CONVERSATIONS, PRODUCTS, THOUSANDS, WORKS } from './stories/loaded'

/** What it shows, over what a dashboard has loaded. What it does stands in PaletteHost. */
const meta = {
  component: CommandPalette,
  args: { open: true, onClose: fn(), singleKeys: { on: true, turn: fn() } },
  parameters: {
    route: '/admin?do=find',
    scenario: { role: 'admin' },
    loaded: { works: WORKS, conversations: CONVERSATIONS, products: PRODUCTS },
    docs: { story: { inline: false, height: '620px' } },
    keyboard: [
      ['Ctrl/⌘ + K', 'opens and closes it'],
      ['Arrow keys', 'move through what was found, round and round'],
      ['Enter', 'goes there, or does it'],
      ['Escape', 'closes it; the focus returns'],
    ],
  },
  render: (args, { parameters }) => (
    <Bench {...(parameters.loaded as Omit<BenchProps, 'children'>)}>
      <CommandPalette {...args} />
    </Bench>
  ),
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const box = () => screen.findByRole('combobox', { name: 'Find a screen, work, product or conversation' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const groups = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)

/** Before anything is looked for: a few of each kind, and what can be done. */
export const Default: Story = {
  play: async () => {
    const input = await box()
    await expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeVisible()
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(groups()).toEqual([
      'Works5 of 7',
      'Actions',
      'Conversations',
      'Products',
      expect.stringMatching(/^Screens5 of \d+$/),
    ])
    const first = screen.getByRole('option', { name: /^Second café.*Overdue by 1 day$/ })
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first.id))
  },
}

/** The best find first, and its group. An accent or a capital makes no difference. */
export const Searching: Story = {
  args: { initialQuery: 'CAFE' },
  play: async ({ userEvent }) => {
    const input = await box()
    await expect(groups()).toEqual(['Works'])
    await expect(options()[0]).toMatch(/^Second café signage plan/)
    await expect(screen.getByRole('status')).toHaveTextContent('3 found')
    await userEvent.clear(input)
    await userEvent.type(input, 'hcl')
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(/^Harbor Café logo, round 2/)]))
    await userEvent.clear(input)
    await userEvent.type(input, 'blog')
    await waitFor(() => expect(options()[0]).toMatch(/^Newsletter/))
  },
}

/** The highlight moves with the arrow keys, round and round; the focus stays in the box. */
export const ArrowKeys: Story = {
  args: { initialQuery: 'theme' },
  play: async ({ userEvent }) => {
    const input = await box()
    await waitFor(() => expect(input).toHaveFocus())
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    const before = active()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).not.toBe(before))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(active()).toBe(before))
    await expect(input).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { initialQuery: 'letterpress tote bag' },
  play: async () => {
    await expect(await screen.findByText('Nothing here is called “letterpress tote bag”.')).toBeVisible()
    await expect(
      screen.getByText('The palette finds screens, and what the dashboard has loaded.'),
    ).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    await expect(screen.queryByRole('option')).toBeNull()
  },
}

/** On another screen, before the dashboard was open: it asks nothing by itself, and says so. */
export const NothingLoaded: Story = {
  args: { initialQuery: 'harbor' },
  parameters: { loaded: { works: null }, route: '/cart?do=find' },
  play: async () => {
    await expect(
      await screen.findByText(
        'Works, products and conversations are found once the dashboard has loaded them.',
      ),
    ).toBeVisible()
  },
}

/** Names of 200 characters stay on one line. */
export const LongContent: Story = {
  parameters: {
    loaded: {
      works: [...LONG_WORKS('in_progress'), ...WORKS],
      conversations: CONVERSATIONS.map((one) => ({ ...one, preview: one.preview.repeat(4) })),
      products: PRODUCTS,
    },
  },
  args: { initialQuery: 'ha' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Find anything' })
    await expect(await screen.findByRole('option', { name: /^Identity, signage/ })).toBeVisible()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

/** Of 5,000 works few are shown at once, and it says how many there are. */
export const Thousands: Story = {
  parameters: { loaded: { works: THOUSANDS, products: PRODUCTS } },
  args: { initialQuery: 'harbor round' },
  play: async ({ userEvent }) => {
    const input = await box()
    await expect(groups()).toContain('Works8 of 5,000')
    await expect(screen.getByRole('status')).toHaveTextContent('8 of 5,000 found. Write more to narrow it.')
    await userEvent.type(input, ' 4217')
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(/^Harbor Café logo, round 4217/)]))
  },
}

/** Where single keys are switched off, none are shown. */
export const SingleKeysOff: Story = {
  args: { singleKeys: { on: false, turn: fn() }, initialQuery: 'cart' },
  play: async () => {
    await expect(await screen.findByRole('option', { name: /^Cart/ })).not.toHaveTextContent('then')
  },
}

export const Mobile: Story = {
  globals: phone,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Find anything' })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible()
  },
}

export const Small: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Dark: Story = { args: { initialQuery: 'ca' }, globals: { theme: 'dark' } }
