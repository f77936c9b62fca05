import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { useRouteFocus } from './useRouteFocus'

/** A shell whose next screen is a skeleton until `arrive` is pressed by script, as its code arrives. */
function Shell() {
  const main = useRouteFocus()
  const navigate = useNavigate()
  const [state, setState] = useState<'before' | 'skeleton' | 'there'>('before')
  const leave = () => {
    setState('skeleton')
    navigate('/next')
  }
  return (
    <>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <button type="button" data-arrive="" onClick={() => setState('there')}>
        Arrive
      </button>
      <main ref={main} tabIndex={-1}>
        {state === 'there' ? <h1>The next screen</h1> : <p>{state === 'before' ? 'A screen' : 'Loading'}</p>}
      </main>
    </>
  )
}

const meta = {
  parameters: { stage: 'app' },
  render: () => (
    <MemoryRouter>
      <Shell />
    </MemoryRouter>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Without a pointer: what arrives is not what the person did. */
const arrive = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLButtonElement>('[data-arrive]')?.click()

/** The focus waits on main, and goes on to the heading when that is there. */
export const HeadingArrivesLater: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    arrive(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The next screen' })).toHaveFocus())
  },
}

/** Who has moved on by keyboard meanwhile is left where they are. */
export const FocusMovedMeanwhile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await userEvent.tab({ shift: true })
    const other = canvas.getByRole('button', { name: 'Arrive' })
    await expect(other).toHaveFocus()
    arrive(canvasElement)
    await canvas.findByRole('heading', { name: 'The next screen' })
    await new Promise((done) => setTimeout(done, 100))
    await expect(other).toHaveFocus()
  },
}
