import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect } from 'storybook/test'
import { useLeaveStep } from './useLeaveStep'

/** A page with something open, which two hasty clicks close. */
function Page() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeaveStep()
  const close = () => leave(state === 'opened', pathname)
  return (
    <>
      <h1>{pathname + search}</h1>
      <button type="button" onClick={() => navigate('?open', { state: 'opened' })}>
        Open
      </button>
      <button
        type="button"
        onClick={() => {
          close()
          close()
        }}
      >
        Close twice
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Closing what the address has open leaves no step of the history behind, and never leaves the page. */
const meta = {
  parameters: { stage: 'app' },
  args: { entries: ['/before', '/page'] },
  render: ({ entries }) => (
    <MemoryRouter initialEntries={entries}>
      <Page />
    </MemoryRouter>
  ),
} satisfies Meta<{ entries: string[] }>

export default meta
type Story = StoryObj<typeof meta>

/** Opened here: closing goes back once, and once more after Forward. */
export const OpenedHere: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Open')
    await canvas.findByRole('heading', { name: '/page?open' })
    await press('Close twice')
    await canvas.findByRole('heading', { name: '/page' })
    await press('Forward')
    await canvas.findByRole('heading', { name: '/page?open' })
    await press('Close twice')
    await expect(await canvas.findByRole('heading', { name: '/page' })).toBeVisible()
  },
}

/** Opened by a link: the address changes in its place. */
export const OpenedByALink: Story = {
  args: { entries: ['/before', '/page?open'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close twice' }))
    await canvas.findByRole('heading', { name: '/page' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('heading', { name: '/before' })).toBeVisible()
  },
}
