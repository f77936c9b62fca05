import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { stageOf } from '../../../.storybook/stage/stageOf'
import { RegisterScreen } from './RegisterScreen'
import { at } from './testRegistration'

/** The Enter key in the wizard (spec section 4): it goes on from the first two steps, and sends from the last. */
const meta = {
  component: RegisterScreen,
  args: { area: 'user', onRegistered: fn() },
  parameters: { layout: 'fullscreen', route: '/register' },
} satisfies Meta<typeof RegisterScreen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const stands = (context: Context, heading: string) =>
  waitFor(() => expect(context.canvas.getByRole('heading', { name: heading })).toHaveFocus())

export const Default: Story = {
  args: { initial: at(0) },
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText('Full name'), '{Enter}')
    await stands(context, 'Where you are')
  },
}

/** From each of its fields, and from the heading: to the review, and nothing is sent. */
export const OnStepTwo: Story = {
  args: { initial: at(1) },
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const name of ['Address (optional)', 'City (optional)', 'State (optional)']) {
      await userEvent.type(await canvas.findByLabelText(name), '{Enter}')
      await stands(context, 'Picture and review')
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await stands(context, 'Where you are')
    }
    await userEvent.keyboard('{Enter}')
    await stands(context, 'Picture and review')
    await expect(stageOf(context).calls()).toEqual([])
    await expect(context.args.onRegistered).not.toHaveBeenCalled()
  },
}

/** A key that is held down goes one step, and does not run through to the end. */
export const HeldDown: Story = {
  args: { initial: at(0) },
  play: async (context) => {
    const email = await context.canvas.findByLabelText('Email')
    fireEvent.keyDown(email, { key: 'Enter' })
    await stands(context, 'Where you are')
    for (let turn = 0; turn < 6; turn += 1)
      fireEvent.keyDown(document.activeElement ?? email, { key: 'Enter', repeat: true })
    await stands(context, 'Where you are')
    await expect(stageOf(context).calls()).toEqual([])
  },
}

/** On Back it goes back: a button's Enter is its own. */
export const OnABackButton: Story = {
  args: { initial: at(1) },
  play: async (context) => {
    const back = await context.canvas.findByRole('button', { name: 'Back' })
    back.focus()
    await context.userEvent.keyboard('{Enter}')
    await stands(context, 'Who you are')
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
