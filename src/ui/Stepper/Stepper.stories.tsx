import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper'

const meta = {
  component: Stepper,
  args: { label: 'Create an account', steps: ['You', 'Password', 'Review'], current: 1 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible()
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('You, complete')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[0, 1, 2, 3].map((current) => (
        <Stepper key={current} {...args} current={current} />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}

export const LongContent: Story = {
  args: {
    steps: [
      'Who you are and how we reach you',
      'What the studio should make',
      'When it has to be ready',
      'Review',
    ],
  },
}
