import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Field } from '../Field/Field'
import { pressIsOver, restOfPress } from '../Field/stories/press'
import { StateSheet } from '../Field/stories/StateSheet'
import { TagInput, type TagInputProps } from './TagInput'

function Owner({ value: initial, onChange, ...rest }: TagInputProps) {
  const [value, setValue] = useState(initial)
  return (
    <TagInput
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: TagInput,
  parameters: {
    keyboard: [
      ['Enter, comma, Space', 'make a tag of what was written'],
      ['Backspace', 'in the empty box: takes the last tag away'],
      ['Shift+Tab', 'goes back through the Remove buttons'],
      ['Enter / Space', 'on Remove: removes; the focus stays at its place in the row'],
    ],
  },
  args: { value: [], onChange: fn(), placeholder: 'logo, print, web' },
  render: (args) => (
    <Field label="Tags" optional hint="Enter, comma or space adds one.">
      <Owner {...args} />
    </Field>
  ),
} satisfies Meta<typeof TagInput>

const LONG = [
  'wayfinding-and-signage-for-harbours-and-other-places-where-the-wind-blows-all-the-year',
  ...Array.from({ length: 14 }, (_, index) => `letterpress-${index + 1}`),
]

/** Not for screen readers alone. */
async function inSight(text: HTMLElement) {
  await expect(text).toBeVisible()
  await expect(text.getBoundingClientRect().width).toBeGreaterThan(20)
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Tags (optional)' })
    await userEvent.type(box, 'Logo,print Web{enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['logo', 'print', 'web'])
    await userEvent.type(box, 'LOGO{enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('Already in the list')
    await inSight(canvas.getByText('Already in the list: logo'))
    await expect(box).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['logo', 'print'])
    await userEvent.type(box, 'last')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(['logo', 'print', 'last'])
    await expect(canvas.queryByText(/Already/)).toBeNull()
  },
}

export const Filled: Story = { args: { value: ['logo', 'signage', 'harbour'] } }

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Logo, web logo')
    await expect(args.onChange).toHaveBeenCalledWith(['logo', 'web'])
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

const MANY = Array.from({ length: 30 }, (_, index) => `sheet-${index + 1}`)

/** A column out of a spreadsheet, on top of what is there: each word once, however many there are. */
export const PastedMany: Story = {
  args: { value: ['logo'], onTextChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sig')
    await userEvent.paste(`nage\nLOGO\r\n print,\tweb ,, Print\nharbor\nmenu\n${MANY.join('\n')}`)
    const added = ['signage', 'print', 'web', 'harbor', 'menu', ...MANY]
    await expect(args.onChange).toHaveBeenLastCalledWith(['logo', ...added])
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('status')).toHaveTextContent(`Added ${added.join(', ')}`)
  },
}

export const Remove: Story = {
  args: { value: ['logo', 'signage', 'harbour'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove signage' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['logo', 'harbour'])
    const next = canvas.getByRole('button', { name: 'Remove harbour' })
    await waitFor(() => expect(next).toHaveFocus())
    await restOfPress(userEvent, next)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove logo' })).toHaveFocus())
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

/** The Enter and the spaces of a composition belong to the input method. */
export const Composing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '活版')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['活版'])
    // While a word is composed, the box may hold spaces; only the end of the composition makes tags of it.
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }))
    }
    write('yin')
    write('yin shua')
    await waitFor(() => expect(box).toHaveValue('yin shua'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    write('印刷 ')
    fireEvent.compositionEnd(box, { data: '印刷' })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['活版', '印刷']))
  },
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <Owner {...args} /> },
        { name: 'Filled', control: <Owner {...args} value={['logo', 'print', 'web']} /> },
        { name: 'Disabled', control: <Owner {...args} disabled value={['logo', 'signage']} /> },
        { name: 'Disabled, empty', control: <Owner {...args} disabled /> },
        {
          name: 'Invalid',
          hint: 'Enter, comma or space adds one.',
          error: 'Add at least one tag.',
          control: <Owner {...args} />,
        },
        { name: 'Long content', control: <Owner {...args} value={LONG} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid']) await expect(canvas.getByRole('textbox', { name })).toBeInvalid()
    for (const name of ['Disabled', 'Disabled, empty'])
      await expect(canvas.getByRole('textbox', { name })).toBeDisabled()
  },
}

export const Disabled: Story = { args: { value: ['logo', 'signage'], disabled: true } }

export const Invalid: Story = {
  render: (args) => (
    <Field label="Tags" hint="Enter, comma or space adds one." error="Add at least one tag.">
      <Owner {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter, comma or space adds one. Add at least one tag.',
    )
  },
}

export const LongContent: Story = {
  args: {
    value: LONG,
  },
}

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
