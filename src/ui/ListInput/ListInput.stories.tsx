import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Field } from '../Field/Field'
import { pressIsOver, restOfPress } from '../Field/stories/press'
import { StateSheet } from '../Field/stories/StateSheet'
import { ListInput, type ListInputProps } from './ListInput'

const items = ['Keep the anchor, drop the rope', 'Wider lettering', 'Test the orange on kraft paper']

function Owner({ value: initial, onChange, ...rest }: ListInputProps) {
  const [value, setValue] = useState(initial)
  return (
    <ListInput
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
  component: ListInput,
  parameters: {
    keyboard: [
      ['Enter', 'in the box: adds the item; in an item: goes on to the box'],
      ['Escape', 'in an item: puts back what it said'],
      ['Tab', 'goes through the items, their Remove buttons and the box'],
      ['Space', 'on Remove: removes, and the focus goes to the next item'],
    ],
  },
  args: { value: [], onChange: fn(), itemLabel: 'Change', placeholder: 'One change' },
  render: (args) => (
    <Field label="What should change?" hint="One thing a line.">
      <Owner {...args} />
    </Field>
  ),
} satisfies Meta<typeof ListInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'What should change?' })
    await userEvent.type(box, 'Wider lettering{enter}')
    await expect(canvas.getByRole('textbox', { name: 'Change 1' })).toHaveValue('Wider lettering')
    await expect(box).toHaveValue('')
    await userEvent.type(box, '   {enter}')
    await userEvent.type(box, 'Less orange')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Wider lettering', 'Less orange'])
    await expect(canvas.queryByRole('textbox', { name: 'Change 2' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('textbox', { name: 'Change 2' })).toHaveValue('Less orange')
    await expect(box).toHaveFocus()
  },
}

export const Filled: Story = { args: { value: items } }

export const EditInPlace: Story = {
  args: { value: items },
  play: async ({ canvas, args, userEvent }) => {
    const second = canvas.getByRole('textbox', { name: 'Change 2' })
    await userEvent.type(second, ' on the door')
    await expect(args.onChange).toHaveBeenLastCalledWith([items[0], 'Wider lettering on the door', items[2]])
    await userEvent.keyboard('{Escape}')
    await expect(second).toHaveValue('Wider lettering')
    await userEvent.clear(second)
    await expect(args.onChange).toHaveBeenLastCalledWith([items[0], items[2]])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Change 3' })).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Change 2' })).toHaveValue(items[2])
  },
}

/** An emptied item goes when the focus leaves it, and takes no other along, nor the focus. */
export const Emptied: Story = {
  args: { value: ['a', 'b', 'c', 'd', 'e'] },
  play: async ({ canvas, args, userEvent }) => {
    const item = (number: number) => canvas.getByRole('textbox', { name: `Change ${number}` })
    const remove = (number: number) => canvas.getByRole('button', { name: `Remove Change ${number}` })
    await userEvent.clear(item(2))
    await userEvent.click(remove(2))
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'c', 'd', 'e'])
    await userEvent.clear(item(2))
    await userEvent.click(item(3))
    await userEvent.keyboard('X')
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'dX', 'e'])
    await expect(item(2)).toHaveFocus()
    await userEvent.clear(item(3))
    await userEvent.tab()
    await expect(remove(3)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'What should change?' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The focus goes to the item that took the place, at the end to the one before, at last to the box. */
export const Remove: Story = {
  args: { value: items },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Change 2' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([items[0], items[2]])
    const next = canvas.getByRole('button', { name: 'Remove Change 2' })
    await waitFor(() => expect(next).toHaveFocus())
    await restOfPress(userEvent, next)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Change 1' })).toHaveFocus())
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What should change?' })).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** The Enter that ends a composition chooses a word; it adds nothing. */
export const Composing: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'What should change?' })
    await userEvent.type(box, '余白')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Change 1' })).toHaveValue('余白')
  },
}

/** What does not fit stays in the box, with the reason in sight, and counts as soon as there is room. */
export const PastedLines: Story = {
  args: { max: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'What should change?' }))
    await userEvent.paste(`${items[0]}\n\n${items[1]}\n`)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(args.onChange).toHaveBeenLastCalledWith(items.slice(0, 2))
    const box = canvas.getByRole('textbox', { name: 'What should change?' })
    await userEvent.paste('c\nd\ne')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(args.onChange).toHaveBeenLastCalledWith([...items.slice(0, 2), 'c'])
    await expect(box).toHaveValue('d\ne')
    await expect(box).toBeEnabled()
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('One thing a line. No more than 3. 2 lines are not added.')
    await expect(canvas.getByText('No more than 3. 2 lines are not added.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(box).toHaveValue('d\ne')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Change 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([items[1], 'c', 'd'])
    await expect(canvas.getByText('No more than 3. 1 line is not added.')).toBeVisible()
    await userEvent.type(box, '{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Change 3' })).toHaveValue('d')
    await expect(box).toHaveValue('e')
    await userEvent.clear(box)
    await expect(box).toBeEnabled()
    await expect(box).toHaveFocus()
    await expect(box).toBeValid()
    await expect(canvas.queryByText(/not added/)).toBeNull()
    await userEvent.paste('f')
    await expect(args.onChange).toHaveBeenLastCalledWith([items[1], 'c', 'd'])
    await expect(canvas.getByText('No more than 3. 1 line is not added.')).toBeVisible()
  },
}

export const Full: Story = {
  args: { value: items, max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('No more than 3')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled()
  },
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <Owner {...args} /> },
        { name: 'Filled', control: <Owner {...args} value={items} /> },
        { name: 'Disabled', control: <Owner {...args} disabled value={items.slice(0, 2)} /> },
        { name: 'Read only', control: <Owner {...args} readOnly value={items.slice(0, 2)} /> },
        {
          name: 'Invalid',
          hint: 'One thing a line.',
          error: 'Write at least one change.',
          control: <Owner {...args} />,
        },
        { name: 'Long content', control: <Owner {...args} value={[items.join(', and then '.repeat(2))]} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of ['Invalid']) await expect(canvas.getByRole('textbox', { name })).toBeInvalid()
    for (const name of ['Disabled']) await expect(canvas.getByRole('textbox', { name })).toBeDisabled()
  },
}

export const Disabled: Story = { args: { value: items, disabled: true } }

/** Its words can be focused and copied; nothing is added, removed or changed. */
export const ReadOnly: Story = {
  args: { value: items, readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    const second = canvas.getByRole('textbox', { name: 'Change 2' })
    await userEvent.click(second)
    await expect(second).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(second).toHaveValue(items[1])
    for (const control of canvas.getAllByRole('button')) await expect(control).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'What should change?' }), 'x{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="What should change?" hint="One thing a line." error="Write at least one change.">
      <Owner {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'What should change?' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('One thing a line. Write at least one change.')
  },
}

export const LongContent: Story = {
  args: {
    value: [
      'The lettering on the awning should sit a little wider, so that it can be read from the ferry on a grey day and by someone without glasses',
      'https://example.com/a-very-long-address/that-somebody-pasted-into-the-list/without-a-single-space',
      ...items,
    ],
  },
}

export const Dark: Story = { args: { value: items }, globals: { theme: 'dark' } }
