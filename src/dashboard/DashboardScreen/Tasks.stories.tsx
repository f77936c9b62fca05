import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { DashboardScreen } from './DashboardScreen'

/** Stands for the browser's own Back, which works while a dialog is open, and for another step upon the dashboard. */
function BackKey() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <button type="button" hidden data-testid="back" data-search={search} onClick={() => navigate(-1)} />
      <button type="button" hidden data-testid="further" onClick={() => navigate('/admin?range=30d')} />
    </>
  )
}

/** The two tasks of admins: the address opens their dialogs. */
const meta = {
  tags: ['long'],
  component: DashboardScreen,
  parameters: {
    layout: 'fullscreen',
    scenario: { role: 'admin' },
    route: '/admin',
    docs: { story: { inline: false, height: '760px' } },
  },
  render: () => (
    <>
      <DashboardScreen />
      <BackKey />
    </>
  ),
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** What the link says, and what the dialog is called. */
const UPLOAD = 'Upload submission'
const UPLOAD_WORK = 'Upload Work'
const PRODUCT = 'New Product'
// By name: a message is a dialog too, and stays for 3200 ms.
const gone = () =>
  waitFor(() => {
    for (const name of [UPLOAD_WORK, PRODUCT]) expect(screen.queryByRole('dialog', { name })).toBeNull()
  })
const back = () => screen.getByTestId('back').click()

/** An address that was shared or reloaded. The queue's lists are there: they are not asked for twice. */
export const Upload: Story = {
  parameters: { route: '/admin?do=upload' },
  play: async (context) => {
    const dialog = await screen.findByRole('dialog', { name: UPLOAD_WORK })
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Work' })).toBeEnabled())
    await expect(stageOf(context).backstage.calls.of('listAdminWorks')).toHaveLength(3)
  },
}

export const Product: Story = {
  parameters: { route: '/admin?do=product' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: PRODUCT })).toBeInTheDocument()
  },
}

/** Opened from the header and closed by Cancel; the focus comes back. */
export const OpensAndCloses: Story = {
  play: async ({ userEvent }) => {
    const link = await screen.findByRole('link', { name: PRODUCT })
    await userEvent.click(link)
    const dialog = await screen.findByRole('dialog', { name: PRODUCT })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await gone()
    await waitFor(() => expect(link).toHaveFocus())
  },
}

/** Opened by keyboard, and closed by the browser's Back. */
export const BackCloses: Story = {
  play: async ({ userEvent }) => {
    const link = await screen.findByRole('link', { name: UPLOAD })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: UPLOAD_WORK })
    back()
    await gone()
    await waitFor(() => expect(link).toHaveFocus())
  },
}

/** A step further on the dashboard a task is opened and closed: what the address held stays, and Back is one step. */
async function leavesNothing({ userEvent }: Context, link: () => Promise<HTMLElement>): Promise<void> {
  const search = () => screen.getByTestId('back').dataset.search
  // Cheaper than by role, in all of a dashboard.
  const dialog = () => screen.queryByText(PRODUCT, { selector: 'h2' })
  await link()
  screen.getByTestId('further').click()
  await waitFor(() => expect(search()).toBe('?range=30d'))
  await userEvent.click(await link())
  await waitFor(() => expect(dialog()).toBeVisible())
  await expect(search()).toBe('?range=30d&do=product')
  await userEvent.click(screen.getByText('Cancel', { selector: '[role="dialog"] button' }))
  await waitFor(() => expect(dialog()).toBeNull())
  await waitFor(() => expect(search()).toBe('?range=30d'))
  back()
  await waitFor(() => expect(search()).toBe(''))
}

export const LeavesNoStep: Story = {
  play: (context) => leavesNothing(context, () => screen.findByText(PRODUCT, { selector: 'a' })),
}

/** Back with something written: the dialog stays and asks; what was written is still there. */
export const BackAsksFirst: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: PRODUCT }))
    const dialog = await screen.findByRole('dialog', { name: PRODUCT })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Signage walk')
    back()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Signage walk')
    back()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone()
    await userEvent.click(await screen.findByRole('link', { name: PRODUCT }))
    const fresh = await screen.findByRole('dialog', { name: PRODUCT })
    await expect(within(fresh).getByRole('textbox', { name: 'Title' })).toHaveValue('')
  },
}

/** A created product stands in the list at once. */
export const CreatedShows: Story = {
  parameters: { route: '/admin?do=product' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: PRODUCT }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Signage walk')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '480')
    await userEvent.click(dialog.getByRole('button', { name: 'Create product' }))
    await seen('Product created.')
    await gone()
    const list = within(await screen.findByRole('region', { name: 'Products' }))
    await expect(await list.findByRole('heading', { name: 'Signage walk' })).toBeVisible()
  },
}

/** A client has neither the buttons nor, whatever the address says, the dialogs. */
export const Client: Story = {
  parameters: { scenario: { role: 'client' }, route: '/dashboard?do=upload' },
  play: async () => {
    await screen.findByRole('list', { name: 'Approvals' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('link', { name: UPLOAD })).toBeNull()
    await expect(screen.queryByRole('link', { name: PRODUCT })).toBeNull()
  },
}

/** A phone has them in the bar. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent }) => {
    const bar = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
    await expect(screen.queryByRole('link', { name: UPLOAD })).toBeNull()
    await userEvent.click(bar.getByRole('link', { name: 'Upload' }))
    await expect(await screen.findByRole('dialog', { name: UPLOAD_WORK })).toBeInTheDocument()
  },
}

/** So does the bar. */
export const MobileLeavesNoStep: Story = {
  ...Mobile,
  play: (context) => leavesNothing(context, () => screen.findByText('Product', { selector: 'nav a' })),
}
