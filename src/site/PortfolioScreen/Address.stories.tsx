import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { RuntimeProvider } from '@/runtime/RuntimeProvider'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { PortfolioScreen } from './PortfolioScreen'

/** The screen with the shell's link to it, between a page before and nothing after. */
function Between({ start }: { start: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/', element: <h1>Home</h1> },
        {
          path: '/work',
          element: (
            <>
              <nav>
                <Link to="/work">Dev Projects</Link>
              </nav>
              <PortfolioScreen />
            </>
          ),
        },
      ],
      { initialEntries: ['/', start], initialIndex: 1 },
    ),
  )
  return (
    <>
      <button type="button" onClick={() => router.navigate(-1)}>
        Back
      </button>
      <RouterProvider router={router} />
    </>
  )
}

/** What the address bar has to do with search and filters. */
const meta = {
  tags: ['long'],
  component: Between,
  args: { start: '/work' },
  // The router of the stage gives way to one with a history of its own.
  render: (args, context) => (
    <RuntimeProvider runtime={stageOf(context).runtime}>
      <Between {...args} />
    </RuntimeProvider>
  ),
  parameters: { layout: 'fullscreen', stage: 'app' },
} satisfies Meta<typeof Between>

export default meta
type Story = StoryObj<typeof meta>

const pressed = (root: HTMLElement) => root.querySelector('[aria-pressed="true"]')?.textContent

/** Back steps through filters, not through letters, and then leaves. */
export const BackStepsThroughFilters: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const back = () => userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'React' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'fair')
    await userEvent.click(canvas.getByRole('button', { name: 'Node' }))
    // Choosing what is chosen adds no step.
    await userEvent.click(canvas.getByRole('button', { name: 'Node' }))
    await waitFor(() => expect(pressed(canvasElement)).toBe('Node'))
    await back()
    await waitFor(() => expect(pressed(canvasElement)).toBe('React'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('fair')
    await back()
    await waitFor(() => expect(pressed(canvasElement)).toBe('All'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await back()
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible()
  },
}

/** The page's own link takes search and filter away. */
export const OwnLinkResets: Story = {
  args: { start: '/work?q=tide&tech=react' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('article')).toHaveAccessibleName('Tideline')
    await userEvent.click(canvas.getByRole('link', { name: 'Dev Projects' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(pressed(canvasElement)).toBe('All')
  },
}

const quickView = () => screen.queryByRole('dialog', { name: 'Tideline' })

/** A look at one project is a step of its own: Back closes it, as on a phone, and filter and search stay. */
export const BackClosesTheQuickView: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A click by the person's own Back, which no dialog covers.
    const back = () => canvas.getByText<HTMLButtonElement>('Back').click()
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: 'React' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Quick View Tideline' }))
    await waitFor(() => expect(quickView()).toBeVisible())
    back()
    await waitFor(() => expect(quickView()).toBeNull())
    await expect(pressed(canvasElement)).toBe('React')

    // Closed by its own means it leaves no step behind.
    await userEvent.click(canvas.getByRole('button', { name: 'Quick View Tideline' }))
    await waitFor(() => expect(quickView()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(quickView()).toBeNull())
    back()
    await waitFor(() => expect(pressed(canvasElement)).toBe('All'))
    back()
    await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible()
  },
}

/** Whoever was sent the link to one project closes it and is on the page, not gone from it. */
export const QuickViewByItsLink: Story = {
  args: { start: '/work?q=tide&view=tideline' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(quickView()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(quickView()).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveValue('tide')
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Tideline')
  },
}

/** Letters typed faster than the address follows are all there. */
export const FastTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'sow by the seed')
    await expect(box).toHaveValue('sow by the seed')
    await userEvent.type(box, '{Backspace>4/}x', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await waitFor(() => expect(box).toHaveValue('x by the seed'))
  },
}
