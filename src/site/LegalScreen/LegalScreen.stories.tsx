import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalScreen } from './LegalScreen'

const meta = {
  component: LegalScreen,
  parameters: { layout: 'fullscreen', route: '/privacy-policy' },
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** An outline that says so, everywhere. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(canvas.getByText('This page is an outline.')).toBeVisible()
    const sections = canvas.getAllByRole('heading', { level: 2 })
    await expect(sections).toHaveLength(8)
    await expect(canvas.getAllByText('To be supplied by the studio')).toHaveLength(sections.length)
    await expect(canvas.getByRole('link', { name: 'hello@overprint.example' })).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Terms: Story = {
  parameters: { route: '/terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rounds and approval' })).toBeVisible()
  },
}

/** An address may spell a path in another way; it is the same page. */
export const EncodedPath: Story = {
  parameters: { route: '/%70rivacy-policy/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { parameters: { route: '/terms' }, globals: { theme: 'dark' } }
