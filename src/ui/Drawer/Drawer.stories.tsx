import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Drawer, type DrawerProps } from './Drawer'

function Opener({ open: initial, onOpenChange, ...props }: DrawerProps) {
  const [open, setOpen] = useState(initial)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

const links = (
  <nav aria-label="Site">
    <ul style={{ display: 'grid', gap: 16, listStyle: 'none' }}>
      {['Work', 'Services', 'About', 'Contact'].map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)

const meta = {
  component: Drawer,
  render: (args) => <Opener {...args} />,
  args: { open: true, onOpenChange: fn(), title: 'Menu', children: links },
  parameters: {
    keyboard: [
      ['Tab / Shift+Tab', 'moves inside the drawer, round and round'],
      ['Escape', 'closes it; the focus goes back to what opened it'],
      ['Enter', 'follows the focused link'],
    ],
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { footer: <Button block>Start a project</Button> },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).getAllByRole('link')).toHaveLength(4)
  },
}

export const ClosedHasNoStops: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(screen.queryByRole('link')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await screen.findByRole('link', { name: 'Work' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const FromTheStart: Story = { args: { side: 'start', titleHidden: true } }

export const Mobile: Story = { globals: { viewport: { value: 'small' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={String(at)}>{at + 1}. A project of the studio and what became of it.</p>
    )),
    footer: <Button block>Start a project</Button>,
  },
}
