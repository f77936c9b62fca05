import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LongwaveDial } from '@/content/art/covers/LongwaveDial'
import { ButtonLink } from '@/ui/Button/ButtonLink'
import { PictureHead } from './PictureHead'

const meta = {
  component: PictureHead,
  args: {
    title: 'Web Design',
    lead: 'Pages drawn around what your visitors came for.',
    action: <ButtonLink href="/contact">Get Started</ButtonLink>,
    picture: <LongwaveDial />,
    caption: 'Longwave Radio',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Mobile: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const LongContent: Story = {
  args: {
    title: 'Internationalisation, accessibility and search engine optimization',
    lead: 'Words. '.repeat(60),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
