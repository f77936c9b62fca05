import type { Meta, StoryObj } from '@storybook/react-vite'
import { holdCode } from '../parts/stories/holdCode'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'
import { decisionCode } from './loadDecisions'
import { AfterTheCart } from './stories/AfterTheCart'
import * as steps from './stories/steps'

const { APPROVE, CHANGES, HARBOR, CARD, approval, button, gone, request, standsAt } = steps

/** The first decision of a visit waits for its code, unseen; what the person asks for meanwhile takes its place. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    route: '/cart',
    docs: { story: { inline: false, height: '720px' } },
  },
  render: (args) => <AfterTheCart {...args} />,
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Presses buttons before anything can open; each leads to its address. */
async function press(
  { userEvent }: Context,
  ...presses: readonly (readonly [name: string, address: string])[]
) {
  await steps.visit()
  const letGo = holdCode(decisionCode)
  try {
    for (const [name, address] of presses) {
      await userEvent.click(await button(name))
      await standsAt(address)
    }
  } finally {
    letGo()
  }
}

const FIRST = [`Approve: ${HARBOR}`, APPROVE] as const

/** The work that was asked for last is decided, and nothing opens after it. */
export const AnotherWork: Story = {
  play: async (context) => {
    const other = APPROVE.replace('work_1', 'work_4')
    await press(context, FIRST, [`Approve: ${CARD}`, other])
    await context.userEvent.click((await approval()).getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await gone()
    await steps.leavesNothing()
  },
}

/** Pressed again, since nothing seems to happen, then the other button of the row: cancelled, neither stands there. */
export const TheOtherDecision: Story = {
  play: async (context) => {
    await press(context, FIRST, FIRST, [`Request changes: ${HARBOR}`, CHANGES])
    await context.userEvent.click((await request()).getByRole('button', { name: 'Cancel' }))
    await gone()
    await steps.leavesNothing()
  },
}
