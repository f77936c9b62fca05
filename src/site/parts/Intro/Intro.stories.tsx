import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NothingFound } from '@/content/art/scenes/NothingFound'
import { Intro } from './Intro'

const meta = {
  component: Intro,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ask before you buy',
    lead: 'Short answers, written by the people who do the work.',
    picture: <NothingFound />,
  },
} satisfies Meta<typeof Intro>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ask before you buy' })).toBeVisible()
  },
}

export const Strip: Story = { args: { layout: 'strip' } }
export const WordsAlone: Story = { args: { picture: undefined } }
export const LongContent: Story = {
  args: {
    title: 'Questions about Unternehmenskommunikationsdienstleistungen and other very long words',
    lead: 'A lead that goes on for longer than anybody would want to read at the top of a page, and then some more, so that one sees where it breaks.',
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
