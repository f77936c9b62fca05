import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { bareFilm, withMedia } from '../../../.storybook/checks/media'
import { Media } from './Media'

const drawing = () =>
  URL.createObjectURL(
    new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="640" height="480"><rect width="160" height="120" fill="#f2ede4"/><circle cx="62" cy="60" r="38" fill="#5a7eaf"/><rect x="74" y="34" width="56" height="56" fill="#ef612b" opacity=".85"/></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
  )

const meta = {
  component: Media,
  parameters: {
    keyboard: [
      ['Tab', 'enters a video; a picture takes no focus'],
      ['Space', 'plays and pauses'],
      ['Left / Right', 'move within the video'],
      ['Up / Down', 'change the volume'],
    ],
  },
  args: { src: null, alt: 'Harbour Café logo, round 2' },
  loaders: [() => ({ src: drawing() })],
  render: (args, { loaded }) => <Media {...args} src={args.src ?? (loaded.src as string)} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Media>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Harbour Café logo, round 2' })
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
  },
}

export const Ratios: Story = {
  render: (args, { loaded }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['1/1', '4/3', '16/9'] as const).flatMap((ratio) =>
        (['cover', 'contain'] as const).map((fit) => (
          <Media key={ratio + fit} {...args} src={loaded.src as string} ratio={ratio} fit={fit} />
        )),
      )}
    </div>
  ),
}

/** The poster stands in for its first picture, and the film waits to be asked for. */
export const Video: Story = {
  args: { src: `${publicFile('/media/menu-loop.webm')}?v=2`, ratio: '16/9' },
  render: (args, { loaded }) => <Media {...args} poster={loaded.src as string} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Harbour Café logo, round 2')
    await expect(video.tagName).toBe('VIDEO')
    await expect(video.error).toBeNull()
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video).toHaveAttribute('poster', expect.stringMatching(/./))
  },
}

/** A reference whose ending says nothing. */
export const VideoByKind: Story = {
  args: { src: '/no-such-clip', kind: 'video' },
  // There is no such film, and the browser's own controls turn while they look for it.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { loaded }) => <Media {...args} poster={loaded.src as string} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/no-such-clip')
  },
}

/** A reference without an ending is shown as whichever it is: here the film that an API keeps under a bare id. */
export const FilmWithoutEnding: Story = {
  loaders: [async () => ({ src: await bareFilm() })],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.videoWidth).toBeGreaterThan(0))
  },
}

/** It plays in the view and stands out of it; who pauses it has paused it. The controls stay in reach. */
export const PlaysInView: Story = {
  args: {
    src: publicFile('/media/menu-loop.webm'),
    poster: publicFile('/media/menu-loop.webp'),
    ratio: '4/3',
    playInView: true,
  },
  // A film that plays is another picture each time.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p style={{ height: '200vh' }}>Far below the film.</p>
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('Harbour Café logo, round 2')
    await expect(film.muted && film.loop && film.controls).toBe(true)
    const to = (top: number) => window.scrollTo({ top, behavior: 'instant' })
    try {
      await withMedia({ 'prefers-reduced-motion': 'reduce' }, async () => {
        await step('less motion: it stands', async () => {
          to(9999)
          to(0)
          await new Promise((done) => setTimeout(done, 200))
          await expect(film.paused).toBe(true)
        })
      })
      await withMedia({ 'prefers-reduced-motion': 'no-preference' }, async () => {
        to(9999)
        await new Promise((done) => setTimeout(done, 100))
        to(0)
        await waitFor(() => expect(film.paused).toBe(false))
        to(9999)
        await waitFor(() => expect(film.paused).toBe(true))
        to(0)
        await waitFor(() => expect(film.paused).toBe(false))
        await step('paused by hand: it stays paused', async () => {
          film.pause()
          to(9999)
          await new Promise((done) => setTimeout(done, 100))
          to(0)
          await new Promise((done) => setTimeout(done, 200))
          await expect(film.paused).toBe(true)
        })
      })
    } finally {
      to(0)
    }
  },
}

export const Broken: Story = {
  args: { src: '/no-such-picture.png', ratio: '4/3', eager: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Café logo, round 2: not available')).toBeVisible()
  },
}

/** A thumbnail has no room for words. */
export const BrokenCompact: Story = {
  args: { src: '/no-such-picture.png', ratio: '1/1', eager: true, compact: true },
  decorators: [
    (Story) => (
      <div style={{ width: 44 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Harbour Café logo, round 2: not available')).toBeInTheDocument()
    const frame = canvasElement.querySelector('[data-compact]')
    await expect(frame?.getBoundingClientRect().height).toBe(44)
  },
}

export const Unsafe: Story = {
  args: { src: 'javascript:alert(1)', alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not available')).toBeVisible()
    await expect(canvasElement.querySelector('img, video')).toBeNull()
  },
}

export const Dark: Story = { args: Broken.args ?? {}, globals: { theme: 'dark' } }
