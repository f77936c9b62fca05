import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { box, gone } from './stories/opened'

/** Keys that need no other key, in the whole app. */
const meta = {
  tags: ['long'],
  ...appAt('/admin'),
  parameters: { ...inApp, scenario: { role: 'admin' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const there = ({ canvas }: Context, list = 'My Work Queue') => canvas.findByRole('list', { name: list })

/** Keys alone, and never while something is written, with another key, or in a window. */
export const On: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = (await within(await there(context, 'Messages')).findAllByRole('listitem'))[0] as HTMLElement
    const reply = within(row).getByRole('textbox')
    await userEvent.type(reply, 'gone with u, n?')
    await expect(reply).toHaveValue('gone with u, n?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.clear(reply)
    reply.blur()
    await userEvent.keyboard('{Alt>}n{/Alt}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await userEvent.keyboard('u')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.keyboard('n')
    await screen.findByRole('dialog', { name: 'New Product' })
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.keyboard('/')
    await box()
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.keyboard('gs')
    await canvas.findByRole('heading', { level: 1, name: /saved/i })
  },
}

/** Switched off they do nothing, here and in other tabs; the palette still opens, and leads to the switch. */
export const SwitchedOff: Story = {
  play: async (context) => {
    const { userEvent } = context
    const stage = stageOf(context)
    await there(context)
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('switch', { name: 'Single keys' }))
    await expect(stage.area.entries()).toMatchObject({ app_singleKeys: 'off' })
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.keyboard('?n/')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await box(), 'shortcuts')
    await screen.findByRole('option', { name: /^Keyboard shortcuts/ })
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('switch', { name: 'Single keys' }))
    await expect(stage.area.entries()).not.toHaveProperty('app_singleKeys')
  },
}
