import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { WorkQueuePanel } from './WorkQueuePanel'

const meta = {
  tags: ['long'],
  component: WorkQueuePanel,
  parameters: {
    scenario: { role: 'admin' },
    docs: { story: { inline: false, height: '720px' } },
    // An open menu's focus guards are hidden from screen readers on purpose.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
} satisfies Meta<typeof WorkQueuePanel>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const TIMETABLE = 'Timetable page and print sheet'
const CALENDAR = 'Planting calendar poster'
const FERRY = 'Ferry booking prototype'

const moves = (stage: StoryStage) =>
  stage.calls().filter(({ operationId }) => operationId === 'setWorkStatus' || operationId === 'completeWork')
const heading = (name: string) => screen.queryByRole('heading', { name })
const away = (name: string) => waitFor(() => expect(heading(name)).toBeNull())
const back = (name: string) => waitFor(() => expect(heading(name)).toBeVisible())

async function open({ userEvent }: Context, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Set status: ${title}` }))
  return within(await screen.findByRole('menu'))
}

async function choose(context: Context, title: string, status: string) {
  const menu = await open(context, title)
  await context.userEvent.click(menu.getByRole('menuitemradio', { name: status }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** The dropdown as it stands open. */
export const MenuOpen: Story = {
  args: { initial: { menu: 'work_22' } },
  play: async () => {
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitemradio', { name: 'In progress' })).toBeChecked()
    await expect(menu.getAllByRole('menuitemradio')).toHaveLength(3)
  },
}

/** Draft, in progress and cancelled, in words; the current one is checked, and choosing it sends nothing. */
export const Dropdown: Story = {
  play: async (context) => {
    const menu = await open(context, TIMETABLE)
    const names = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Draft', 'In progress', 'Cancelled'])
    const current = menu.getByRole('menuitemradio', { name: 'In progress' })
    await expect(current).toBeChecked()
    await context.userEvent.click(current)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(moves(stageOf(context))).toHaveLength(0)
    await expect(screen.getByRole('button', { name: `Set status: ${TIMETABLE}` })).toHaveFocus()
  },
}

/** The row leaves before the server has answered; the focus goes on to the next row. */
export const StatusSet: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    await choose(context, TIMETABLE, 'Draft')
    await away(TIMETABLE)
    await waitFor(() => expect(screen.getByRole('button', { name: `Set status: ${CALENDAR}` })).toHaveFocus())
    await waitFor(() => expect(stage.release('setWorkStatus')).toBe(1))
    await seen('Status set to draft')
    await expect(moves(stage)[0]?.requestBody).toEqual({ status: 'draft' })
    await expect(heading(TIMETABLE)).toBeNull()
  },
}

/** A work that still belongs stays, with its new status; the toast names the raw one. */
export const BackInProgress: Story = {
  play: async (context) => {
    await choose(context, CALENDAR, 'In progress')
    await seen('Status set to in_progress')
    const row = heading(CALENDAR)?.closest('li') as HTMLElement
    await expect(within(row).getByText('In progress')).toBeVisible()
    await expect(screen.getByRole('button', { name: `Set status: ${CALENDAR}` })).toHaveFocus()
  },
}

export const Completed: Story = {
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: `Complete: ${FERRY}` }))
    await away(FERRY)
    await seen('Work marked as completed')
    await expect(moves(stageOf(context))[0]?.url).toMatch(/\/complete$/)
  },
}

/** The second click of a double click completes nothing else. */
export const DoubleClick: Story = {
  play: async (context) => {
    await context.userEvent.dblClick(await screen.findByRole('button', { name: `Complete: ${FERRY}` }))
    await seen('Work marked as completed')
    await expect(moves(stageOf(context))).toHaveLength(1)
  },
}

/** Nor does the same press of a key, held or doubled: only the next one is meant for the next work. */
export const HeldKey: Story = {
  args: { initial: { filter: 'approved' } },
  play: async (context) => {
    const stage = stageOf(context)
    const [first, next] = await screen.findAllByRole('button', { name: /^Complete: / })
    if (!first || !next) throw new Error('There are two approved works.')
    const allows = (key: string, repeat = false) => fireEvent.keyDown(next, { key, repeat })
    // In the moment in which it gets the focus.
    const doubled = new Promise<boolean[]>((done) =>
      next.addEventListener('focus', () =>
        queueMicrotask(async () => done([await allows('Enter'), await allows(' '), await allows('Tab')])),
      ),
    )
    first.focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await doubled).toEqual([false, false, true])
    await expect(next).toHaveFocus()
    await expect(await allows('Enter', true)).toBe(false)
    await expect(await allows('Tab', true)).toBe(true)
    await seen('Work marked as completed')
    await expect(moves(stage)).toHaveLength(1)
    await new Promise((done) => setTimeout(done, 500))
    await expect(await allows('Enter', true)).toBe(false)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(moves(stage)).toHaveLength(2))
    await expect(next).not.toBeInTheDocument()
  },
}

/** The work comes back, and the reason is said. */
export const StatusFailed: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: 'offline' } } },
  play: async (context) => {
    await choose(context, TIMETABLE, 'Cancelled')
    await seen('Status update failed')
    await back(TIMETABLE)
  },
}

export const CompleteFailed: Story = {
  parameters: { scenario: { outcomes: { completeWork: 'html' } } },
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: `Complete: ${FERRY}` }))
    await seen('Complete failed')
    await back(FERRY)
  },
}

/** A conflict is told in the server's words, and the lists are asked for again. */
export const Conflict: Story = {
  parameters: { scenario: { outcomes: { completeWork: 409 } } },
  play: async (context) => {
    const stage = stageOf(context)
    await context.userEvent.click(await screen.findByRole('button', { name: `Complete: ${FERRY}` }))
    await waitFor(() => expect(moves(stage)[0]?.status).toBe(409))
    await waitFor(() => expect(stage.calls()).toHaveLength(7))
    await back(FERRY)
    await expect(stage.runtime.toasts.store.getState().items[0]?.text).not.toBe('Complete failed')
  },
}

/**
 * Two rows at once: only the one that was refused comes back. A third, which is refused last, asks for what the accepted
 * one had left to it.
 */
export const OneOfTwoFails: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: ['hold', 500], completeWork: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    await choose(context, TIMETABLE, 'Draft')
    await choose(context, CALENDAR, 'Draft')
    await context.userEvent.click(screen.getByRole('button', { name: `Complete: ${FERRY}` }))
    await waitFor(() => expect(moves(stage)[1]?.status).toBe(500))
    await back(CALENDAR)
    await expect(heading(TIMETABLE)).toBeNull()
    await waitFor(() => expect(stage.release('setWorkStatus')).toBe(1))
    await seen('Status set to draft')
    await expect(heading(TIMETABLE)).toBeNull()
    await expect(heading(CALENDAR)).toBeVisible()
    const lists = () => stage.backstage.calls.of('listAdminWorks')
    await expect(lists()).toHaveLength(3)
    await stage.backstage.expireTokens()
    await stage.setOutcomes({ completeWork: 500 })
    stage.release()
    await back(FERRY)
    await waitFor(() => expect(lists()).toHaveLength(6))
  },
}

/** Two rows are under way and both are refused: each comes back alone, nothing else moves. */
export const BothFail: Story = {
  parameters: { scenario: { outcomes: { setWorkStatus: 'hold', completeWork: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    // The first rows come before the others.
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(17))
    const before = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await context.userEvent.click(screen.getByRole('button', { name: `Complete: ${FERRY}` }))
    await choose(context, TIMETABLE, 'Draft')
    await away(FERRY)
    await away(TIMETABLE)
    await waitFor(() => expect(stage.backstage.held()).toHaveLength(2))
    // What was held goes out anew, with a new token, and fails then.
    await stage.backstage.expireTokens()
    await stage.setOutcomes({ setWorkStatus: 500, completeWork: 500 })
    stage.release()
    await back(FERRY)
    await back(TIMETABLE)
    await expect(moves(stage).map(({ status }) => status)).toEqual([401, 401, 500, 500])
    const after = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(after).toEqual(before)
  },
}

export const KeyboardAlone: Story = {
  play: async (context) => {
    const { userEvent } = context
    ;(await screen.findByRole('button', { name: `Set status: ${TIMETABLE}` })).focus()
    const choice = (name: string) => screen.findByRole('menuitemradio', { name })
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(async () => expect(await choice('Cancelled')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await choice('Draft')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await seen('Status set to cancelled')
    await away(TIMETABLE)
    await waitFor(() => expect(screen.getByRole('button', { name: `Set status: ${CALENDAR}` })).toHaveFocus())
  },
}

export const Mobile: Story = { ...MenuOpen, globals: { viewport: { value: 'phone', isRotated: false } } }

export const Dark: Story = { ...Mobile, globals: { theme: 'dark' } }
