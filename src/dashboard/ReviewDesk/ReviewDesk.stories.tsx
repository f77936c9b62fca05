import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { bareFilm } from '../../../.storybook/checks/media'
import type { Round } from '../../api/submissions'
import { ReviewDesk } from './ReviewDesk'
import { atTheDesk, desk, deskFrame, onTheDesk, picture } from './stories/desk'
import { SeedRounds } from './stories/SeedRounds'
import { LOGO, MENU, PROTOTYPE, WINDOW } from './stories/works'

const meta = {
  component: ReviewDesk,
  parameters: { ...atTheDesk, docs: { ...deskFrame } },
  args: onTheDesk,
} satisfies Meta<typeof ReviewDesk>

export default meta
type Story = StoryObj<typeof meta>

/** The newest round first, its first picture as large as there is room; the keys of the picture work at once. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const image = await picture('Round 2, image 1 of 5')
    const parts = await desk()
    await expect(parts.getByRole('radio', { name: 'Round 2' })).toBeChecked()
    await expect(
      parts.getByText('“The second one is us. The handle gets lost when the sign is small.”'),
    ).toBeVisible()
    const stage = parts.getByRole('application', { name: 'Round 2, image 1 of 5' })
    await waitFor(() => expect(stage).toHaveFocus())
    const fitting = image.style.transform
    await userEvent.keyboard('+')
    await waitFor(() => expect(image.style.transform).not.toBe(fitting))
    await userEvent.keyboard('1')
    await waitFor(() => expect(image.style.transform).toContain('scale(1)'))
    await userEvent.keyboard('0')
    await waitFor(() => expect(image.style.transform).toBe(fitting))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await parts.findByRole('application', { name: 'Round 2, image 2 of 5' })).toHaveFocus()
    await userEvent.click(parts.getByRole('radio', { name: 'Round 1' }))
    await expect(await parts.findByRole('application', { name: /^Round 1, image 2 of 3/ })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listSubmissions: 'hold' } } },
  play: async () => {
    const parts = await desk()
    await expect(await parts.findByText('Loading the work')).toBeInTheDocument()
    await expect(parts.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}

/** Nothing was handed in: it can be decided all the same. */
export const Empty: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listSubmissions: 'empty' } } },
  play: async ({ userEvent }) => {
    const parts = await desk()
    await expect(await parts.findByText('Nothing handed in yet')).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: 'Request changes' }))
    await waitFor(() => expect(parts.getByRole('textbox', { name: 'What should change?' })).toHaveFocus())
  },
}

export const Failed: Story = {
  parameters: { scenario: { role: 'client', outcomes: { listSubmissions: [500, 'ok'] } } },
  play: async ({ userEvent }) => {
    const parts = await desk()
    await expect(await parts.findByText('The work could not be loaded. You can still decide.')).toBeVisible()
    parts.getByRole('button', { name: 'Retry' }).focus()
    await userEvent.keyboard('{Enter}')
    await picture('Round 2, image 1 of 5')
    await expect(parts.getByRole('application')).toHaveFocus()
  },
}

/** One picture needs no row and no arrows. */
export const OneImage: Story = {
  args: { work: WINDOW },
  play: async () => {
    await picture('Round 1, image 1 of 1', WINDOW.title)
    const parts = await desk(WINDOW.title)
    await expect(parts.queryByRole('button', { name: 'Next' })).toBeNull()
    await expect(parts.queryByRole('button', { name: 'Compare' })).toBeNull()
  },
}

export const Video: Story = {
  args: { work: MENU, initial: { asset: 1 } },
  // Nothing moves in a picture of it.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const parts = await desk(MENU.title)
    const film = await parts.findByLabelText<HTMLVideoElement>('Round 1, video 2 of 2', { selector: 'video' })
    await expect(film.controls).toBe(true)
    await expect(parts.getByRole('button', { name: 'Pin a change' })).toBeDisabled()
  },
}

/** An API that keeps its files under bare ids: the film is found out by trying, and is one everywhere from then on. */
export const FilmWithoutEnding: Story = {
  loaders: [async () => ({ film: await bareFilm() })],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { loaded }) => (
    <SeedRounds work={args.work._id} assets={[loaded.film as string]}>
      <ReviewDesk {...args} />
    </SeedRounds>
  ),
  play: async () => {
    const parts = await desk()
    const film = await parts.findByLabelText<HTMLVideoElement>('Round 1, video 1 of 1', { selector: 'video' })
    await waitFor(() => expect(film.videoWidth).toBeGreaterThan(0))
    await expect(await parts.findByRole('application', { name: 'Round 1, video 1 of 1' })).toBeVisible()
    await expect(parts.getByRole('button', { name: 'Pin a change' })).toBeDisabled()
  },
}

/** In the row of all pieces as well, before anybody looks at it: its thumb is a sign, no second copy of the film. */
export const FilmAmongOthers: Story = {
  ...FilmWithoutEnding,
  render: (args, { loaded }) => (
    <SeedRounds work={args.work._id} assets={[publicFile('/media/harbor-cafe.svg'), loaded.film as string]}>
      <ReviewDesk {...args} />
    </SeedRounds>
  ),
  play: async () => {
    await picture('Round 1, image 1 of 2')
    const parts = await desk()
    const thumb = await parts.findByRole('button', { name: 'Round 1, video 2 of 2' })
    await expect(thumb.querySelector('video, img')).toBeNull()
  },
}

/** Pictures are asked for when their place comes near: of twenty, those that the row shows. */
export const TwentyImages: Story = {
  args: { work: PROTOTYPE },
  parameters: { scenario: { role: 'client', seed: 'huge' } },
  play: async ({ userEvent }) => {
    await picture('Round 2, image 1 of 20', PROTOTYPE.title)
    const parts = await desk(PROTOTYPE.title)
    const row = parts.getByRole('list', { name: 'Round 2: all pieces' })
    const asked = () => row.querySelectorAll('img').length
    await expect(within(row).getAllByRole('button')).toHaveLength(20)
    await waitFor(() => expect(asked()).toBeGreaterThan(2))
    await expect(asked()).toBeLessThan(16)
    await userEvent.keyboard('{End}')
    await picture('Round 2, image 20 of 20', PROTOTYPE.title)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100))
  },
}

/** What its ending calls a picture is not asked for again as a film; nothing is pinned where nothing is seen. */
export const BrokenMedia: Story = {
  render: (args) => (
    <SeedRounds work={args.work._id} assets={['/no-such-proof.png', 'javascript:alert(1)']}>
      <ReviewDesk {...args} />
    </SeedRounds>
  ),
  play: async ({ userEvent }) => {
    const parts = await desk()
    await expect(await parts.findByText('Round 1, image 1 of 2 cannot be shown.')).toBeVisible()
    parts.getByRole('button', { name: 'Retry' }).focus()
    const making = spyOn(document, 'createElement')
    await userEvent.keyboard('{Enter}')
    await expect(await parts.findByText('Round 1, image 1 of 2 cannot be shown.')).toBeVisible()
    await expect(parts.getByRole('application')).toHaveFocus()
    const made = making.mock.calls.map(([name]) => name)
    making.mockRestore()
    await expect(made).toContain('img')
    await expect(made).not.toContain('video')
    await userEvent.keyboard('p{Enter}p')
    await expect(parts.queryByRole('textbox', { name: /^Change \d/ })).toBeNull()
    // At the end the focus stays, and Previous is one key away.
    const next = parts.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(await parts.findByText('Round 1, image 2 of 2 cannot be shown.')).toBeVisible()
    await expect(parts.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

const LONG: Partial<Round> = {
  title: 'Round 4, the one with the corrected café name and both opening hours for the pier and for Balboa',
  description: `${'The second direction, with the lettering from the first and a thicker cup handle. '.repeat(9)}\nhttps://proofs.overprint.example/harbor-cafe/round-4/a-very-long-address-without-a-single-space`,
  author: { id: 'a', fullName: 'Maximiliana Konstantinopoulou-Featherstonehaugh', isAdmin: true },
}

export const LongContent: Story = {
  args: {
    work: {
      ...LOGO,
      title: `${LOGO.title}: signs, cups, sleeves, aprons and the boat that sails on Sundays`,
    },
  },
  render: (args) => (
    <SeedRounds work={args.work._id} rounds={9} assets={[publicFile('/media/harbor-cafe.svg')]} round={LONG}>
      <ReviewDesk {...args} />
    </SeedRounds>
  ),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Round' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await picture('Round 2, image 1 of 5')
    const parts = await desk()
    for (const button of parts.getAllByRole('button', { name: /^(Approve|Request changes|Next|Zoom in)$/ }))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(32)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Small: Story = { ...Mobile, globals: { viewport: { value: 'small' } } }

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => void (await picture('Round 2, image 1 of 5')),
}
