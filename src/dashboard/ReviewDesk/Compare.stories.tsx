import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { ReviewDesk } from './ReviewDesk'
import { atTheDesk, desk, deskFrame, onTheDesk } from './stories/desk'
import { SeedRounds } from './stories/SeedRounds'

const STILL = publicFile('/media/harbor-cafe.svg')

/** Two rounds of one piece. */
const meta = {
  tags: ['long'],
  component: ReviewDesk,
  parameters: { ...atTheDesk, docs: { ...deskFrame } },
  args: onTheDesk,
} satisfies Meta<typeof ReviewDesk>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  args: { initial: { compare: 'side' } },
  play: async ({ userEvent }) => {
    const parts = await desk()
    const older = await parts.findByRole('application', { name: 'Round 1, image 1 of 3' })
    await expect(parts.getByRole('application', { name: 'Round 2, image 1 of 5' })).toBeVisible()
    // Both grow together, and step together.
    const image = await parts.findByRole('img', { name: 'Round 2, image 1 of 5' })
    await waitFor(() => expect(image).toBeVisible())
    const before = image.style.transform
    older.focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(image.style.transform).not.toBe(before))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await parts.findByRole('application', { name: 'Round 1, image 2 of 3' })).toHaveFocus()
    await userEvent.click(parts.getByRole('button', { name: 'Compare' }))
    await expect(await parts.findByRole('application', { name: 'Round 2, image 2 of 5' })).toBeVisible()
    await expect(parts.queryByRole('application', { name: /^Round 1/ })).toBeNull()
  },
}

export const Swipe: Story = {
  args: { initial: { compare: 'swipe' } },
  play: async () => {
    const parts = await desk()
    const handle = await parts.findByRole('slider', { name: 'Where Round 1 ends and Round 2 begins' })
    await expect(handle).toHaveAttribute('aria-valuetext', '50% Round 1')
    fireEvent.change(handle, { target: { value: '20' } })
    await expect(handle).toHaveAttribute('aria-valuetext', '20% Round 1')
    const upper = await parts.findByRole('img', { name: 'Round 2, image 1 of 5' })
    await expect(upper.parentElement?.style.clipPath).toContain('0.2')
  },
}

export const Blink: Story = {
  args: { initial: { compare: 'blink' } },
  play: async ({ userEvent }) => {
    const parts = await desk()
    const play = await parts.findByRole('button', { name: /^(Pause|Play)$/ })
    if (play.textContent === 'Play') await userEvent.click(play)
    // By itself, and for as long as nobody stops it.
    const rounds = () =>
      parts
        .getAllByText(/^Round [12]$/)
        .map((one) => one.textContent)
        .join(' ')
    for (let turns = 0; turns < 2; turns += 1) {
      const before = rounds()
      await waitFor(() => expect(rounds()).not.toBe(before))
    }
    await userEvent.click(parts.getByRole('button', { name: 'Pause' }))
    const turn = await parts.findByRole('button', { name: /^Show Round/ })
    const other = turn.textContent
    await userEvent.click(turn)
    await waitFor(() => expect(turn.textContent).not.toBe(other))
  },
}

/** The other round is shorter. The keys go on from there, and to one picture alone. */
export const NoCounterpart: Story = {
  args: { initial: { compare: 'side', asset: 4 } },
  play: async ({ userEvent }) => {
    const parts = await desk()
    const name = 'Round 1 has no image 5 to compare with.'
    await expect(await parts.findByText(name)).toBeVisible()
    await waitFor(() => expect(parts.getByRole('application', { name })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(await parts.findByRole('application', { name: 'Round 1, image 1 of 3' })).toHaveFocus()
    await userEvent.keyboard('c')
    await expect(await parts.findByRole('application', { name: 'Round 2, image 1 of 5' })).toHaveFocus()
    await userEvent.keyboard('c{End}')
    await expect(await parts.findByRole('application', { name })).toHaveFocus()
  },
}

/** A film without a counterpart is not called a picture. */
export const NoCounterpartOfAFilm: Story = {
  args: { initial: { compare: 'side', asset: 1 } },
  render: (args) => (
    <SeedRounds
      work={args.work._id}
      rounds={2}
      assets={[STILL]}
      round={{ assets: [STILL, publicFile('/media/menu-loop.mp4')] }}
    >
      <ReviewDesk {...args} />
    </SeedRounds>
  ),
  play: async () => {
    const name = 'Round 1 has no video 2 to compare with.'
    await expect(await (await desk()).findByRole('application', { name })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { initial: { compare: 'swipe' } },
  globals: { viewport: { value: 'phone' } },
}

export const DarkSideBySide: Story = {
  args: { initial: { compare: 'side' } },
  globals: { theme: 'dark' },
}
