import type { ComponentType } from 'react'
import { FEATURES } from '../features'
import { PROCESS, OFFERINGS as SIX_OFFERINGS } from '../home'
import { SERVICES as SIX_SERVICES } from '../services'
import { COVERS } from './covers/covers'
import { Frieze } from './frieze/Frieze'
import { Hero } from './hero/Hero'
import { Word } from './lettering/Word'
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
import { ink } from './press/ink'
import { type PictureProps, Sheet } from './press/Picture'
import { ProcessSheet } from './process/ProcessSheet'
import { SCENES } from './scenes/scenes'
import { AddOnSign } from './signs/AddOnSign'
import type { WallProps } from './Wall'

type Pieces = WallProps['pieces']

export const logos: Pieces = LOGOS.map(({ id, client, desc, src }) => ({
  id,
  title: client,
  text: desc,
  picture: <Logo mark={src} />,
}))

export const covers: Pieces = COVERS.map(({ id, client, category, alt, cover: Cover }) => ({
  id,
  title: `${client}, ${category}`,
  text: alt,
  picture: <Cover />,
}))

export const posters: Pieces = POSTERS.map(({ id, title, client, poster: Poster }) => ({
  id,
  title: `${title}, ${client}`,
  picture: <Poster />,
}))

export const portraits: Pieces = PORTRAITS.map(({ id, name, portrait: Portrait }) => ({
  id,
  title: name,
  picture: <Portrait title={`Portrait of ${name}`} />,
}))

export const scenes: Pieces = SCENES.map(({ id, scene: Scene }) => ({ id, title: id, picture: <Scene /> }))

export const hero: Pieces = [{ id: 'hero', title: 'Hero', picture: <Hero /> }]

export const strip: Pieces = [{ id: 'frieze', title: 'Control strip', picture: <Frieze /> }]

/** In the order of their words in content/home.ts. */
const OFFERED: readonly ComponentType<PictureProps>[] = [
  DesignSign,
  ScreensSign,
  PrototypeSign,
  CodeSign,
  LeanSign,
  PhoneSign,
]

export const offerings: Pieces = OFFERED.map((Sign, at) => ({
  id: Sign.name,
  title: SIX_OFFERINGS[at]?.title ?? '',
  picture: <Sign />,
}))

export const services: Pieces = SIX_SERVICES.map(({ id, title, sign: Sign }) => ({
  id,
  title,
  picture: <Sign />,
}))

export const addOns: Pieces = FEATURES.map(({ kind, name }) => ({
  id: kind,
  title: name,
  picture: <AddOnSign kind={kind} />,
}))

export const process: Pieces = ([1, 2, 3, 4] as const).map((stage) => ({
  id: `stage-${stage}`,
  title: PROCESS[stage - 1]?.title ?? '',
  picture: <ProcessSheet stage={stage} />,
}))

const LINES = ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ', 'abcdefghijklm', 'nopqrstuvwxyz', "0123456789.,:&'-+?"]

export const letters: Pieces = [
  {
    id: 'letters',
    title: 'Lettering',
    text: 'Outlines of the display face: names in pictures and files wait for no font.',
    picture: (
      <Sheet width={960} height={600}>
        {LINES.map((line, at) => (
          <Word key={line} x={60} y={122 + at * 104} size={92} fill={ink.black}>
            {line}
          </Word>
        ))}
      </Sheet>
    ),
  },
]
