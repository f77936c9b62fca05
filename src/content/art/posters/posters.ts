import type { ComponentType } from 'react'
import type { PictureProps } from '../press/Picture'
import { Houselights } from './Houselights'
import { Pitch } from './Pitch'
import { Rounds } from './Rounds'
import { SowBy } from './SowBy'
import { Standby } from './Standby'
import { Tideline } from './Tideline'

export interface PosterItem {
  /** Names the film's files too: /media/work/{id}.mp4, .webm and .webp. */
  id: string
  title: string
  client: string
  /** What is seen, for where the picture stands alone. */
  alt: string
  /** 960 by 600 units; the same sheet in both themes, since it is the film's first frame. */
  poster: ComponentType<PictureProps>
}

/** Posters of the portfolio's six projects. */
export const POSTERS: readonly PosterItem[] = [
  {
    id: 'tideline',
    title: 'Tideline',
    client: 'Tidepool Watch',
    alt: 'A limpet and a low sun over two waves, with two sightings pinned',
    poster: Tideline,
  },
  {
    id: 'standby',
    title: 'Standby',
    client: 'Halyard Ferry Co.',
    alt: 'A ferry seen from above, between two landings, with eight cars',
    poster: Standby,
  },
  {
    id: 'sow-by',
    title: 'Sow by',
    client: 'Mesa Seed Library',
    alt: 'A sowing wheel of twelve months with a seed in each',
    poster: SowBy,
  },
  {
    id: 'houselights',
    title: 'Houselights',
    client: 'Bright Alley Cinema',
    alt: 'A lit screen over three rows of seats, some of them taken',
    poster: Houselights,
  },
  {
    id: 'pitch',
    title: 'Pitch',
    client: 'Northside Makers Fair',
    alt: 'Eight stalls on a square of nine, one pitch free',
    poster: Pitch,
  },
  {
    id: 'rounds',
    title: 'Rounds',
    client: 'Crosswell Clinic',
    alt: 'A drop and its rings beside a day’s list of patients',
    poster: Rounds,
  },
]
