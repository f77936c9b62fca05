import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { WorkQueuePanel } from './WorkQueuePanel'

const meta = {
  tags: ['long'],
  component: WorkQueuePanel,
  parameters: {
    scenario: { role: 'admin', outcomes: { completeWork: 'hold' } },
    docs: { story: { inline: false, height: '720px' } },
  },
  decorators: (Panel) => (
    <>
      <label>
        Note <input />
      </label>
      <Panel />
    </>
  ),
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>

const FERRY = 'Ferry booking prototype'

/** Who writes elsewhere by the time a row is gone for good keeps the focus: the next key would press a button here. */
export const RefusedLate: Story = {
  play: async (context) => {
    const { backstage, release } = stageOf(context)
    await context.userEvent.click(await screen.findByRole('button', { name: `Complete: ${FERRY}` }))
    await waitFor(() => expect(backstage.held()).toHaveLength(1))
    const note = screen.getByRole('textbox', { name: 'Note' })
    await context.userEvent.click(note)
    // A colleague has completed all of them meanwhile: the row comes back, and leaves for good with the fresh lists.
    await backstage.expireTokens()
    await backstage.setScenario({
      latency: 300,
      outcomes: { completeWork: 409, listAdminWorks: 'empty' },
    })
    release()
    await screen.findByRole('heading', { name: FERRY })
    await screen.findByText('No active work right now.')
    await context.userEvent.keyboard('thanks')
    await expect(note).toHaveFocus()
    await expect(note).toHaveValue('thanks')
  },
}
