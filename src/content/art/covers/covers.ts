import type { ComponentType } from 'react'
import type { PictureProps } from '../press/Picture'
import { BrightAlleyTickets } from './BrightAlleyTickets'
import { CrosswellWall } from './CrosswellWall'
import { HalyardBooking } from './HalyardBooking'
import { HalyardFunnel } from './HalyardFunnel'
import { HarborCafeCups } from './HarborCafeCups'
import { HarborOrderAhead } from './HarborOrderAhead'
import { KilnStreetShop } from './KilnStreetShop'
import { LongwaveDial } from './LongwaveDial'
import { MesaCatalogue } from './MesaCatalogue'
import { NorthsideStallMap } from './NorthsideStallMap'
import { SaltgrassPhones } from './SaltgrassPhones'
import { TidepoolPhone } from './TidepoolPhone'
import { TidepoolStamps } from './TidepoolStamps'

export type CoverCategory = 'Logos' | 'Web Designs' | 'Prototypes' | 'Mobile Apps'

export interface CoverItem {
  id: string
  client: string
  category: CoverCategory
  /** What is seen, for where the picture stands alone. */
  alt: string
  /** 480 by 360 units. */
  cover: ComponentType<PictureProps>
}

/** Covers of the client projects, in the order of the home page. */
export const COVERS: readonly CoverItem[] = [
  {
    id: 'harbor-cafe-cups',
    client: 'Harbor Café',
    category: 'Logos',
    alt: 'Two takeaway cups with the mark on a blue sleeve',
    cover: HarborCafeCups,
  },
  {
    id: 'mesa-catalogue',
    client: 'Mesa Seed Library',
    category: 'Web Designs',
    alt: 'A catalogue page with nine seed packets',
    cover: MesaCatalogue,
  },
  {
    id: 'northside-stall-map',
    client: 'Northside Makers Fair',
    category: 'Prototypes',
    alt: 'A wireflow of four frames from plan to booked stall',
    cover: NorthsideStallMap,
  },
  {
    id: 'tidepool-watch-app',
    client: 'Tidepool Watch',
    category: 'Mobile Apps',
    alt: 'A phone on a chart of the shore, with three sightings',
    cover: TidepoolPhone,
  },
  {
    id: 'halyard-funnel',
    client: 'Halyard Ferry Co.',
    category: 'Logos',
    alt: 'The mark on a ferry’s funnel under smoke',
    cover: HalyardFunnel,
  },
  {
    id: 'bright-alley-tickets',
    client: 'Bright Alley Cinema',
    category: 'Web Designs',
    alt: 'A dark ticket page: tonight at 7:40, two seats chosen',
    cover: BrightAlleyTickets,
  },
  {
    id: 'halyard-booking',
    client: 'Halyard Ferry Co.',
    category: 'Prototypes',
    alt: 'Four booking steps as overlapping cards',
    cover: HalyardBooking,
  },
  {
    id: 'saltgrass-tides',
    client: 'Saltgrass Surf School',
    category: 'Mobile Apps',
    alt: 'Two phones with the day’s tide and a lesson to book',
    cover: SaltgrassPhones,
  },
  {
    id: 'crosswell-wall',
    client: 'Crosswell Clinic',
    category: 'Logos',
    alt: 'A tiled wall made of the mark’s quarters and drops',
    cover: CrosswellWall,
  },
  {
    id: 'kiln-street-shop',
    client: 'Kiln Street Pottery',
    category: 'Web Designs',
    alt: 'Three long shop pages with pots and bowls',
    cover: KilnStreetShop,
  },
  {
    id: 'harbor-order-ahead',
    client: 'Harbor Café',
    category: 'Prototypes',
    alt: 'A flow diagram: order, queue, fetch',
    cover: HarborOrderAhead,
  },
  {
    id: 'longwave-dial',
    client: 'Longwave Radio',
    category: 'Mobile Apps',
    alt: 'Three leaning phones, the first tuned to 88.7',
    cover: LongwaveDial,
  },
  {
    id: 'tidepool-stamps',
    client: 'Tidepool Watch',
    category: 'Logos',
    alt: 'The limpet stamped on a volunteer’s card, once too large for it',
    cover: TidepoolStamps,
  },
]
