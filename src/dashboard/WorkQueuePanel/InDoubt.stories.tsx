import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { WorkQueuePanel } from './WorkQueuePanel'

/** When the lists are asked what became of moves: when an answer was lost, and once after the last of several. */
const meta = {
  tags: ['long'],
  component: WorkQueuePanel,
  parameters: { scenario: { role: 'admin', outcomes: { completeWork: ['ok', 'offline'] } } },
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const FERRY = { _id: 'work_23', title: 'Ferry booking prototype' }
const ferry = () => screen.queryByRole('heading', { name: FERRY.title })

/** Completes a work whose completion the server has and nobody heard of. */
async function complete(context: Context): Promise<void> {
  const stage = stageOf(context)
  const button = await screen.findByRole('button', { name: `Complete: ${FERRY.title}` })
  const api = await stage.openTab().api()
  await api.POST('/work/{id}/complete', { params: { path: { id: FERRY._id } } })
  await expect(ferry()).toBeVisible()
  await context.userEvent.click(button)
  await seen('Complete failed')
  await waitFor(() => expect(ferry()).toBeNull())
  await expect(stage.backstage.calls.of('listAdminWorks')).toHaveLength(6)
}

export const NoAnswer: Story = { play: complete }

/** A proxy gave up waiting. */
export const AnsweredByAProxy: Story = {
  parameters: { scenario: { outcomes: { completeWork: ['ok', 'html'] } } },
  play: complete,
}

/** Two that end in the same instant: neither takes the other for one that is still to come. */
export const BothAtOnce: Story = {
  parameters: { scenario: { outcomes: { completeWork: ['hold', 'hold'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const buttons = await screen.findAllByRole('button', { name: /^Complete: / })
    for (const button of buttons.slice(0, 2)) await context.userEvent.click(button)
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(2))
    const asked = stage.backstage.calls.of('listAdminWorks').length
    stage.release('completeWork')
    await waitFor(() => expect(stage.backstage.calls.of('listAdminWorks')).toHaveLength(asked + 3))
  },
}
