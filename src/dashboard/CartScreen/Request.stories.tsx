import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { appAt, framed, inApp } from '../../../.storybook/stage/appStory'

/** From the cart to the letter about it, in the whole app. */
const meta = {
  ...appAt('/cart'),
  parameters: { ...inApp, scenario: { role: 'client' }, docs: { ...framed } },
} satisfies Meta<{ path: string }>

export default meta
type Story = StoryObj<typeof meta>

/** All of it is what the letter names: every thing on a line of its own, and how many of it. */
export const AllOfIt: Story = {
  play: async ({ userEvent }) => {
    const rows = within(await screen.findByRole('list', { name: 'Cart' })).getAllByRole('listitem')
    const lines = rows.map((row) => {
      const pieces = /(\d+) pieces/.exec(row.textContent ?? '')?.[1]
      const title = within(row).getByRole('heading').textContent
      return pieces ? `- ${pieces} × ${title}` : `- ${title}`
    })
    await expect(lines.filter((line) => line.includes('×'))).not.toHaveLength(0)
    await userEvent.click(await screen.findByRole('link', { name: 'Request all of it' }))
    const message = await screen.findByRole('textbox', { name: 'Message' })
    await waitFor(() => expect(message).toHaveValue(`About:\n${lines.join('\n')}\n\n`))
    await expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveTextContent('Project Quote')
  },
}
