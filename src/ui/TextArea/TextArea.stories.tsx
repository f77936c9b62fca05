import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { TextArea } from './TextArea'

const brief =
  'Keep the anchor, drop the rope. The lettering should sit a little wider, and the orange must hold on the brown kraft bags: last year it went muddy.\n'

const meta = {
  component: TextArea,
  parameters: {
    keyboard: [
      ['Enter', 'starts a new line; the box grows'],
      ['Tab', 'goes on: it is never written into the text'],
    ],
  },
  args: { name: 'message', onChange: fn() },
  render: (args) => (
    <Field label="Message">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await expect(canvasElement.querySelector('[style]')).toBeNull()
    const before = area.clientHeight
    await userEvent.type(area, 'one{enter}two{enter}three{enter}four{enter}five')
    await expect(area.clientHeight).toBeGreaterThan(before)
    await expect(area).toHaveValue('one\ntwo\nthree\nfour\nfive')
  },
}

export const Rows: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {([1, 2, 3, 5, 8] as const).map((rows) => (
        <Field key={rows} label={rows === 1 ? '1 row' : `${rows} rows`}>
          <TextArea {...args} minRows={rows} placeholder="What should change?" />
        </Field>
      ))}
    </div>
  ),
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <TextArea {...args} placeholder="What should change?" /> },
        { name: 'Filled', control: <TextArea {...args} defaultValue={brief} /> },
        { name: 'Disabled', control: <TextArea {...args} disabled defaultValue={brief} /> },
        { name: 'Read only', control: <TextArea {...args} readOnly value={brief} /> },
        {
          name: 'Invalid',
          hint: 'Two or three sentences are enough.',
          error: 'Write at least a sentence.',
          control: <TextArea {...args} defaultValue="Hi" />,
        },
        { name: 'Long content', control: <TextArea {...args} defaultValue={brief.repeat(4)} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid']) await expect(canvas.getByLabelText(name)).toBeInvalid()
    for (const name of ['Disabled']) await expect(canvas.getByLabelText(name)).toBeDisabled()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: brief } }

export const Invalid: Story = {
  render: (args) => (
    <Field label="Message" error="Write at least a sentence.">
      <TextArea {...args} defaultValue="Hi" />
    </Field>
  ),
}

export const LongContent: Story = {
  args: { defaultValue: brief.repeat(40) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}

export const Dark: Story = { ...Rows, globals: { theme: 'dark' } }
