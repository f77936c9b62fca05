import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StageApp } from '../../../.storybook/stage/StageApp'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { NewsletterScreen } from './NewsletterScreen'

const meta = {
  component: NewsletterScreen,
  parameters: { layout: 'fullscreen', route: '/newsletter' },
} satisfies Meta<typeof NewsletterScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'newsletter box' })).toHaveAttribute(
      'href',
      '/newsletter#newsletter',
    )
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** Submit by click and by Enter: no call, no change of address, no message, every letter kept. */
export const SubmitDoesNothing: Story = {
  args: {},
  parameters: { stage: 'app', docs: { story: { inline: false, height: '720px' } } },
  render: (_, context) => <StageApp path="/newsletter" runtime={stageOf(context).runtime} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Full name' })
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(name, 'Ana Reyes')
    await userEvent.type(email, 'not an address{Enter}')
    const words = canvas.getByRole('main').textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByRole('main').textContent).toBe(words)
    await expect(name).toHaveValue('Ana Reyes')
    await expect(email).toHaveValue('not an address')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
    const stage = stageOf(context)
    await expect(stage.calls()).toEqual([])
    await expect(stage.ports.departures).toEqual([])
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Small: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
