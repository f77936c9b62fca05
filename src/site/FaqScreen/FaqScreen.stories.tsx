import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FaqScreen } from './FaqScreen'

const meta = {
  component: FaqScreen,
  parameters: { layout: 'fullscreen', route: '/faq' },
} satisfies Meta<typeof FaqScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questions people ask us' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Price and time',
      'Working together',
      'Files and ownership',
      'Afterwards',
      'Not among them?',
    ])
    const group = within(canvas.getByRole('region', { name: 'Working together' }))
    await expect(group.getByText('What is a round?')).toBeVisible()
    // Not every work has a date.
    await expect(canvas.getByText(/A work with a date shows it where you approve it/)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact?subject=General%20Inquiry',
    )
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0)
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** Opens and closes by mouse and by keyboard. */
export const OpensAnAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText('Do I need an account?')
    await expect(canvas.getByText(/Only when we work together/)).not.toBeVisible()
    await userEvent.click(question)
    await expect(canvas.getByText(/Only when we work together/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
    await userEvent.click(question)
    await expect(canvas.getByText(/Only when we work together/)).not.toBeVisible()
  },
}

/** `/faq#support` comes with that answer open. */
export const OpenedByHash: Story = {
  parameters: { route: '/faq#support' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/6 months of technical support/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

/** A hash that is no question, or no valid selector, opens nothing and breaks nothing. */
export const UnknownHash: Story = {
  parameters: { route: '/faq#%E0%A4%A:]' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0)
  },
}

export const Mobile: Story = {
  parameters: { route: '/faq#price' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { parameters: { route: '/faq#rounds' }, globals: { theme: 'dark' } }
