import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { ApprovalsPanel } from './ApprovalsPanel'

/** More than the contract takes: that is said beside what is too long, nothing is sent, and nothing written is cut. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const LONG_ITEM = 'w'.repeat(1001)
const LONG_COMMENT = 'w'.repeat(10_001)

/** A change item, whether it was added yet or stands in the box. */
export const ChangeItem: Story = {
  args: { initial: { kind: 'changes', work: 'work_1', comment: 'Nearly there.', items: ['Less orange'] } },
  play: async (context) => {
    const { userEvent } = context
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes' }))
    const box = dialog.getByRole('textbox', { name: /^Change items/ })
    const send = dialog.getByRole('button', { name: 'Send request' })
    await userEvent.click(box)
    await userEvent.paste(LONG_ITEM)
    await userEvent.click(send)
    await seen('Change 2: Use 1,000 characters at most.')
    await expect(box).toHaveValue(LONG_ITEM)
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    const second = dialog.getByRole('textbox', { name: 'Change 2' })
    await expect(second).toHaveValue(LONG_ITEM)
    await expect(stageOf(context).backstage.calls.of('requestChanges')).toHaveLength(0)
    await userEvent.click(second)
    await userEvent.keyboard('{End}{Backspace}')
    await waitFor(() => expect(dialog.queryByText(/characters at most/)).toBeNull())
    await userEvent.click(send)
    await seen('Requested changes sent.')
    const [sent] = stageOf(context).backstage.calls.of('requestChanges')
    await expect(sent?.requestBody).toMatchObject({ requestedChanges: ['Less orange', 'w'.repeat(1000)] })
  },
}

export const Comment: Story = {
  args: { initial: { kind: 'changes', work: 'work_1', comment: LONG_COMMENT } },
  play: async (context) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    const comment = dialog.getByRole('textbox', { name: 'What should change?' })
    await waitFor(() => expect(comment).toHaveAccessibleDescription('Use 10,000 characters at most.'))
    await expect(comment).toHaveValue(LONG_COMMENT)
    await expect(stageOf(context).backstage.calls.of('requestChanges')).toHaveLength(0)
  },
}

export const CommentOfAnApproval: Story = {
  args: { initial: { kind: 'approve', work: 'work_1', comment: LONG_COMMENT } },
  play: async (context) => {
    const { userEvent } = context
    const { calls } = stageOf(context).backstage
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
    const comment = question.getByRole('textbox', { name: 'Comment (optional)' })
    await expect(comment).toHaveAccessibleDescription('Use 10,000 characters at most.')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await expect(comment).toHaveFocus()
    await expect(calls.of('approveWork')).toHaveLength(0)
    await userEvent.keyboard('{End}{Backspace}')
    await userEvent.click(question.getByRole('button', { name: 'Approve' }))
    await seen('Approved. Thank you!')
    await expect(calls.of('approveWork')).toHaveLength(1)
  },
}
