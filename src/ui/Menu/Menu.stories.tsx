import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Menu } from './Menu'
import { SharedMenu } from './SharedMenu'

const edit = fn()
const choose = fn()

const actions = [
  { label: 'Edit', onSelect: edit, icon: <Pencil aria-hidden="true" /> },
  { label: 'Duplicate', icon: <Copy aria-hidden="true" />, disabled: true },
  { label: 'Delete', icon: <Trash2 aria-hidden="true" />, tone: 'danger' as const },
]

const statuses = ['draft', 'in_progress', 'cancelled']

const meta = {
  component: Menu,
  args: { trigger: <Button variant="outline">Actions</Button>, items: actions },
  parameters: {
    keyboard: [
      ['Enter / Space', 'opens the menu; chooses the item'],
      ['Down / Up', 'opens the menu; goes to the next or previous item'],
      ['Home / End', 'goes to the first or last item'],
      ['A letter', 'goes to the item that begins with it'],
      ['Escape', 'closes the menu; the focus goes back to the button'],
      ['Tab', 'closes the menu and goes on; of a menu that many buttons share, back to its button'],
    ],
    docs: { story: { inline: false, height: '300px' } },
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = await screen.findByRole('menu', { name: 'Actions' })
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(edit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const CurrentChoice: Story = {
  args: {
    label: 'Status',
    trigger: <Button variant="outline">in_progress</Button>,
    items: statuses.map((label) => ({
      label,
      checked: label === 'in_progress',
      onSelect: () => choose(label),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'in_progress' }))
    const menu = await screen.findByRole('menu', { name: 'Status' })
    await expect(within(menu).getByRole('menuitemradio', { name: 'in_progress' })).toBeChecked()
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'cancelled' }))
    await expect(choose).toHaveBeenCalledWith('cancelled')
  },
}

export const Links: Story = {
  args: {
    trigger: <Button variant="quiet">Account</Button>,
    align: 'end',
    items: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Saved', link: <a href="#saved">Saved</a> },
      { label: 'Sign out', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '#dashboard',
    )
    await expect(screen.getByRole('menuitem', { name: 'Saved' })).toHaveAttribute('href', '#saved')
  },
}

export const LongContent: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({
      label: `${at + 1}. Move it to the second round of the harbour café identity`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = await screen.findByRole('menu')
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Two rows, one menu: it opens at the button that was pressed, and gives the focus back to it. */
export const Shared: Story = {
  render: function Rows() {
    const [asked, setAsked] = useState<{ row: string; anchor: HTMLElement; byKey: boolean } | null>(null)
    const [open, setOpen] = useState(false)
    return (
      <>
        {['First', 'Second'].map((row) => (
          <Button
            key={row}
            aria-haspopup="menu"
            aria-expanded={open && asked?.row === row}
            onClick={({ currentTarget, detail }) => {
              setAsked({ row, anchor: currentTarget, byKey: detail === 0 })
              setOpen(true)
            }}
          >
            {row}
          </Button>
        ))}
        {asked ? (
          <SharedMenu
            anchor={asked.anchor}
            entrance={asked.byKey ? 'first' : undefined}
            open={open}
            onClose={() => setOpen(false)}
            label={asked.row}
            items={[{ label: 'Copy' }, { label: 'Archive' }]}
          />
        ) : null}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Second', 'First']) {
      const button = canvas.getByRole('button', { name })
      await userEvent.click(button)
      const menu = await screen.findByRole('menu', { name })
      await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    }
    // A key goes on to the first item: the focus is seen.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus()
    // Tab, from a button that others follow: closed at once, and the next one goes on from there.
    for (const shift of [false, true]) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus())
      await userEvent.tab({ shift })
      await expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus()
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Second' })).toHaveFocus()
  },
}
