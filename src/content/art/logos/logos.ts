import type { ComponentType } from 'react'
import { BrightAlleyCinema } from './BrightAlleyCinema'
import { CrosswellClinic } from './CrosswellClinic'
import { HalyardFerry } from './HalyardFerry'
import { HarborCafe } from './HarborCafe'
import { KilnStreetPottery } from './KilnStreetPottery'
import { LongwaveRadio } from './LongwaveRadio'
import { MesaSeedLibrary } from './MesaSeedLibrary'
import { NorthsideMakersFair } from './NorthsideMakersFair'
import { PaperhouseBindery } from './PaperhouseBindery'
import { Saltgrass } from './Saltgrass'
import { TidepoolWatch } from './TidepoolWatch'

/** Spec section 3, Logo item, and whose it is. */
export interface LogoItem {
  id: string
  title: string
  client: string
  /** One sentence: the idea. */
  desc: string
  /** Draws into a square of 200 units. */
  src: ComponentType
}

/** The logo gallery. */
export const LOGOS: readonly LogoItem[] = [
  {
    id: 'harbor-cafe',
    title: 'Sunrise in a cup',
    client: 'Harbor Café',
    desc: 'The sun comes up over the rim of a cup and lies on the coffee as it lies on the water of the pier.',
    src: HarborCafe,
  },
  {
    id: 'halyard-ferry',
    title: 'Between two landings',
    client: 'Halyard Ferry Co.',
    desc: 'A ferry between two landings makes the H, and the pennant on its halyard says that it is about to leave.',
    src: HalyardFerry,
  },
  {
    id: 'mesa-seed-library',
    title: 'Level shelf',
    client: 'Mesa Seed Library',
    desc: 'A shelf of books, level on top and sloping at both ends, is a mesa with a seed in its middle spine.',
    src: MesaSeedLibrary,
  },
  {
    id: 'tidepool-watch',
    title: 'Limpet eye',
    client: 'Tidepool Watch',
    desc: 'A limpet seen from above, which is also an eye on the shore, drawn to survive a rubber stamp.',
    src: TidepoolWatch,
  },
  {
    id: 'northside-makers-fair',
    title: 'Bolted N',
    client: 'Northside Makers Fair',
    desc: 'Two bars and a brace, bolted where they cross, build an N whose right upright points north.',
    src: NorthsideMakersFair,
  },
  {
    id: 'crosswell-clinic',
    title: 'Well from above',
    client: 'Crosswell Clinic',
    desc: 'Three quarters of stone and a drop of water leave a cross empty between them.',
    src: CrosswellClinic,
  },
  {
    id: 'bright-alley-cinema',
    title: 'The bright end',
    client: 'Bright Alley Cinema',
    desc: 'Two walls run to a bright end, and their windows are the holes of a film.',
    src: BrightAlleyCinema,
  },
  {
    id: 'kiln-street-pottery',
    title: 'Ten rings',
    client: 'Kiln Street Pottery',
    desc: 'A jar turned in ten rings, the upper four already glazed.',
    src: KilnStreetPottery,
  },
  {
    id: 'saltgrass',
    title: 'Grass that breaks',
    client: 'Saltgrass Surf School',
    desc: 'Three blades of dune grass, bent by the wind, make a breaking wave with the sun in its barrel.',
    src: Saltgrass,
  },
  {
    id: 'paperhouse-bindery',
    title: 'Standing book',
    client: 'Paperhouse Bindery',
    desc: 'A book stood on its edge is a house, and one page, ajar, is its door.',
    src: PaperhouseBindery,
  },
  {
    id: 'longwave-radio',
    title: 'Signal in dots',
    client: 'Longwave Radio',
    desc: 'A transmitter in the corner sends its waves out in dots that swell and fade.',
    src: LongwaveRadio,
  },
]
