import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../Card/Card'
import { TextLink } from '../TextLink/TextLink'
import { Carousel } from './Carousel'

/** Turned by a finger, which moves the row and presses no button. */
const meta = {
  component: Carousel,
  args: {
    label: 'What clients say',
    children: ['Ines Duarte', 'Tomas Reyes', 'Lia Moreau'].map((who) => (
      <Card key={who}>
        <TextLink href="#project">{who}</TextLink>
      </Card>
    )),
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const swipes: Story['play'] = async ({ canvas }) => {
  const row = canvas.getByRole('list')
  await waitFor(() => {
    // A row that has just been laid out goes back to its slide once.
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    expect(canvas.getByText('Slide 2 of 3')).toBeInTheDocument()
  })
  await expect(canvas.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  const link = canvas.getByRole('link', { name: 'Tomas Reyes' })
  link.focus()
  await expect(link).toHaveFocus()
}

export const Default: Story = {
  play: async (context) => {
    await swipes(context)
    // The browser rests the row up to half a pixel off its slide: what is in it is not cut for that.
    const row = context.canvas.getByRole('list').getBoundingClientRect()
    const card = context.canvas.getByText('Tomas Reyes').parentElement?.getBoundingClientRect()
    await expect(Number(card?.left) - row.left).toBeGreaterThanOrEqual(0.5)
    await expect(row.right - Number(card?.right)).toBeGreaterThanOrEqual(0.5)
  },
}

/** As in Safari before 26.2, where nothing tells that a scroll has ended: the swiped slide can be reached all the same. */
export const WithoutScrollEnd: Story = {
  beforeEach: () => {
    const { onscrollend } = window
    const silence = (event: Event) => event.stopImmediatePropagation()
    Reflect.deleteProperty(window, 'onscrollend')
    window.addEventListener('scrollend', silence, true)
    return () => {
      window.removeEventListener('scrollend', silence, true)
      Object.assign(window, { onscrollend })
    }
  },
  play: async (context) => {
    await expect('onscrollend' in window).toBe(false)
    await swipes(context)
  },
}
