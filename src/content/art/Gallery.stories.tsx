import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { publicFile } from '@/lib/publicFile'
import { COVERS } from './covers/covers'
import { Frieze } from './frieze/Frieze'
import { Hero } from './hero/Hero'
import { Logo } from './logos/Logo'
import { LOGOS } from './logos/logos'
import { CodeSign } from './offerings/CodeSign'
import { DesignSign } from './offerings/DesignSign'
import { LeanSign } from './offerings/LeanSign'
import { PhoneSign } from './offerings/PhoneSign'
import { PrototypeSign } from './offerings/PrototypeSign'
import { ScreensSign } from './offerings/ScreensSign'
import { PORTRAITS } from './portraits/portraits'
import { POSTERS } from './posters/posters'
import type { PictureProps } from './press/Picture'
import { SCENES } from './scenes/scenes'
import { Wall } from './Wall'

/** Everything that the site has drawn. */
const meta = {
  component: Wall,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

const logos = LOGOS.map(({ id, client, desc, mark }) => ({
  id,
  title: client,
  text: desc,
  picture: <Logo mark={mark} />,
}))

const covers = COVERS.map(({ id, client, category, alt, cover: Cover }) => ({
  id,
  title: `${client}, ${category}`,
  text: alt,
  picture: <Cover />,
}))

const posters = POSTERS.map(({ id, title, client, poster: Poster }) => ({
  id,
  title: `${title}, ${client}`,
  picture: <Poster />,
}))

const portraits = PORTRAITS.map(({ id, name, portrait: Portrait }) => ({
  id,
  title: name,
  picture: <Portrait title={`Portrait of ${name}`} />,
}))

const scenes = SCENES.map(({ id, scene: Scene }) => ({ id, title: id, picture: <Scene /> }))

export const Logos: Story = {
  args: { size: 'card', padded: true, pieces: logos },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(11)
  },
}

export const LogosDark: Story = { ...Logos, globals: { theme: 'dark' } }

export const LogosFullSize: Story = { args: { ...Logos.args, size: 'full' } }

/** As in a row of approvals. */
export const LogosSmall: Story = { args: { ...Logos.args, size: 'small' } }

export const Covers: Story = {
  args: { size: 'card', pieces: covers },
  play: async () => {
    const count = (category: string) => COVERS.filter((item) => item.category === category).length
    await expect(
      Math.min(...['Logos', 'Web Designs', 'Prototypes', 'Mobile Apps'].map(count)),
    ).toBeGreaterThan(2)
  },
}

export const CoversDark: Story = { ...Covers, globals: { theme: 'dark' } }

export const CoversFullSize: Story = { args: { ...Covers.args, size: 'full' } }

export const Posters: Story = { args: { size: 'card', pieces: posters } }

export const PostersDark: Story = { ...Posters, globals: { theme: 'dark' } }

export const PostersFullSize: Story = { args: { ...Posters.args, size: 'full' } }

/** Named pictures: each says whom it shows. */
export const Portraits: Story = {
  args: { size: 'card', pieces: portraits },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Portrait of / })).toHaveLength(2)
  },
}

export const PortraitsDark: Story = { ...Portraits, globals: { theme: 'dark' } }

export const Scenes: Story = { args: { size: 'card', pieces: scenes } }

export const ScenesDark: Story = { ...Scenes, globals: { theme: 'dark' } }

export const ScenesSmall: Story = { args: { size: 'small', pieces: scenes } }

const hero = [{ id: 'hero', title: 'Hero', picture: <Hero /> }]

export const HeroSheet: Story = {
  args: { size: 'full', pieces: hero },
  play: async ({ canvasElement }) => {
    // Whoever asks for less motion sees the sheet in register at once.
    const plates = [...canvasElement.querySelectorAll('[data-turn]')]
    await expect(plates).toHaveLength(5)
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still)
      await expect(plates.every((plate) => getComputedStyle(plate).animationName === 'none')).toBe(true)
  },
}

export const HeroDark: Story = { args: HeroSheet.args, globals: { theme: 'dark' } }

export const HeroOnACard: Story = { args: { size: 'card', pieces: hero } }

const OFFERINGS: [string, ComponentType<PictureProps>][] = [
  ['Design', DesignSign],
  ['UI/UX Designs', ScreensSign],
  ['Prototypes', PrototypeSign],
  ['Development Work', CodeSign],
  ['Code Optimization', LeanSign],
  ['Mobile Apps', PhoneSign],
]

/** The signs of Our Offerings. */
export const Offerings: Story = {
  args: {
    size: 'small',
    pieces: OFFERINGS.map(([title, Sign]) => ({ id: title, title, picture: <Sign /> })),
  },
}

export const OfferingsDark: Story = { ...Offerings, globals: { theme: 'dark' } }

const strip = [{ id: 'frieze', title: 'Control strip', picture: <Frieze /> }]

/** The strip of twelve tiles that stands between sections. */
export const ControlStrip: Story = { args: { size: 'full', pieces: strip } }

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
