import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { draftIn, leaveDraft } from '../../../.storybook/stage/drafts'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { ProductDialog } from './ProductDialog'

/** A product that was begun and not created. */
const meta = {
  component: ProductDialog,
  args: { open: true, onClose: fn(), onReopen: fn() },
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <TaskOwner of={ProductDialog} {...args} />,
} satisfies Meta<typeof ProductDialog>

export default meta
type Story = StoryObj<typeof meta>

const WORDS = {
  title: 'Signage walk',
  slug: 'signage-walk',
  kind: 'service',
  description: 'An hour through your street.',
  price: 48_000,
  currency: 'EUR',
  tags: ['signage'],
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Product' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Product' })).toBeNull())
const photo = () => new File(['x'], 'walk.png', { type: 'image/png' })

/** All but its files, and it is said that those are missing. */
export const Restored: Story = {
  beforeEach: leaveDraft('product', { ...WORDS, files: 3 }),
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Signage walk'))
    await expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('480.00')
    await expect(form.getByText('signage')).toBeInTheDocument()
    await waitFor(() => expect(form.getByText(/^Draft restored/)).toBeVisible())
    await expect(form.getByText('Its 3 files are not kept: choose them again.')).toBeVisible()
    // As where it opens empty, not on Discard: a Space would empty it.
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  },
}

/** Discarded, its own slug as well: the next one follows the title again. */
export const DiscardedSlug: Story = {
  beforeEach: leaveDraft('product', { ...WORDS, slug: 'walk-with-us' }),
  play: async ({ userEvent }) => {
    const form = await dialog()
    const title = form.getByRole('textbox', { name: 'Title' })
    const slug = form.getByRole('textbox', { name: 'Slug' })
    await waitFor(() => expect(slug).toHaveValue('walk-with-us'))
    await userEvent.click(title)
    await userEvent.click(form.getByRole('button', { name: 'Discard' }))
    await userEvent.type(title, 'Menu')
    await expect(slug).toHaveValue('menu')
  },
}

/** A price that is none yet and a tag on its way, as they were typed. */
export const RestoredUnfinished: Story = {
  beforeEach: leaveDraft('product', { ...WORDS, price: null, amount: '480,', tag: 'wayfi' }),
  play: async (context) => {
    const form = await dialog()
    const price = await form.findByRole('textbox', { name: 'Price' })
    await waitFor(() => expect(price).toHaveValue('480,'))
    const tags = form.getByRole('textbox', { name: /^Tags/ })
    await expect(tags).toHaveValue('wayfi')
    await context.userEvent.type(tags, 'nd')
    await waitFor(() => expect(draftIn(context, 'product')).toContain('"tag":"wayfind"'))
    await context.userEvent.clear(price)
    await expect(price).toHaveValue('')
    await expect(form.getByText('wayfind')).toBeInTheDocument()
    await context.userEvent.type(price, 'four')
    await waitFor(() => expect(draftIn(context, 'product')).toContain('"amount":"four"'))
  },
}

/** Left with words and a file: the words can be kept, the file cannot. */
export const KeptAsDraft: Story = {
  play: async (context) => {
    const { userEvent } = context
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Signage walk')
    // Words are kept at each letter: nothing needs to be asked for them.
    await expect(leaves()).toBe(true)
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input as HTMLInputElement, photo())
    await waitFor(() => expect(leaves()).toBe(false))
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await seen('The file that you chose is not kept.')
    const keep = await screen.findByRole('button', { name: 'Keep as draft' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(draftIn(context, 'product')).toContain('Signage walk')
    await expect(draftIn(context, 'product')).toContain('"files":1')
  },
}

/** Created, and nothing is kept. */
export const CreatedAndGone: Story = {
  beforeEach: leaveDraft('product', WORDS),
  play: async (context) => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Signage walk'))
    await context.userEvent.click(form.getByRole('button', { name: 'Create product' }))
    await seen('Product created.')
    await gone()
    await expect(draftIn(context, 'product')).toBeNull()
  },
}

export const Offline: Story = {
  beforeEach: (context) => {
    leaveDraft('product', WORDS)(context)
    stageOf(context).ports.network.set(false)
  },
  play: async (context) => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Signage walk'))
    await context.userEvent.click(form.getByRole('button', { name: 'Create product' }))
    await expect(await form.findByText(/What you wrote is kept here/)).toBeInTheDocument()
    await expect(stageOf(context).backstage.calls.of('createProduct')).toHaveLength(0)
  },
}

export const Mobile: Story = { ...Restored, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { ...Offline, globals: { theme: 'dark' } }
