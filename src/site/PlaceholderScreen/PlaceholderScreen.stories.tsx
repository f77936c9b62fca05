import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlaceholderScreen } from './PlaceholderScreen'

const meta = {
  component: PlaceholderScreen,
  parameters: { layout: 'fullscreen', route: '/seo' },
} satisfies Meta<typeof PlaceholderScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A page at its path: its heading to the letter, what is included, and the way on. */
const at = (route: string, heading: string): Story => ({
  parameters: { route },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact')
    const included = within(canvas.getByRole('region', { name: 'What is included' }))
    await expect(included.getAllByRole('listitem')).toHaveLength(4)
  },
})

export const Default: Story = at('/seo', 'Search Engine Optimization')
export const BusinessCardDesign: Story = at('/businesscarddesign', 'Business Card Design')
export const BusinessKit: Story = at('/businesskit', 'Business Kit')
export const StartUpPackage: Story = at('/startuppackage', 'StartUpPackage')
export const WebDesign: Story = at('/services/webdesign', 'Web Design')
export const WebDevelopment: Story = at('/services/webdevelopment', 'Web Development')

/** An address may spell a path in another way; it is the same page. */
export const EncodedPath: Story = at('/%73tartuppackage/', 'StartUpPackage')

export const Mobile: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
