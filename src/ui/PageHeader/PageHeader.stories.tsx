import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { PageHeader } from './PageHeader'

const meta = {
  component: PageHeader,
  args: { title: 'My Projects', lead: 'Everything the studio is making for you, newest first.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button variant="outline">Write to the studio</Button>
    <Button>New project</Button>
  </>
)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible()
  },
}

export const WithActions: Story = { args: { actions, eyebrow: 'Studio' } }

export const Display: Story = {
  args: {
    size: 'display',
    eyebrow: 'Orange County, California',
    title: 'Websites that hold their register',
    actions,
  },
}

export const Dark: Story = { args: Display.args ?? {}, globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: {
    title: 'Everything about the harbour café, its terrace, its signage and the website that goes with them',
    actions,
  },
}
