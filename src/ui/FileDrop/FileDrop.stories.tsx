import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test'
import { Field } from '../Field/Field'
import { pressIsOver, restOfPress } from '../Field/stories/press'
import { StateSheet } from '../Field/stories/StateSheet'
import { FileDrop } from './FileDrop'
import { dragOver, drop, pick } from './stories/handOver'
import { Owner } from './stories/Owner'
import { sampleImages, samplePdf, sampleVideo } from './stories/sampleFiles'

const meta = {
  component: FileDrop,
  parameters: {
    keyboard: [
      ['Enter or Space', 'on Choose files: opens the file picker'],
      ['Ctrl/Cmd+V', 'on Choose files: adds the files that were copied'],
      ['Tab', 'goes through the Remove buttons and Cancel upload'],
      ['Enter or Space', 'on Remove: takes the file out, and the focus goes to the next one'],
    ],
  },
  args: { value: [], onChange: fn(), kinds: ['image', 'video'], limit: 'Up to 5 images and 1 video' },
  render: (args) => (
    <Field label="Files">
      <Owner {...args} />
    </Field>
  ),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const five = [...sampleImages(4), sampleVideo()]
const REFUSED = 'Only images and videos can be added.'

/** Picked files are shown and announced; one that is there already is not taken twice. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Files Choose files' })
    await expect(button).toHaveAccessibleDescription('Up to 5 images and 1 video')
    const [one, two] = sampleImages(2) as [File, File]
    pick(canvasElement, one, two)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([one, two]))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files chosen.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    pick(canvasElement, ...sampleImages(3))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(button).toHaveTextContent('Add files')
  },
}

export const Filled: Story = { args: { value: five } }

/** The keyboard reaches the picker, once a key press. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const opened = spyOn(input, 'click').mockImplementation(() => {})
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Choose files/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await userEvent.click(canvasElement.querySelector('label') as HTMLElement)
    await expect(opened).toHaveBeenCalledTimes(3)
  },
}

export const Over: Story = {
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('input')?.parentElement
    dragOver(canvasElement, sampleVideo())
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    await expect(zone).not.toHaveAttribute('data-refusing')
  },
}

/** A wrong type is refused alike, dropped or picked, and is no part of the value; the right ones beside it are. */
export const WrongType: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    for (const give of [drop, pick]) {
      give(canvasElement, samplePdf())
      await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(`brief.pdf4 B${REFUSED}`))
      await expect(canvas.getByRole('status')).toHaveTextContent(`brief.pdf: ${REFUSED}`)
      await expect(args.onChange).not.toHaveBeenCalled()
      fireEvent.click(canvas.getByRole('button', { name: 'Remove brief.pdf' }))
      await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    }
    const [image] = sampleImages(1) as [File]
    drop(canvasElement, samplePdf(), image)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([image]))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** What was copied elsewhere is pasted with the focus on the button. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const [image] = sampleImages(1) as [File]
    const clipboardData = new DataTransfer()
    clipboardData.items.add(image)
    clipboardData.items.add(samplePdf())
    const button = canvas.getByRole('button', { name: /Choose files/ })
    button.focus()
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([image]))
    await expect(canvas.getByText(REFUSED)).toBeVisible()
  },
}

export const OnlyImages: Story = {
  args: { kinds: ['image'], limit: 'Up to 6 images' },
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvasElement, sampleVideo())
    await waitFor(() => expect(canvas.getByText('Only images can be added.')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The focus goes to the file that took the place, at the end to the one before, at last to the button. */
export const Remove: Story = {
  args: { value: sampleImages(3) },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [one, two, three] = sampleImages(3) as [File, File, File]
    const remove = (file: File) => canvas.getByRole('button', { name: `Remove ${file.name}` })
    await userEvent.click(remove(two))
    await waitFor(() => expect(remove(three)).toHaveFocus())
    await restOfPress(userEvent, remove(three))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove(one)).toHaveFocus())
    await pressIsOver()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Choose files/ })).toHaveFocus())
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    // The same file again.
    pick(canvasElement, two)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([two]))
  },
}

/** Even with all bytes sent it does not say 100 %. */
export const Uploading: Story = {
  args: { value: five, progress: 100, onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading 5 files' })).toHaveAttribute(
      'value',
      '99',
    )
    for (const button of canvas.getAllByRole('button', { name: /^Remove/ }))
      await expect(button).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  args: { value: sampleImages(1), progress: null },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '1 file sent, waiting for the answer' })
    await expect(bar).not.toHaveAttribute('value')
  },
}

/** Every state on one sheet. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Empty', control: <Owner {...args} /> },
        { name: 'Filled', control: <Owner {...args} value={sampleImages(2)} /> },
        {
          name: 'Uploading',
          control: <Owner {...args} value={sampleImages(2)} progress={60} onCancel={fn()} />,
        },
        { name: 'Disabled', control: <Owner {...args} value={sampleImages(2)} disabled /> },
        { name: 'Invalid', error: 'Please add at least one file.', control: <Owner {...args} /> },
      ]}
    />
  ),
}

export const Disabled: Story = {
  args: { value: sampleImages(2), disabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: /Add files/ })).toBeDisabled()
    drop(canvasElement, sampleVideo())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Files" error="Please add at least one file.">
      <Owner {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Up to 5 images and 1 video Please add at least one file.',
    )
  },
}

export const LongContent: Story = {
  args: {
    value: [
      ...sampleImages(6),
      new File(['x'.repeat(1_300_000)], `${'harbor_café_signage_final_v7_'.repeat(5)}.png`, {
        type: 'image/png',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(7)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { args: { value: five, progress: 60 }, globals: { theme: 'dark' } }
