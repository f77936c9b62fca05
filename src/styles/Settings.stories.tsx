import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { systemColour, withMedia } from '../../.storybook/checks/media'
import { Button } from '../ui/Button/Button'
import { Carousel } from '../ui/Carousel/Carousel'
import { Dialog } from '../ui/Dialog/Dialog'
import { Progress } from '../ui/Progress/Progress'
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton'
import { Board } from './foundations/Board'
import styles from './foundations/Board.module.css'

/** What two settings of a person's system do. The components are the same: only the setting differs. */
const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const FORCED = { 'forced-colors': 'active' } as const
const STILL = { 'prefers-reduced-motion': 'reduce' } as const

/**
 * In Chromium: DevTools, Rendering, "Emulate CSS media feature forced-colors". On Windows: Contrast themes.
 * Fills go; what is chosen, wrong, off or busy is told by a border, a mark, a word or the system's highlight.
 */
export const ForcedColours: Story = {
  render: () => <Board />,
  play: async ({ canvas, userEvent }) => {
    await withMedia(FORCED, async () => {
      await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
      const look = (element: Element, part?: string) => getComputedStyle(element, part)
      const [paper, chosen, grey] = [
        systemColour('Canvas'),
        systemColour('Highlight'),
        systemColour('GrayText'),
      ]

      for (const name of ['Approve', 'Ask for changes', 'Sending…'])
        await expect(look(canvas.getByRole('button', { name })).borderTopColor).not.toBe(paper)
      await expect(look(canvas.getByRole('button', { name: 'Sending…' }), '::after').borderTopColor).not.toBe(
        paper,
      )
      await expect(look(canvas.getByRole('button', { name: 'Not yet' })).color).toBe(grey)

      const pill = (name: string) => look(canvas.getByRole('radio', { name }).parentElement as Element)
      await expect(
        [pill('7d'), pill('30d'), pill('90d')].map(({ backgroundColor }) => backgroundColor),
      ).toEqual([paper, chosen, paper])
      await expect(pill('90d').color).toBe(grey)

      await expect(look(canvas.getByRole('button', { name: 'Save' })).backgroundColor).toBe(chosen)
      await expect(look(canvas.getByRole('button', { name: 'Save too' })).backgroundColor).not.toBe(chosen)
      await expect(look(canvas.getByRole('button', { name: 'Delete' })).color).toBe(grey)

      await expect(look(canvas.getByRole('checkbox', { name: 'Ticked' })).appearance).toBe('auto')
      await expect(look(canvas.getByRole('switch', { name: 'On' })).backgroundColor).toBe(chosen)
      await expect(look(canvas.getByRole('switch', { name: 'Off' })).backgroundColor).toBe(paper)
      await expect(look(canvas.getByRole('switch', { name: 'Locked' })).borderTopColor).toBe(grey)

      const underline = (name: string) => look(canvas.getByRole('tab', { name })).borderBottomColor
      await expect([underline('Approvals'), underline('Messages')]).toEqual([paper, chosen])
      await expect(look(canvas.getByRole('tab', { name: 'Archive' })).color).toBe(grey)

      const steps = canvas.getByRole('list', { name: 'Create an account' }).children
      await expect([...steps].map((step) => look(step).borderTopColor)).toEqual([
        expect.not.stringMatching(chosen),
        chosen,
        grey,
      ])

      await expect(look(canvas.getByText('Approved')).borderTopColor).not.toBe(paper)
      await expect(look(canvas.getByText('Approved'), '::before').borderTopColor).not.toBe(paper)
      await expect(look(canvas.getByText('Revenue'), '::before').backgroundColor).not.toBe(paper)
      const dot = (name: string) => look(canvas.getByRole('button', { name }), '::before').borderTopColor
      await expect(dot('Slide 1')).toBe(chosen)
      await expect(dot('Slide 2')).not.toBe(chosen)

      await userEvent.tab()
      const focused = look(document.activeElement as Element)
      await expect(focused.outlineStyle).toBe('solid')
      await expect(focused.outlineColor).not.toBe(paper)
    })
  },
}

export const ForcedColoursDark: Story = { ...ForcedColours, globals: { theme: 'dark' } }

/** The edge of a dialog stands out from the page, and so do its buttons. */
export const ForcedColoursDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <Dialog
      open
      onOpenChange={() => {}}
      title="Request changes"
      description="Harbor Café logo, round 2."
      footer={<Button>Send request</Button>}
    >
      <p>The lighthouse sits too low.</p>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await withMedia(FORCED, async () => {
      await expect(getComputedStyle(dialog).borderTopColor).not.toBe(systemColour('Canvas'))
      await expect(getComputedStyle(dialog).borderTopStyle).toBe('solid')
    })
  },
}

function Still() {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.settings}>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Button busy>Sending…</Button>
      <SkeletonGroup label="Loading approvals">
        <Skeleton width="half" size="lg" />
        <Skeleton />
      </SkeletonGroup>
      <Progress label="Preparing the files" />
      <Carousel label="What clients say" rotateEvery={5000}>
        <p>The sign is the first thing people mention.</p>
        <p>They drew it three times, and the third time it was ours.</p>
      </Carousel>
      <Dialog open={open} onOpenChange={setOpen} title="It is there at once">
        <p>It neither fades nor slides.</p>
      </Dialog>
    </div>
  )
}

/**
 * In Chromium: DevTools, Rendering, "Emulate CSS media feature prefers-reduced-motion". The duration tokens
 * become 0, the skeleton stands still, the busy bar is a full line, the carousel has no rotation to pause.
 */
export const ReducedMotion: Story = {
  render: () => <Still />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await withMedia(STILL, async () => {
      const root = getComputedStyle(document.documentElement)
      for (const name of ['--motion-fast', '--motion-base', '--motion-slow'])
        await expect(Number.parseFloat(root.getPropertyValue(name))).toBe(0)
      await expect(canvas.queryByRole('button', { name: /rotation/ })).toBeNull()
      const moving = (where: Element) =>
        where
          .getAnimations({ subtree: true })
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      await expect(moving(canvasElement)).toEqual([])
      await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }))
      await expect(moving(await screen.findByRole('dialog'))).toEqual([])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

export const Dark: Story = { ...ReducedMotion, globals: { theme: 'dark' } }
