import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { InitialDecision } from '../decision/types'
import { ApprovalsPanel } from './ApprovalsPanel'

/** What a decision's dialog can come to, each state as it stands: nothing needs to be typed or clicked. */
const meta = {
  component: ApprovalsPanel,
  parameters: {
    extensions: [],
    scenario: { role: 'client' },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ApprovalsPanel>

export default meta
type Story = StoryObj<typeof meta>

const WORDS = 'The lettering should sit a little wider.'
const FAILURE = 'Something broke on our side.'

const approve: InitialDecision = { kind: 'approve', work: 'work_1' }
const changes: InitialDecision = {
  kind: 'changes',
  work: 'work_1',
  comment: WORDS,
  items: ['Wider lettering', 'Less orange in the sleeve'],
  deadline: '2026-03-20',
}

const approval = async () => within(await screen.findByRole('alertdialog', { name: 'Approve this work?' }))
const request = async () => within(await screen.findByRole('dialog', { name: 'Request changes' }))

export const Approve: Story = {
  args: { initial: approve },
  play: async () => {
    await expect((await approval()).getByText('$1,250.00')).toBeInTheDocument()
  },
}

/** A try that failed: the server's words, and the comment is still there. */
export const ApproveFailed: Story = {
  args: { initial: { ...approve, comment: 'Lovely. Print it.', failure: FAILURE } },
  play: async () => {
    const dialog = await approval()
    await expect(dialog.getByRole('alert')).toHaveTextContent(FAILURE)
    await expect(dialog.getByRole('textbox')).toHaveValue('Lovely. Print it.')
  },
}

/** Everything filled in; closing asks first, since all of it was written. */
export const Changes: Story = {
  args: { initial: changes },
  play: async ({ userEvent }) => {
    const dialog = await request()
    await waitFor(() => expect(dialog.getByLabelText(/^What should change/)).toHaveValue(WORDS))
    await expect(dialog.getByRole('textbox', { name: 'Change 2' })).toHaveValue('Less orange in the sleeve')
    await expect(dialog.getByLabelText(/^New deadline/)).toHaveValue('2026-03-20')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByText('Discard what you wrote?')).toBeNull())
  },
}

export const ChangesFailed: Story = {
  args: { initial: { ...changes, failure: FAILURE } },
  play: async () => {
    const dialog = await request()
    await expect(dialog.getByRole('alert')).toHaveTextContent(FAILURE)
    await waitFor(() => expect(dialog.getByLabelText(/^What should change/)).toHaveValue(WORDS))
    await expect(dialog.getByRole('textbox', { name: 'Change 1' })).toHaveValue('Wider lettering')
  },
}

/** What is missing and what is wrong, each beside its field. */
export const ChangesInvalid: Story = {
  args: { initial: { kind: 'changes', work: 'work_1', deadline: '2026-03-03', checked: true } },
  play: async () => {
    const dialog = await request()
    const comment = dialog.getByLabelText(/^What should change/)
    await waitFor(() => expect(comment).toHaveAccessibleDescription('Write what should change.'))
    await expect(dialog.getByLabelText(/^New deadline/)).toHaveAccessibleDescription(
      'Choose today or a later day.',
    )
  },
}

export const Mobile: Story = { ...ChangesFailed, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...ChangesInvalid, globals: { theme: 'dark' } }
