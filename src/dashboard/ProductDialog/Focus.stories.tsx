import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages } from '@/ui/FileDrop/stories/sampleFiles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { ProductDialog } from './ProductDialog'

/** Sent by Enter from a field: the focus stays in it, whatever comes, and nothing changes meanwhile. */
const meta = {
  tags: ['long'],
  component: ProductDialog,
  parameters: {
    scenario: { role: 'admin', outcomes: { createProduct: ['hold', 500] } },
    docs: { story: { inline: false, height: '860px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    initial: { title: 'Signage walk', slug: 'signage-walk', price: 500, tags: ['signage'] },
  },
  render: (args) => <TaskOwner of={ProductDialog} {...args} />,
} satisfies Meta<typeof ProductDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function filled() {
  const form = within(await screen.findByRole('dialog', { name: 'New Product' }))
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('5.00'))
  return form
}

/** Held, called off, tried again and refused: after each step the field has the focus. */
async function staysIn(field: HTMLInputElement, context: Context, keys: string) {
  const { userEvent } = context
  const creations = () => stageOf(context).backstage.calls.of('createProduct')
  const form = await filled()
  // What Enter does; userEvent does not know a submit button that stands outside its form.
  const enter = () => field.form?.requestSubmit()
  field.focus()
  enter()
  await waitFor(() => expect(creations()[0]?.status).toBe('held'))
  await expect(field).toHaveFocus()
  await userEvent.keyboard(keys)
  await expect(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await form.findByText(/^Stopped before the studio answered/)
  await expect(field).toHaveFocus()
  enter()
  await form.findByRole('alert')
  await expect(field).toHaveFocus()
  await expect(creations()[1]?.requestBody).toEqual(creations()[0]?.requestBody)
}

export const Price: Story = {
  play: async (context) => {
    const price = (await filled()).getByRole<HTMLInputElement>('textbox', { name: 'Price' })
    await staysIn(price, context, '9')
    await expect(price).toHaveValue('5.00')
  },
}

export const Kind: Story = {
  play: async (context) => {
    const service = (await filled()).getByRole<HTMLInputElement>('radio', { name: 'Service' })
    await staysIn(service, context, '{ArrowRight}')
    await expect(service).toBeChecked()
  },
}

/** All else rests too, and can be read. */
export const AllAtRest: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await filled()
    pick(screen.getByRole('dialog'), ...sampleImages(1))
    await form.findByRole('button', { name: /^Remove harbor/ })
    await userEvent.click(form.getByRole('button', { name: 'Create product' }))
    await form.findByRole('progressbar', { name: 'Creating the product' })
    await userEvent.click(form.getByRole('radio', { name: 'Website' }))
    await expect(form.getByRole('radio', { name: 'Service' })).toBeChecked()
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveAttribute('aria-readonly', 'true')
    const tags = form.getByRole('textbox', { name: /^Tags/ })
    await userEvent.click(tags)
    await userEvent.keyboard('{Backspace}logo{Enter}')
    await userEvent.paste('print')
    await expect(tags).toHaveFocus()
    await expect(form.queryByText('print')).toBeNull()
    await expect(form.getByText('signage')).toBeVisible()
    const choose = form.getByRole('button', { name: /Add files$/ })
    choose.focus()
    await expect(choose).toHaveFocus()
    await expect(choose).toHaveAttribute('aria-disabled', 'true')
  },
}
