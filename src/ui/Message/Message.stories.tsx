import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { Message } from './Message'

const meta = {
  component: Message,
  args: { children: 'Round 2 was sent to the client.' },
  parameters: {
    keyboard: [
      ['Tab', 'goes to the text while it is too long to be seen whole'],
      ['Arrow keys', 'scroll it'],
    ],
  },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['info', 'success', 'warning', 'danger'] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Round 2 was sent to the client.')
  },
}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 560 }}>
      {tones.map((tone) => (
        <Message {...args} key={tone} tone={tone} title={`Tone: ${tone}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
  },
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The upload was cut off after 3 of 8 files.',
    action: (
      <Button size="sm" variant="outline">
        Try again
      </Button>
    ),
  },
}

export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'The deadline of the harbour café signage has passed',
    children:
      'It was due on 12 March. Files named harbour_cafe_signage_final_final_v7_print_ready_with_bleed_and_crop_marks.pdf can still be handed in, and the client hears of it at once.',
  },
}

/** However much a server says, the form below stays in reach. */
export const EndlessContent: Story = {
  args: {
    tone: 'danger',
    children: `The server said: ${'a stack of things that went wrong, '.repeat(120)}and_a_word_without_an_end_${'x'.repeat(300)}`,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('region', { name: 'Message' })
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(canvas.getByRole('alert').getBoundingClientRect().height).toBeLessThan(
      window.innerHeight * 0.6,
    )
  },
}
