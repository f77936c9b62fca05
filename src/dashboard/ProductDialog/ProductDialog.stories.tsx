import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleImages } from '@/ui/FileDrop/stories/sampleFiles'
import { LONG_TITLE } from '../parts/stories/SeedWorks'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { toldAboveTheTiles } from '../parts/stories/toldAboveTheTiles'
import { type InitialProduct, ProductDialog } from './ProductDialog'

/** What the dialog can come to, each state as it stands: nothing needs to be typed or clicked. */
const meta = {
  component: ProductDialog,
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '860px' } } },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={ProductDialog} {...args} />,
} satisfies Meta<typeof ProductDialog>

export default meta
type Story = StoryObj<typeof meta>

const filled: InitialProduct = {
  title: 'Signage walk',
  slug: 'signage-walk',
  kind: 'service',
  description: 'Two hours along your street, and a page on what can be read from where.',
  price: 48_000,
  tags: ['signage', 'advice'],
  gallery: sampleImages(3),
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Product' }))

/** A service in dollars, until somebody says otherwise. */
export const Default: Story = {
  play: async () => {
    const form = await dialog()
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'Service' })).toBeChecked()
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('USD')
    await expect(form.getByText('Up to 6 images')).toBeInTheDocument()
  },
}

export const Filled: Story = {
  args: { initial: filled },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('480.00'))
    await expect(await form.findAllByRole('button', { name: /^Remove harbor/ })).toHaveLength(3)
  },
}

/** Nothing written: three texts beside their fields, and the focus on the first. */
export const Invalid: Story = {
  args: { initial: { checked: true } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await seen('Title is required.')
    await seen('Slug is required.')
    await seen('Enter a valid price.')
    await userEvent.click(form.getByRole('button', { name: 'Create product' }))
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  },
}

/** A title without Latin letters makes no slug. */
export const NoLatinLetters: Story = {
  args: { initial: { title: '海辺のカフェ', price: 1999, checked: true } },
  play: async () => {
    await seen('Slug is required.')
    await expect((await dialog()).queryByText('Title is required.')).toBeNull()
  },
}

export const TooManyFiles: Story = {
  args: { initial: { ...filled, gallery: sampleImages(7), checked: true } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await seen('Please select up to 6 images.')
    await userEvent.click(form.getAllByRole('button', { name: /^Remove harbor/ })[0] as HTMLElement)
    await waitFor(() => expect(form.queryByText('Please select up to 6 images.')).toBeNull())
  },
}

/** The reason stands where the focus goes, not under all the pictures. */
export const TooManyFilesOnAPhone: Story = {
  args: TooManyFiles.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove harbor/ })).toHaveLength(7))
    await userEvent.click(form.getByRole('button', { name: 'Create product' }))
    await toldAboveTheTiles('New Product', 'Please select up to 6 images.')
  },
}

export const Uploading: Story = {
  args: { initial: { ...filled, progress: 40 } },
  play: async () => {
    const bar = await (await dialog()).findByRole('progressbar', { name: 'Uploading 3 files' })
    await expect(bar).toHaveAttribute('value', '40')
  },
}

export const Failed: Story = {
  args: { initial: { ...filled, failure: 'Create failed' } },
  play: async () => {
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Create failed')
  },
}

/** The slug and the one with four more characters are both taken: the server's words stand at the slug. */
export const SlugTaken: Story = {
  args: { initial: { ...filled, slugError: 'E11000 duplicate key: { slug: "signage-walk-k3x9" }' } },
  play: async () => {
    const slug = (await dialog()).getByRole('textbox', { name: 'Slug' })
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/E11000 duplicate key/))
  },
}

export const LongContent: Story = {
  args: {
    initial: {
      title: LONG_TITLE,
      slug: 'a-slug-that-is-as-long-as-the-title-'.repeat(5),
      description: LONG_TITLE,
      price: 99_999_999_999,
      currency: 'GBP',
      tags: Array.from({ length: 20 }, (_, at) => `tag-number-${at + 1}`),
      gallery: sampleImages(6),
      failure: `${LONG_TITLE} ${LONG_TITLE}`,
    },
  },
  play: async () => {
    const body = (await screen.findByRole('dialog')) as HTMLElement
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    await expect(body.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect((await dialog()).getByRole('button', { name: 'Create product' })).toBeVisible()
  },
}

/** At 320 px: one column, the buttons always in reach. */
export const LongContentSmall: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Mobile: Story = { ...Filled, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }

export const DarkInvalid: Story = {
  args: { initial: { checked: true } },
  globals: { theme: 'dark' },
  play: async () => {
    await seen('Title is required.')
  },
}
