import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { drop, pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages, sampleVideo } from '@/ui/FileDrop/stories/sampleFiles'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { TaskOwner } from '../parts/stories/TaskOwner'
import { ProductDialog } from './ProductDialog'

/** From the first letter to the server's answer, and what can go wrong between. */
const meta = {
  tags: ['long'],
  component: ProductDialog,
  parameters: { scenario: { role: 'admin' }, docs: { story: { inline: false, height: '860px' } } },
  args: { open: true, onClose: fn(), onReopen: fn() },
  render: (args) => <TaskOwner of={ProductDialog} {...args} />,
} satisfies Meta<typeof ProductDialog>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The typical studio sells it already. */
const TAKEN = 'Logo sprint'
const creations = (stage: StoryStage) => stage.backstage.calls.of('createProduct')
const uploads = (stage: StoryStage) => stage.backstage.calls.of('uploadFiles')
const slugs = (stage: StoryStage) =>
  creations(stage).map(({ requestBody }) => (requestBody as { slug: string }).slug)
// By name: a message is a dialog too, and stays for 3200 ms.
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Product' })).toBeNull())

async function opened() {
  const root = await screen.findByRole('dialog', { name: 'New Product' })
  const form = within(root)
  return {
    ...form,
    root,
    title: form.getByRole('textbox', { name: 'Title' }),
    slug: form.getByRole('textbox', { name: 'Slug' }),
    price: form.getByRole('textbox', { name: 'Price' }),
    tags: form.getByRole('textbox', { name: /^Tags/ }),
    send: form.getByRole('button', { name: 'Create product' }),
  }
}

async function fill({ userEvent }: Context, title = 'Signage walk') {
  const form = await opened()
  await userEvent.type(form.title, title)
  await userEvent.type(form.price, '19.99')
  return form
}

/** The gallery goes first, then the product, with exactly the fields of the contract. */
export const Created: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const form = await fill(context)
    await userEvent.click(form.getByRole('radio', { name: 'Platform' }))
    await userEvent.click(form.getByRole('combobox', { name: 'Currency' }))
    await userEvent.click(await screen.findByRole('option', { name: 'EUR' }))
    await userEvent.type(form.tags, 'Logo, web logo{enter}')
    pick(form.root, ...sampleImages(2))
    await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove harbor/ })).toHaveLength(2))
    await userEvent.click(form.send)
    await seen('Product created.')
    await gone()
    await expect(uploads(stage)).toHaveLength(1)
    const [sent] = creations(stage)
    const gallery = (sent?.requestBody as { gallery: { url: string }[] } | undefined)?.gallery
    await expect(gallery).toHaveLength(2)
    await expect(sent?.requestBody).toEqual({
      kind: 'platform',
      title: 'Signage walk',
      slug: 'signage-walk',
      description: '',
      price: 1999,
      currency: 'EUR',
      tags: ['logo', 'web'],
      gallery,
      active: true,
    })
  },
}

/** Without images nothing is uploaded. */
export const WithoutGallery: Story = {
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await seen('Product created.')
    await expect(uploads(stageOf(context))).toHaveLength(0)
    await expect(creations(stageOf(context))[0]?.requestBody).toMatchObject({ gallery: [] })
    await expect(screen.queryByText(/was taken/)).toBeNull()
  },
}

/** The slug follows the title until it is written by hand; then it stays. */
export const SlugFollows: Story = {
  play: async ({ userEvent }) => {
    const form = await opened()
    await userEvent.type(form.title, 'Café & Bar, 2nd round!')
    await expect(form.slug).toHaveValue('cafe-bar-2nd-round')
    await userEvent.clear(form.slug)
    await userEvent.type(form.slug, 'My Café')
    await userEvent.tab()
    await expect(form.slug).toHaveValue('my-cafe')
    await userEvent.type(form.title, ' Again')
    await expect(form.slug).toHaveValue('my-cafe')
  },
}

/** An emptied slug is edited as well: it does not fill itself again, and is said to be missing. */
export const EmptiedSlug: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await fill(context, 'Logo')
    await userEvent.clear(form.slug)
    await userEvent.type(form.title, ' sprint')
    await expect(form.slug).toHaveValue('')
    await userEvent.click(form.send)
    await waitFor(() => expect(form.slug).toHaveAccessibleDescription(/Slug is required\.$/))
    await expect(form.slug).toHaveFocus()
    await expect(creations(stageOf(context))).toHaveLength(0)
    await userEvent.type(form.slug, 'sprint')
    await expect(form.slug).toBeValid()
  },
}

/** Said on leaving the field, not only on sending. */
export const SaidOnBlur: Story = {
  play: async ({ userEvent }) => {
    const form = await opened()
    await userEvent.click(form.title)
    await userEvent.tab()
    await seen('Title is required.')
    await userEvent.type(form.title, '海辺のカフェ')
    await userEvent.tab()
    await seen('Slug is required.')
    await userEvent.type(form.price, '12.345')
    await userEvent.tab()
    await seen('Enter a valid price.')
    await expect(form.price).toHaveValue('12.345')
    await userEvent.type(form.title, ' cafe')
    await waitFor(() => expect(form.queryByText('Slug is required.')).toBeNull())
  },
}

export const OnlyImages: Story = {
  play: async (context) => {
    const form = await fill(context)
    drop(form.root, sampleVideo())
    await seen('Please select up to 6 images.')
    await context.userEvent.click(form.send)
    await seen('Product created.')
    await expect(uploads(stageOf(context))).toHaveLength(0)
  },
}

/** A taken slug is tried once more, with four characters of the runtime's own chance; both is told. */
export const SlugTaken: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context, TAKEN)
    await context.userEvent.click(form.send)
    await seen('Product created.')
    await gone()
    const [first, second, ...others] = slugs(stage)
    await expect(first).toBe('logo-sprint')
    await expect(second).toMatch(/^logo-sprint-[a-z0-9]{4}$/)
    await expect(others).toEqual([])
    await seen(`The slug logo-sprint was taken. It is ${second} now.`)
  },
}

/** Taken twice: the server's message at the slug, which has the focus; the gallery is not uploaded again. */
export const SlugTakenTwice: Story = {
  parameters: { scenario: { outcomes: { createProduct: [409, 409, 'ok'] } } },
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    const form = await fill(context)
    pick(form.root, ...sampleImages(1))
    await form.findByRole('button', { name: /^Remove harbor/ })
    await userEvent.click(form.send)
    await waitFor(() => expect(form.slug).toHaveAccessibleDescription(/E11000|duplicate/i))
    await waitFor(() => expect(form.slug).toHaveFocus())
    await expect(creations(stage)).toHaveLength(2)
    await expect(form.queryByRole('alert')).toBeNull()
    await userEvent.clear(form.slug)
    await userEvent.type(form.slug, 'walk-two')
    await userEvent.click(form.send)
    await seen('Product created.')
    await expect(slugs(stage)[2]).toBe('walk-two')
    await expect(uploads(stage)).toHaveLength(1)
  },
}

/** Nothing that was written is lost, and the second try works. */
export const CreateFailed: Story = {
  parameters: { scenario: { outcomes: { createProduct: ['html', 'ok'] } } },
  play: async (context) => {
    const form = await fill(context)
    await context.userEvent.click(form.send)
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Create failed$/)
    // The alert is heard; the message says the same for the eye alone, and not on top of the buttons.
    const message = await screen.findByRole('dialog', { name: 'Create failed' })
    await expect(message).toHaveAttribute('aria-live', 'off')
    const buttons = form.send.getBoundingClientRect()
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(buttons.top)
    await expect(form.title).toHaveValue('Signage walk')
    await expect(form.price).toHaveValue('19.99')
    await context.userEvent.click(form.send)
    await seen('Product created.')
  },
}

/** However often it is clicked, it is sent once; and it can be called off. */
export const CalledOff: Story = {
  parameters: { scenario: { outcomes: { createProduct: ['hold', 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const form = await fill(context)
    await context.userEvent.dblClick(form.send)
    await waitFor(() => expect(creations(stage)[0]?.status).toBe('held'))
    await expect(creations(stage)).toHaveLength(1)
    await context.userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(creations(stage)[0]?.status).toBe('aborted'))
    await form.findByText(/^Stopped before the studio answered/)
    await context.userEvent.click(form.send)
    await seen('Product created.')
    await expect(creations(stage)).toHaveLength(2)
  },
}

export const DiscardAsksFirst: Story = {
  play: async ({ args, userEvent }) => {
    const form = await opened()
    await userEvent.type(form.tags, 'logo{enter}')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
