import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink'

const meta = {
  component: SkipLink,
  parameters: {
    keyboard: [
      ['Tab', 'at the top of the page: shows the link'],
      ['Enter', 'moves the focus to the content'],
    ],
  },
  args: { targetId: 'skip-link-target' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Site">
        <a href="#work">Work</a>
      </nav>
      <main id={args.targetId} tabIndex={-1}>
        The first words of the page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toBeVisible()
  },
}

export const Dark: Story = { ...Focused, globals: { theme: 'dark' } }

export const LongContent: Story = {
  ...Focused,
  args: { children: 'Skip the header, the menu and the filters, and go to the projects' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: /^Skip the header/ })
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
