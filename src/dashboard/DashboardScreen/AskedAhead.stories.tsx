import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { askAhead } from '../askAhead'
import { seen } from '../parts/stories/seen'
import { DashboardScreen } from './DashboardScreen'

const OPERATIONS = [
  'getCart',
  'getSpend',
  'getUnreadCount',
  'listClientWorks',
  'listConversations',
  'listFavorites',
] as const

/** A visitor whose calls are answered while the screen's code is still on the way. */
function Visit() {
  const runtime = useRuntime()
  const [there, setThere] = useState(false)
  useEffect(() => void askAhead(runtime), [runtime])
  return (
    <>
      <button type="button" hidden data-testid="come-or-go" onClick={() => setThere(!there)} />
      {there ? <DashboardScreen /> : null}
    </>
  )
}

const outcomes = (outcome: 500 | 'ok') =>
  Object.fromEntries(OPERATIONS.map((operation) => [operation, outcome]))

/** What is asked while the code is on its way is asked once, whether it is answered or refused. */
const meta = {
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', scenario: { role: 'client' } },
  render: () => <Visit />,
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

const comeOrGo = () => screen.getByTestId('come-or-go').click()
const asked = (stage: StoryStage) =>
  stage
    .calls()
    .map(({ operationId }) => operationId)
    .toSorted()
const settled = (stage: StoryStage, count: number) =>
  waitFor(() => expect(stage.calls().filter(({ status }) => status !== 'pending')).toHaveLength(count))

export const Answered: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    await settled(stage, OPERATIONS.length)
    comeOrGo()
    await expect(await screen.findByRole('list', { name: 'Approvals' })).toBeVisible()
    await expect(asked(stage)).toEqual([...OPERATIONS])
  },
}

/** The failures show at once, one message says so, and Retry asks again; so does the next visit. */
export const Refused: Story = {
  parameters: { scenario: { outcomes: outcomes(500) } },
  play: async (context) => {
    const stage = stageOf(context)
    await settled(stage, OPERATIONS.length)
    comeOrGo()
    await seen('Failed to load dashboard.')
    await seen('Notifications: could not load')
    await expect(asked(stage)).toEqual([...OPERATIONS])
    comeOrGo()
    await stage.setOutcomes(outcomes('ok'))
    comeOrGo()
    await expect(await screen.findByRole('list', { name: 'Approvals' })).toBeVisible()
    await settled(stage, 2 * OPERATIONS.length)
    await waitFor(() => expect(screen.queryByText('Could not load')).toBeNull())
  },
}
