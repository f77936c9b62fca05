import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { type StoryStage, stageOf } from '../../../.storybook/stage/stageOf'
import { seen } from '../parts/stories/seen'
import { ProductsPanel } from './ProductsPanel'

const meta = {
  tags: ['long'],
  component: ProductsPanel,
  parameters: { scenario: { role: 'admin' } },
} satisfies Meta<typeof ProductsPanel>

export default meta
type Story = StoryObj<typeof meta>

const EVENT = 'Event microsite'
const CARE = 'Care plan, one year'
const toggles = (stage: StoryStage) =>
  stage.calls().filter(({ operationId }) => operationId === 'setProductActive')
const wanted = (stage: StoryStage) =>
  toggles(stage).map(({ requestBody }) => (requestBody as { active: boolean }).active)
const control = (title: string) => screen.findByRole('switch', { name: `Active: ${title}` })

/** The switch moves at once; the server's answer is told. */
export const Deactivated: Story = {
  parameters: { scenario: { outcomes: { setProductActive: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const toggle = await control(EVENT)
    await context.userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await expect(screen.queryByText('Product deactivated.')).toBeNull()
    await waitFor(() => expect(stage.release('setProductActive')).toBe(1))
    await seen('Product deactivated.')
    await expect(toggles(stage)[0]?.url).toMatch(/\/products\/product_16$/)
    await expect(toggles(stage)[0]?.requestBody).toEqual({ active: false })
    await expect(toggle).not.toBeChecked()
    // The list is not asked for again.
    await expect(stage.calls()).toHaveLength(2)
  },
}

export const Activated: Story = {
  play: async ({ userEvent }) => {
    const toggle = await control(CARE)
    toggle.focus()
    await userEvent.keyboard(' ')
    await seen('Product activated.')
    await expect(toggle).toBeChecked()
    await expect(toggle).toHaveFocus()
  },
}

/** Refused: the switch goes back, and the server's words say why. */
export const FailedAction: Story = {
  parameters: { scenario: { outcomes: { setProductActive: 500 } } },
  play: async ({ userEvent }) => {
    const toggle = await control(EVENT)
    await userEvent.click(toggle)
    await seen('Something broke on our side.')
    await waitFor(() => expect(toggle).toBeChecked())
  },
}

export const Offline: Story = {
  parameters: { scenario: { outcomes: { setProductActive: 'offline' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await control(EVENT))
    await seen('Update failed')
    await expect(await control(EVENT)).toBeChecked()
  },
}

/** Two products at once: only the one that was refused goes back. */
export const OneOfTwoFails: Story = {
  parameters: { scenario: { outcomes: { setProductActive: ['hold', 500] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const [one, other] = [await control(EVENT), await control(CARE)]
    await context.userEvent.click(one)
    await context.userEvent.click(other)
    await waitFor(() => expect(toggles(stage)[1]?.status).toBe(500))
    await waitFor(() => expect(other).not.toBeChecked())
    await expect(one).not.toBeChecked()
    await waitFor(() => expect(stage.release('setProductActive')).toBe(1))
    await seen('Product deactivated.')
    await expect(one).not.toBeChecked()
  },
}

/** Off and on again before the server answered: the calls go one after the other, and the last one counts. */
export const TwoQuickToggles: Story = {
  parameters: { scenario: { outcomes: { setProductActive: ['hold', 'ok'] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const toggle = await control(EVENT)
    await context.userEvent.click(toggle)
    await context.userEvent.click(toggle)
    await expect(toggle).toBeChecked()
    await expect(wanted(stage)).toEqual([false])
    await waitFor(() => expect(stage.release('setProductActive')).toBe(1))
    await seen('Product activated.')
    await expect(wanted(stage)).toEqual([false, true])
    await expect(screen.queryByText('Product deactivated.')).toBeNull()
    await expect(toggle).toBeChecked()
  },
}

/** Off, on, off: what was changed back meanwhile is not sent. */
export const ThreeQuickToggles: Story = {
  parameters: { scenario: { outcomes: { setProductActive: 'hold' } } },
  play: async (context) => {
    const stage = stageOf(context)
    const toggle = await control(EVENT)
    await context.userEvent.dblClick(toggle)
    await context.userEvent.click(toggle)
    await expect(toggle).not.toBeChecked()
    await waitFor(() => expect(stage.release('setProductActive')).toBe(1))
    await seen('Product deactivated.')
    await expect(wanted(stage)).toEqual([false])
  },
}

/** The last call is refused: the switch shows what the server has said last. */
export const SecondOfTwoFails: Story = {
  parameters: { scenario: { outcomes: { setProductActive: ['hold', 500] } } },
  play: async (context) => {
    const stage = stageOf(context)
    const toggle = await control(EVENT)
    await context.userEvent.dblClick(toggle)
    await waitFor(() => expect(stage.release('setProductActive')).toBe(1))
    await seen('Something broke on our side.')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect(wanted(stage)).toEqual([false, true])
  },
}

/** Gone meanwhile: the server's words, and the list is asked for again. */
export const Gone: Story = {
  parameters: { scenario: { outcomes: { setProductActive: 404 } } },
  play: async (context) => {
    const stage = stageOf(context)
    await context.userEvent.click(await control(EVENT))
    await waitFor(() => expect(stage.calls()).toHaveLength(3))
    await expect(await control(EVENT)).toBeChecked()
  },
}

/** It arrived, and its answer was lost: the list is asked for again, and the switch shows what is true. */
export const AnswerLost: Story = {
  parameters: { scenario: { outcomes: { setProductActive: ['ok', 'html'] } } },
  play: async (context) => {
    const toggle = await control(EVENT)
    const api = await stageOf(context).openTab().api()
    await api.PATCH('/products/{id}', { params: { path: { id: 'product_16' } }, body: { active: false } })
    await context.userEvent.click(toggle)
    await seen('Update failed')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect(toggle).toHaveFocus()
  },
}
