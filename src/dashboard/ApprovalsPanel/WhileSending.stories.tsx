import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import { AfterTheCart } from './stories/AfterTheCart'
import * as steps from './stories/steps'

const { APPROVE, HARBOR, CARD, approval, back, button, forward, gone, standsAt } = steps

/** The person goes elsewhere while a decision is being sent: its answer tells them, and leads them nowhere. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client', outcomes: { approveWork: ['hold', 'ok'] } },
    route: '/cart',
    docs: { story: { inline: false, height: '720px' } },
  },
  render: (args) => <AfterTheCart {...args} />,
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function sending(context: Context) {
  const stage = stageOf(context)
  await steps.visit()
  await context.userEvent.click(await button(`Approve: ${HARBOR}`))
  await context.userEvent.click((await approval()).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(stage.backstage.held()).toContain('approveWork'))
  return stage
}

/** The row leaves under the focus, which goes on to the next one. */
export const BackWhileSending: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const stage = await sending(context)
    back()
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: `Approve: ${HARBOR}` })).toHaveFocus())
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await waitFor(() => expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull())
    const next = await button(`Request changes: ${CARD}`)
    await waitFor(() => expect(next).toHaveFocus())
    await steps.leavesNothing()
  },
}

/** Two steps back: the dashboard is left by now. */
export const LeftWhileSending: Story = {
  play: async (context) => {
    const stage = await sending(context)
    back()
    await steps.leavesNothing()
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await standsAt('/cart')
  },
}

/** Opened again it is still being sent, once, and closes with the answer. */
export const ForwardWhileSending: Story = {
  play: async (context) => {
    const stage = await sending(context)
    back()
    await gone()
    forward()
    const yes = (await approval()).getByRole('button', { name: 'Approve' })
    await expect(yes).toHaveAttribute('aria-disabled', 'true')
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await gone()
    await expect(stage.backstage.calls.of('approveWork')).toHaveLength(1)
    await steps.leavesNothing()
  },
}

/** Another work is being decided by now: its dialog stays open, and has the focus. */
export const AnotherWhileSending: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = await sending(context)
    back()
    await gone()
    await userEvent.click(await button(`Approve: ${CARD}`))
    const comment = (await approval()).getByRole('textbox')
    await userEvent.type(comment, 'Lovely')
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await standsAt(APPROVE.replace('work_1', 'work_4'))
    await expect(comment).toHaveFocus()
    await userEvent.click((await approval()).getByRole('button', { name: 'Approve' }))
    await gone()
    // Both rows are gone: the focus goes on to the next one that is left.
    const next = await button('Request changes: Order-ahead prototype')
    await waitFor(() => expect(next).toHaveFocus())
    await expect(stage.backstage.calls.of('approveWork')).toHaveLength(2)
    await steps.leavesNothing()
  },
}

/** Who goes on elsewhere on the page keeps the focus there. */
export const FocusElsewhere: Story = {
  play: async (context) => {
    const stage = await sending(context)
    back()
    await gone()
    const other = await button('Approve: Spring menu page')
    other.focus()
    await expect(stage.release('approveWork')).toBe(1)
    await waitFor(() => expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull())
    await expect(other).toHaveFocus()
  },
}

/** It was decided in another tab meanwhile: the server's words, spoken, and the row takes no focus along. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const stage = await sending(context)
    back()
    await gone()
    const api = await stage.openTab().api()
    await api.POST('/work/{id}/approve', { params: { path: { id: 'work_1' } }, body: { comment: '' } })
    await expect(stage.release('approveWork')).toBe(1)
    await seen('This work was already approved.')
    const message = screen.getByRole('dialog', { name: 'This work was already approved.' })
    await expect(message).not.toHaveAttribute('aria-live')
    await waitFor(() => expect(screen.queryByRole('heading', { name: HARBOR })).toBeNull())
    const next = await button(`Request changes: ${CARD}`)
    await waitFor(() => expect(next).toHaveFocus())
    await steps.leavesNothing()
  },
}

/** Its row says so and takes no other decision. */
export const OtherDecision: Story = {
  play: async (context) => {
    const stage = await sending(context)
    back()
    await gone()
    await expect(screen.getByText('Approval being sent')).toBeVisible()
    const other = await button(`Request changes: ${HARBOR}`)
    await expect(other).toBeDisabled()
    other.click()
    await standsAt('/dashboard')
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await expect(stage.backstage.calls.of('requestChanges')).toHaveLength(0)
    await steps.leavesNothing()
  },
}

/** Looks at another work meanwhile, and comes back by the row's button. */
async function reopened(context: Context) {
  const { userEvent } = context
  const stage = await sending(context)
  back()
  await gone()
  await userEvent.click(await button(`Approve: ${CARD}`))
  await userEvent.click((await approval()).getByRole('button', { name: 'Cancel' }))
  await gone()
  await userEvent.click(await button(`Approve: ${HARBOR}`))
  const question = await approval()
  const yes = question.getByRole('button', { name: 'Approve' })
  await expect(yes).toHaveAttribute('aria-disabled', 'true')
  return { stage, question, yes }
}

/** It is still being sent, once, and closes with the answer. */
export const ReopenedByTheButton: Story = {
  play: async (context) => {
    const { stage, yes } = await reopened(context)
    await context.userEvent.click(yes)
    await expect(stage.backstage.calls.of('approveWork')).toHaveLength(1)
    await expect(stage.release('approveWork')).toBe(1)
    await seen('Approved. Thank you!')
    await gone()
    const next = await button(`Request changes: ${CARD}`)
    await waitFor(() => expect(next).toHaveFocus())
    await steps.leavesNothing()
  },
}

/** From there it can be called off as well, and sent again. */
export const CalledOffReopened: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { stage, question, yes } = await reopened(context)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(await question.findByText(/^Stopped before the studio answered/)).toBeVisible()
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(yes)
    await seen('Approved. Thank you!')
    await gone()
    const statuses = stage.backstage.calls.of('approveWork').map(({ status }) => status)
    await expect(statuses).toEqual(['aborted', 200])
    await steps.leavesNothing()
  },
}
