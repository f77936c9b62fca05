import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../ui/Button/Button'
import { Checkbox } from '../ui/Checkbox/Checkbox'
import { Field } from '../ui/Field/Field'
import { Progress } from '../ui/Progress/Progress'
import { SegmentedControl } from '../ui/SegmentedControl/SegmentedControl'
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton'
import { Switch } from '../ui/Switch/Switch'
import { TextInput } from '../ui/TextInput/TextInput'
import styles from './foundations/foundations.module.css'

/** What two settings of a person's system do. The pictures are the same components: only the setting differs. */
const meta = {} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/**
 * In Chromium: DevTools, Rendering, "Emulate CSS media feature forced-colors". On Windows: Contrast themes.
 * Backgrounds go; what is chosen, wrong or busy must still be told by a border, a mark or a word.
 */
export const ForcedColours: Story = {
  render: () => (
    <div className={styles.board}>
      <p className={styles.note}>
        Fills are gone under forced colours. Every state here keeps a border or a mark.
      </p>
      <Button>Approve</Button>
      <Button variant="outline" busy>
        Sending…
      </Button>
      <SegmentedControl
        aria-label="Range"
        defaultValue="30d"
        options={['7d', '30d', '90d'].map((value) => ({ value, label: value }))}
      />
      <Checkbox label="Ticked" defaultChecked />
      <Switch label="On" defaultChecked />
      <Field label="Client name" error="Enter the client's name.">
        <TextInput />
      </Field>
      <Progress label="Uploading round_1.pdf" value={42} />
    </div>
  ),
  play: async ({ canvas }) => {
    // A border of some width, even a transparent one, is drawn in the text colour once colours are forced.
    for (const element of [
      canvas.getByRole('button', { name: 'Approve' }),
      canvas.getByRole('checkbox', { name: 'Ticked' }),
      canvas.getByRole('switch', { name: 'On' }),
      canvas.getByRole('textbox', { name: 'Client name' }),
    ]) {
      await expect(Number.parseFloat(getComputedStyle(element).borderTopWidth)).toBeGreaterThanOrEqual(1)
    }
  },
}

/**
 * In Chromium: DevTools, Rendering, "Emulate CSS media feature prefers-reduced-motion". The duration tokens
 * become 0, the skeleton stands still, the busy bar is a full line, a carousel does not turn by itself.
 */
export const ReducedMotion: Story = {
  render: () => (
    <div className={styles.board}>
      <p className={styles.note}>
        Nothing here moves while the system asks for less motion; all of it still says what it is.
      </p>
      <Button busy>Sending…</Button>
      <SkeletonGroup label="Loading approvals">
        <Skeleton width="half" size="lg" />
        <Skeleton />
      </SkeletonGroup>
      <Progress label="Preparing the files" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const root = getComputedStyle(document.documentElement)
    for (const name of ['--motion-fast', '--motion-base', '--motion-slow'])
      await expect(Number.parseFloat(root.getPropertyValue(name))).toBe(0)
    const moving = canvasElement
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    await expect(moving).toEqual([])
  },
}

export const Dark: Story = { ...ForcedColours, globals: { theme: 'dark' } }
