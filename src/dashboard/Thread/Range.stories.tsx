import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { InsightsPanel } from '../InsightsPanel/InsightsPanel'
import { MessagesPanel } from '../MessagesPanel/MessagesPanel'
import { taskStep } from '../parts/TaskDialog/taskStep'
import { list } from './stories/testThread'

/** Stands for the browser's own Back and Forward, and for a dialog that opens over the page. */
function Steps() {
  const navigate = useNavigate()
  const location = useLocation()
  const { to, ...step } = taskStep(location, 'upload')
  return (
    <div hidden>
      <output data-testid="search">{location.search}</output>
      <button type="button" data-testid="back" onClick={() => navigate(-1)} />
      <button type="button" data-testid="forward" onClick={() => navigate(1)} />
      <button type="button" data-testid="dialog" onClick={() => navigate(to, step)} />
    </div>
  )
}

/** An open conversation beside the range of the insights, which the address holds as well. */
const meta = {
  tags: ['long'],
  component: MessagesPanel,
  parameters: { route: '/admin', scenario: { role: 'admin' } },
  render: () => (
    <>
      <InsightsPanel />
      <MessagesPanel />
      <Steps />
    </>
  ),
} satisfies Meta<typeof MessagesPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Another range is chosen meanwhile: closing goes back all the same, and what was chosen stays. */
export const ChosenMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const search = () => screen.getByTestId('search').textContent
    await userEvent.click(await screen.findByRole('link', { name: /^Open the conversation: The kerning/ }))
    await list()
    await userEvent.click(await screen.findByRole('radio', { name: '30d' }))
    await waitFor(() => expect(search()).toBe('?conversation=conversation_1&range=30d'))
    // A dialog that comes and goes meanwhile is no end of the conversation.
    screen.getByTestId('dialog').click()
    await waitFor(() => expect(search()).toContain('do=upload'))
    screen.getByTestId('back').click()
    await waitFor(() => expect(search()).toBe('?conversation=conversation_1&range=30d'))
    await userEvent.click(screen.getByRole('button', { name: 'All messages' }))
    await screen.findByRole('list', { name: 'Messages' })
    await waitFor(() => expect(search()).toBe('?range=30d'))
    await expect(screen.getByRole('radio', { name: '30d' })).toBeChecked()
    screen.getByTestId('forward').click()
    await list()
  },
}
