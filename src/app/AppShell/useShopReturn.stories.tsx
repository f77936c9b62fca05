import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'
import { stageOf } from '../../../.storybook/stage/stageOf'

/** A visitor who was asked to sign in and does not. Who does stands in PortfolioScreen/Shop. */
const meta = {
  tags: ['long'],
  ...appAt('/work?q=tideline'),
  parameters: { ...inApp, scenario: { role: 'visitor' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever goes on as a visitor has called it off: a later sign-in saves nothing, and leads nowhere back. */
export const VisitorGoesOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const wish = () => stageOf(context).ports.tabStorage.get('app_shopAsked')
    await userEvent.click(await screen.findByRole('button', { name: 'Save Tideline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to save Tideline' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await canvas.findByRole('heading', { name: 'Sign in' })
    // Still a part of signing in.
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: /forgot/i }))
    await canvas.findByRole('heading', { level: 1, name: /password/i })
    await expect(wish()).toContain('Tideline')
    await userEvent.click(canvas.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement)
    await waitFor(() => expect(wish()).toBeNull())
    await userEvent.click(canvas.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement)
    await canvas.findByRole('heading', { name: 'Sign in' })
    const main = within(canvas.getByRole('main'))
    await userEvent.type(main.getByRole('textbox', { name: 'Email' }), 'maya@harborcafe.example')
    await userEvent.type(main.getByLabelText('Password'), 'Harbor-2026!{Enter}')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Sign in' })).toBeNull())
    await new Promise((done) => setTimeout(done, 300))
    await expect(stageOf(context).backstage.calls.of('saveFavorite')).toHaveLength(0)
  },
}
