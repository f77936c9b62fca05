import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { ApprovalsPanel } from './ApprovalsPanel'
import * as steps from './stories/steps'

/** The work is decided elsewhere while changes are asked for: what was written stands there to be read and copied. */
const meta = {
  tags: ['long'],
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client', outcomes: { requestChanges: 409 } },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    initial: {
      kind: 'changes',
      work: 'work_1',
      comment: 'The lettering should sit a little wider.',
      items: ['Wider lettering', 'Less orange'],
    },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The server refuses it. What is left of that press does not close it, so that its words can be read. */
export const RequestRefused: Story = {
  play: async ({ userEvent }) => {
    const dialog = await steps.request()
    const sheet = screen.getByRole('dialog', { name: 'Request changes' })
    await expect(sheet).toHaveAccessibleDescription(/The studio hears of it at once/)
    const pressed = dialog.getByRole('button', { name: 'Send request' })
    await userEvent.click(pressed)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This work was already approved.')
    await waitFor(() => expect(pressed).toHaveTextContent('Close'))
    await fireEvent.click(pressed, { detail: 2 })
    await expect(await fireEvent.keyDown(pressed, { key: 'Enter', repeat: true })).toBe(false)
    await expect(sheet).not.toHaveAccessibleDescription()

    const item = dialog.getByRole('textbox', { name: 'Change 2' })
    await userEvent.click(item)
    await expect(item).toHaveFocus()
    await expect(item).toHaveAttribute('readonly')
    await expect(dialog.getByRole('button', { name: 'Remove Change 2' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()

    await steps.takesPresses()
    await userEvent.click(pressed)
    await steps.gone()
  },
}

/** Something broke, and by the list the work waits no more: that is said, and no failure beside it. */
export const AnswerLost: Story = {
  parameters: {
    scenario: {
      role: 'client',
      outcomes: { requestChanges: 500, listClientWorks: ['ok', 'hold', 'ok'] },
    },
  },
  play: async (context) => {
    const stage = stageOf(context)
    const dialog = await steps.request()
    await steps.approvedElsewhere(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await dialog.findByRole('alert')
    await waitFor(() => expect(stage.release('listClientWorks')).toBe(1))
    await expect(await dialog.findByText('This work no longer waits for your decision.')).toBeVisible()
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

/** The server knows nothing of the work any more. */
export const NotFound: Story = {
  ...AnswerLost,
  parameters: {
    chromatic: { disableSnapshot: true },
    scenario: {
      role: 'client',
      outcomes: { requestChanges: 404, listClientWorks: ['ok', 'hold', 'ok'] },
    },
  },
}

export const Mobile: Story = { ...AnswerLost, globals: { viewport: { value: 'phone', isRotated: false } } }
