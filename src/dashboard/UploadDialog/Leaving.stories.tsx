import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pick } from '@/ui/FileDrop/stories/handOver'
import { sampleImages } from '@/ui/FileDrop/stories/sampleFiles'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { DashboardScreen } from '../DashboardScreen/DashboardScreen'
import { seen } from '../parts/stories/seen'
import { takesOut } from './stories/takesOut'

/** Stands for the browser's own Back, and for its list of steps, in which somebody goes back two at once. */
function BackKeys() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return [1, 2].map((steps) => (
    <button
      key={steps}
      type="button"
      hidden
      data-testid={`back-${steps}`}
      data-search={search}
      onClick={() => navigate(-steps)}
    />
  ))
}

const UPLOAD = 'Upload Work'

/** A task that was opened from another screen, and is left. */
const meta = {
  tags: ['long'],
  component: DashboardScreen,
  parameters: {
    layout: 'fullscreen',
    scenario: { role: 'admin' },
    route: '/cart',
    docs: { story: { inline: false, height: '760px' } },
  },
  render: () => (
    <>
      <Routes>
        <Route path="/cart" element={<Link to="/admin?do=upload">The cart</Link>} />
        <Route path="/admin" element={<DashboardScreen />} />
      </Routes>
      <BackKeys />
    </>
  ),
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const cart = () => screen.findByRole('link', { name: 'The cart' })
const back = (steps = 1) => screen.getByTestId(`back-${steps}`).click()
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: UPLOAD })).toBeNull())

async function chosen({ userEvent }: Context) {
  await userEvent.click(await cart())
  const dialog = await screen.findByRole('dialog', { name: UPLOAD })
  pick(dialog, ...sampleImages(2))
  const form = within(dialog)
  await waitFor(() => expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2))
  return form
}

/** Back leads to the dashboard, which asks: files cannot be kept. No draft is offered, since nothing was written. */
export const BackAsksForFiles: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await chosen(context)
    back()
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you chose?' })
    const keep = within(question).getByRole('button', { name: 'Keep editing' })
    await seen('The 2 files that you chose are not kept.')
    await expect(within(question).queryByText(/draft/i)).toBeNull()
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(form.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    back()
    const discard = await screen.findByRole('button', { name: 'Discard' })
    // The address asks for it again.
    await waitFor(() => expect(screen.getByTestId('back-1').dataset.search).toBe('?do=upload'))
    await userEvent.click(discard)
    await gone()
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    back()
    await expect(await cart()).toBeVisible()
  },
}

/** With nothing in it Back closes it, and the next one leads to where the person was. So does Cancel. */
export const BackLeadsOn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await cart())
    await screen.findByRole('dialog', { name: UPLOAD })
    back()
    await gone()
    back()
    await userEvent.click(await cart())
    const dialog = await screen.findByRole('dialog', { name: UPLOAD })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await gone()
    back()
    await expect(await cart()).toBeVisible()
  },
}

/** Sends, and leaves while it is on its way. */
async function leftWhileSending(context: Context) {
  const { userEvent } = context
  const stage = stageOf(context)
  const form = await chosen(context)
  const work = form.getByRole('combobox', { name: 'Work' })
  await waitFor(() => expect(work).toBeEnabled())
  await userEvent.click(work)
  await userEvent.click(await screen.findByRole('option', { name: /^Second café signage plan/ }))
  await userEvent.click(form.getByRole('button', { name: 'Upload submission' }))
  await waitFor(() => expect(stage.backstage.held()).toContain('submitWork'))
  back(2)
  await cart()
  return stage
}

/** It is sent while the person is elsewhere by now: they are told, and stay where they are. */
export const SentMeanwhile: Story = {
  parameters: { scenario: { role: 'admin', outcomes: { submitWork: 'hold' } } },
  play: async (context) => {
    const stage = await leftWhileSending(context)
    await expect(stage.release('submitWork')).toBe(1)
    await seen('Submission uploaded.')
    await expect(await cart()).toBeVisible()
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

/** Refused while they are elsewhere: no form says so any longer, and the message is spoken. */
export const RefusedMeanwhile: Story = {
  ...SentMeanwhile,
  play: async (context) => {
    const stage = await leftWhileSending(context)
    await takesOut(stage, 'work_6')
    await expect(stage.release('submitWork')).toBe(1)
    const message = await screen.findByRole('dialog')
    await expect(message).toHaveAttribute('data-tone', 'error')
    await expect(message).not.toHaveAttribute('aria-live')
  },
}
