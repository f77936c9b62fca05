import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Field } from '../Field/Field'
import { StateSheet } from '../Field/stories/StateSheet'
import { withPortal } from '../Select/stories/withPortal'
import { SearchSelect } from './SearchSelect'

const PLACES = ['Harbor Café', 'Mesa Seed', 'Pier Window', 'Night Ferry']
const options = Array.from({ length: 400 }, (_, index) => ({
  value: String(index + 1),
  label: `${PLACES[index % 4]} signage ${index + 1}`,
  disabled: index === 4,
}))

const long = options.map(({ value, label }) => ({
  value,
  label: `${label}, with the awning, the door plates, the opening hours and the menu board`,
}))

const onSubmit = fn()

const meta = {
  component: SearchSelect,
  args: { options, name: 'work', onValueChange: fn() },
  parameters: {
    keyboard: [
      ['Letters', 'find options that hold all the words, in any order; the first one is chosen by Enter'],
      ['Down / Up', 'opens the list; goes to the next or previous option'],
      ['Enter', 'chooses the option'],
      ['Escape', 'closes the list and puts back what was chosen'],
      ['Tab', 'does so and goes on'],
    ],
    // Base UI's focus guards are focusable on purpose: they hand the focus on the moment they get it.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  decorators: [withPortal],
  render: (args) => (
    <Field label="Work">
      <SearchSelect {...args} />
    </Field>
  ),
} satisfies Meta<typeof SearchSelect>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const boxOf = ({ canvas }: Context, name = 'Work') => canvas.getByRole<HTMLInputElement>('combobox', { name })
const closed = ({ canvas }: Context) => waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())

/** Fifty at first, and any of the hundreds by some words of it. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context
    const box = boxOf(context)
    await userEvent.click(box)
    const list = await canvas.findByRole('listbox', { name: 'Work' })
    await expect(within(list).getAllByRole('option')).toHaveLength(50)
    const told = (text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await told('First 50 of 400. Write more to narrow it down.')
    await userEvent.type(box, 'cafe')
    await told('First 50 of 100. Write more to narrow it down.')
    await userEvent.clear(box)
    await told('First 50 of 400. Write more to narrow it down.')
    await userEvent.type(box, '397 CAFE')
    await expect(within(list).getAllByRole('option')).toHaveLength(1)
    await told('1 of 400')
    await userEvent.click(within(list).getByRole('option', { name: 'Harbor Café signage 397' }))
    await closed(context)
    await expect(box).toHaveValue('Harbor Café signage 397')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('397')
    await expect(canvasElement.querySelector('input[name="work"]')).toHaveValue('397')
  },
}

/** What is written and not chosen is put back; with the list closed Escape belongs to what is around it. */
export const Keyboard: Story = {
  args: { defaultValue: '2' },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const box = boxOf(context)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('ferry 400')
    await canvas.findByRole('option', { name: 'Night Ferry signage 400' })
    await userEvent.keyboard('{Escape}')
    await closed(context)
    await expect(box).toHaveValue('Mesa Seed signage 2')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('Mesa Seed signage 2')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(box)
    await userEvent.keyboard('ferry 400')
    const first = await canvas.findByRole('option', { name: 'Night Ferry signage 400' })
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first.id))
    await userEvent.keyboard('{Enter}')
    await closed(context)
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('Night Ferry signage 400')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('400')
  },
}

/** Emptied, it holds nothing. */
export const Emptied: Story = {
  args: { defaultValue: '2' },
  play: async (context) => {
    await context.userEvent.clear(boxOf(context))
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(boxOf(context), 'zebra')
    await waitFor(() => expect(canvas.getByText(/^Nothing here is called that/)).toBeVisible())
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

function RegisteredForm() {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { work: '' } })
  return (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      noValidate
      onSubmit={handleSubmit((values) => onSubmit(values))}
    >
      <Field label="Work" error={formState.errors.work?.message}>
        <SearchSelect options={options} {...register('work', { required: 'Select a work.' })} />
      </Field>
      <Button type="submit">Send</Button>
      <Button variant="outline" onClick={() => reset({ work: '1' })}>
        Start over
      </Button>
    </form>
  )
}

export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async (context) => {
    const { canvas, userEvent } = context
    onSubmit.mockClear()
    const box = boxOf(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Select a work.')
    await expect(box).toHaveFocus()
    await expect(box).toBeInvalid()
    await userEvent.type(box, 'ferry 400')
    await userEvent.click(await canvas.findByRole('option', { name: 'Night Ferry signage 400' }))
    await waitFor(() => expect(canvas.queryByText('Select a work.')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ work: '400' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(box).toHaveValue('Harbor Café signage 1'))
  },
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <SearchSelect {...args} placeholder="Select a work" /> },
        { name: 'Chosen', control: <SearchSelect {...args} defaultValue="2" /> },
        { name: 'Disabled', control: <SearchSelect {...args} disabled defaultValue="2" /> },
        {
          name: 'Invalid',
          hint: 'Its client hears of it.',
          error: 'Select a work.',
          control: <SearchSelect {...args} />,
        },
        { name: 'Long content', control: <SearchSelect {...args} options={long} defaultValue="8" /> },
      ]}
    />
  ),
  play: async (context) => {
    await expect(boxOf(context, 'Invalid')).toBeInvalid()
    await expect(boxOf(context, 'Disabled')).toBeDisabled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2' },
  play: async (context) => {
    await context.userEvent.click(boxOf(context))
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Work" hint="Its client hears of it." error="Select a work.">
      <SearchSelect {...args} />
    </Field>
  ),
  play: async (context) => {
    await expect(boxOf(context)).toHaveAccessibleDescription('Its client hears of it. Select a work.')
  },
}

export const LongContent: Story = {
  args: { options: long, defaultValue: '8' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(boxOf(context))
    const list = await canvas.findByRole('listbox')
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('signage 8,')
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const Mobile: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Dark: Story = {
  ...LongContent,
  globals: { theme: 'dark' },
}
