import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { workKeys } from '@/api/work'
import { Button } from '@/ui/Button/Button'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { rowGoalState } from '../parts/rowGoal'
import { seen } from '../parts/stories/seen'
import { WorkQueuePanel } from './WorkQueuePanel'

/** Asks for the lists again, as the clock does, and leads elsewhere, as the palette does: above the panel. */
function Elsewhere() {
  const client = useQueryClient()
  return (
    <p style={{ height: '60rem' }}>
      <Button onClick={() => void client.invalidateQueries({ queryKey: workKeys.all })}>Ask again</Button>
      <Link to="/admin" state={rowGoalState({ kind: 'work', id: 'work_23' })}>
        Go there
      </Link>
    </p>
  )
}

/** Rows that leave, and what then becomes of the focus and of an open dropdown. */
const meta = {
  tags: ['long'],
  component: WorkQueuePanel,
  parameters: { scenario: { role: 'admin' }, route: '/admin' },
  render: () => (
    <>
      <Elsewhere />
      <WorkQueuePanel />
    </>
  ),
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const TIMETABLE = 'Timetable page and print sheet'
const FERRY = 'Ferry booking prototype'
const setStatus = () => screen.findByRole('button', { name: `Set status: ${TIMETABLE}` })

/** Opens the dropdown by the keyboard. */
async function open({ userEvent }: Context): Promise<void> {
  ;(await setStatus()).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Draft' })).toHaveFocus())
}

/** Takes the work off the list by the keyboard: to Draft. */
async function move(context: Context): Promise<void> {
  await open(context)
  await context.userEvent.keyboard('{Enter}')
}

/** The server refuses what it held; with a new token, for what was held goes out anew. */
async function refuse(stage: StoryStage): Promise<void> {
  await stage.backstage.expireTokens()
  await stage.setOutcomes({ setWorkStatus: 500 })
  stage.release('setWorkStatus')
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** Refused: the work is back, out of sight by then, and so is the focus; it is said which one. */
export const BackAgain: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    await move(context)
    await waitFor(() => expect(screen.getByText('My Work Queue: 16 items left.')).toBeInTheDocument())
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    window.scrollTo(0, 0)
    await refuse(stage)
    const button = await setStatus()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.getByText(`${TIMETABLE} is back, 17 items.`)).toBeInTheDocument()
    const { top, bottom } = button.getBoundingClientRect()
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true)
  },
}

/** Work is never completed by a stray Enter: the focus goes on and comes back to the control that was used. */
export const SameControl: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: [500, 'ok'], completeWork: 500 } } },
  play: async ({ userEvent }) => {
    const control = (name: string) => screen.findByRole('button', { name })
    const cancel = async (button: HTMLElement) => {
      button.focus()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Cancelled' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    }
    await cancel(await control(`Set status: ${FERRY}`))
    await waitFor(() => expect(screen.getByText(`${FERRY} is back, 17 items.`)).toBeInTheDocument())
    await waitFor(async () => expect(await control(`Set status: ${FERRY}`)).toHaveFocus())
    const before = (await control(`Set status: ${FERRY}`)).closest('li')?.previousElementSibling
    await cancel(within(before as HTMLElement).getByRole('button', { name: /^Set status: / }))
    await seen('Status set to cancelled')
    await waitFor(async () => expect(await control(`Set status: ${FERRY}`)).toHaveFocus())
    const complete = await control(`Complete: ${FERRY}`)
    complete.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(`${FERRY} is back, 16 items.`)).toBeInTheDocument())
    await waitFor(async () => expect(await control(`Complete: ${FERRY}`)).toHaveFocus())
  },
}

/** Who has gone elsewhere meanwhile is left there. */
export const BackWhileElsewhere: Story = {
  parameters: BackAgain.parameters ?? {},
  play: async (context) => {
    const stage = stageOf(context)
    await move(context)
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    const link = screen.getByRole('link', { name: 'Go there' })
    link.focus()
    await refuse(stage)
    await setStatus()
    await seen('Something broke on our side.')
    await expect(screen.getByText(`${TIMETABLE} is back, 17 items.`)).toBeInTheDocument()
    await expect(link).toHaveFocus()
  },
}

/** So is who has clicked on the blank page, to read on there. */
export const BackWhileReading: Story = {
  parameters: BackAgain.parameters ?? {},
  play: async (context) => {
    const stage = stageOf(context)
    await move(context)
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(1))
    await closed()
    await context.userEvent.click(document.body)
    await expect(document.body).toHaveFocus()
    window.scrollTo(0, 0)
    await refuse(stage)
    await setStatus()
    await seen('Something broke on our side.')
    await expect(screen.getByText(`${TIMETABLE} is back, 17 items.`)).toBeInTheDocument()
    await expect(document.body).toHaveFocus()
    await expect(window.scrollY).toBe(0)
  },
}

/** A colleague brings back what was moved for good: the next key is still meant for the row that has the focus. */
export const BackByAColleague: Story = {
  play: async (context) => {
    const stage = stageOf(context)
    const lists = () => stage.backstage.calls.of('listAdminWorks').length
    await move(context)
    await seen('Status set to draft')
    await waitFor(() => expect(lists()).toBe(6))
    const api = await stage.openTab().api()
    const params = { path: { id: 'work_22' } }
    await api.PATCH('/work/{id}/status', { params, body: { status: 'in_progress' } })
    screen.getByRole('button', { name: `Complete: ${FERRY}` }).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('My Work Queue: 15 items left.')).toBeInTheDocument())
    const next = document.activeElement
    await setStatus()
    await expect(next?.tagName).toBe('BUTTON')
    await expect(next).toHaveFocus()
    await expect(screen.getByText('My Work Queue: 15 items left.')).toBeInTheDocument()
  },
}

/** A colleague has completed it meanwhile: its dropdown goes with it, and the focus is not lost. */
export const UnderItsMenu: Story = {
  play: async (context) => {
    await open(context)
    await stageOf(context).setOutcomes({ listAdminWorks: 'empty' })
    screen.getByRole('button', { name: 'Ask again' }).click()
    await closed()
    await seen('No active work right now.')
    await waitFor(() => expect(screen.getByText('My Work Queue')).toHaveFocus())
  },
}

/** The address leads to another row: the dropdown of this one is over. */
export const LedAway: Story = {
  play: async (context) => {
    await open(context)
    screen.getByRole('link', { name: 'Go there' }).click()
    await waitFor(() => expect(screen.getByRole('heading', { name: FERRY })).toHaveFocus())
    await closed()
    await expect(screen.getByRole('heading', { name: FERRY })).toHaveFocus()
  },
}
