import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { withMedia } from '../../../.storybook/checks/media'
import { COVERS } from './covers/covers'
import * as pieces from './galleryPieces'
import { POSTERS } from './posters/posters'
import { Wall } from './Wall'

/** Everything that the site has drawn. */
const meta = {
  tags: ['long'],
  component: Wall,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

export const Logos: Story = {
  args: { size: 'card', padded: true, pieces: pieces.logos },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(11)
  },
}

export const LogosDark: Story = { ...Logos, globals: { theme: 'dark' } }

export const LogosFullSize: Story = { args: { ...Logos.args, size: 'full' } }

/** As in a row of approvals. */
export const LogosSmall: Story = { args: { ...Logos.args, size: 'small' } }

export const Covers: Story = {
  args: { size: 'card', pieces: pieces.covers },
  play: async () => {
    const count = (category: string) => COVERS.filter((item) => item.category === category).length
    await expect(
      Math.min(...['Logos', 'Web Designs', 'Prototypes', 'Mobile Apps'].map(count)),
    ).toBeGreaterThan(2)
  },
}

export const CoversDark: Story = { ...Covers, globals: { theme: 'dark' } }

export const CoversFullSize: Story = { args: { ...Covers.args, size: 'full' } }

export const Posters: Story = { args: { size: 'card', pieces: pieces.posters } }

export const PostersDark: Story = { ...Posters, globals: { theme: 'dark' } }

export const PostersFullSize: Story = { args: { ...Posters.args, size: 'full' } }

/** Named pictures: each says whom it shows. */
export const Portraits: Story = {
  args: { size: 'card', pieces: pieces.portraits },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Portrait of / })).toHaveLength(2)
  },
}

export const PortraitsDark: Story = { ...Portraits, globals: { theme: 'dark' } }

export const Scenes: Story = { args: { size: 'card', pieces: pieces.scenes } }

export const ScenesDark: Story = { ...Scenes, globals: { theme: 'dark' } }

export const ScenesSmall: Story = { args: { size: 'small', pieces: pieces.scenes } }

/** The plates slide in, each from its own side, and end in register. Whoever asks for less motion sees that at once. */
export const HeroSheet: Story = {
  args: { size: 'full', pieces: pieces.hero },
  play: async ({ canvasElement }) => {
    const plates = [...canvasElement.querySelectorAll<SVGElement>('[data-turn]')]
    const motions = () => plates.flatMap((plate) => plate.getAnimations())
    const places = () => plates.map((plate) => getComputedStyle(plate).transform)
    const inks = () => plates.map((plate) => getComputedStyle(plate).opacity)
    await expect(plates).toHaveLength(5)
    await withMedia({ 'prefers-reduced-motion': 'no-preference' }, async () => {
      // They start anew, and are turned by hand: no machine is too slow to see it.
      for (const plate of plates) {
        plate.style.animation = 'none'
        plate.getAnimations()
        plate.style.animation = ''
      }
      const turned = motions()
      await expect(turned).toHaveLength(5)
      for (const motion of turned) {
        motion.effect?.updateTiming({ direction: 'normal' })
        motion.pause()
        motion.currentTime = 0
      }
      await expect(inks()).toEqual(['0', '0', '0', '0', '0'])
      const starts = places().filter((place) => place !== 'none')
      await expect(new Set(starts).size).toBe(4)
      for (const motion of turned) motion.finish()
      await expect(inks()).toEqual(['1', '1', '1', '1', '1'])
      await expect(new Set(places())).toEqual(new Set(['none']))
    })
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) await expect(motions()).toEqual([])
  },
}

export const HeroDark: Story = { args: HeroSheet.args, globals: { theme: 'dark' } }

export const HeroOnACard: Story = { args: { size: 'card', pieces: pieces.hero } }

/** The signs of Our Offerings. */
export const Offerings: Story = { args: { size: 'small', pieces: pieces.offerings } }

export const OfferingsDark: Story = { ...Offerings, globals: { theme: 'dark' } }

/** The signs of Our Services. */
export const Services: Story = { args: { size: 'card', pieces: pieces.services } }

export const ServicesDark: Story = { ...Services, globals: { theme: 'dark' } }

/** What was there already, and the one piece that is printed over it. */
export const AddOns: Story = { args: { size: 'small', pieces: pieces.addOns } }

export const AddOnsDark: Story = { ...AddOns, globals: { theme: 'dark' } }

/** The same sheet after each step of Our Working Process. */
export const Process: Story = { args: { size: 'small', pieces: pieces.process } }

export const ProcessDark: Story = { ...Process, globals: { theme: 'dark' } }

export const Lettering: Story = { args: { size: 'full', pieces: pieces.letters } }

export const LetteringDark: Story = { ...Lettering, globals: { theme: 'dark' } }

/** The strip of twelve tiles that stands between sections. */
export const ControlStrip: Story = { args: { size: 'full', pieces: pieces.strip } }

export const ControlStripDark: Story = { ...ControlStrip, globals: { theme: 'dark' } }

const FILES: [file: string, title: string, width: number, height: number][] = [
  ['/logo.svg', 'Logo image', 96, 96],
  ['/logo-text.svg', 'Logo text image', 226, 60],
  ['/logo-dark.svg', 'Logo for dark paper', 96, 96],
  ['/logo-text-dark.svg', 'Logo text for dark paper', 226, 60],
  ['/favicon.ico', 'Favicon, 32 px', 32, 32],
  ['/apple-touch-icon.png', 'Touch icon', 96, 96],
  ['/icons/icon-maskable-512.png', 'Maskable icon', 96, 96],
]

const loaded = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const images = [...canvasElement.querySelectorAll('img')]
  const missing = () => images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  await waitFor(() => expect(missing()).toEqual([]))
}

/** The studio's own mark, as the files that the header, browsers and phones ask for. */
export const Brand: Story = {
  args: {
    size: 'small',
    pieces: FILES.map(([file, title, width, height]) => ({
      id: file,
      title,
      text: file,
      ground: file.includes('-dark') ? 'dark' : file.startsWith('/logo') ? 'light' : undefined,
      picture: <img src={publicFile(file)} alt="" width={width} height={height} />,
    })),
    centred: true,
  },
  play: loaded,
}

export const BrandDark: Story = { ...Brand, globals: { theme: 'dark' } }

const share = <img src={publicFile('/share.png')} alt="" width="1200" height="630" />

/** What a link to the site looks like where it is shared: 1200 by 630. */
export const ShareImage: Story = {
  args: { size: 'full', pieces: [{ id: 'share', title: '/share.png', picture: share }] },
  play: loaded,
}

const loop = (id: string) => (
  <video
    src={publicFile(`/media/work/${id}.webm`)}
    poster={publicFile(`/media/work/${id}.webp`)}
    width="960"
    height="600"
    controls
    muted
    loop
    playsInline
    preload="none"
    aria-label={`The film ${id}`}
  />
)

/** The six silent films of the portfolio: press play. Each is 300 kB at most, as mp4 and as webm. */
export const Films: Story = {
  args: {
    size: 'card',
    pieces: POSTERS.map(({ id, title, client }) => ({
      id,
      title: `${title}, ${client}`,
      picture: loop(id),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(6)
  },
}

export const FilmsDark: Story = { ...Films, globals: { theme: 'dark' } }
