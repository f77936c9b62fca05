import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { COVERS } from './covers/covers'
import styles from './Gallery.module.css'
import { Hero } from './hero/Hero'
import { Logo } from './logos/Logo'
import { LOGOS } from './logos/logos'
import { PORTRAITS } from './portraits/portraits'
import { POSTERS } from './posters/posters'
import { SCENES } from './scenes/scenes'

interface WallProps {
  size: 'small' | 'card' | 'full'
  /** Air around each picture, for marks. */
  padded?: boolean
  pieces: readonly { id: string; picture: ReactNode; title: string; text?: string }[]
}

/** Everything that the site has drawn, on one wall a family. */
function Wall({ size, padded, pieces }: WallProps) {
  return (
    <div className={styles.wall} data-size={size}>
      {pieces.map(({ id, picture, title, text }) => (
        <figure key={id} className={styles.piece}>
          <div className={styles.ground} data-padded={padded || undefined}>
            {picture}
          </div>
          <figcaption className={styles.caption}>
            {title}
            {text ? <p>{text}</p> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

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
