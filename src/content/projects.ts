import { publicFile } from '@/lib/publicFile'

/** The kinds of client work, as the tabs of Home name them (spec section 2). */
export const PROJECT_CATEGORIES = ['Logos', 'Web Designs', 'Prototypes', 'Mobile Apps'] as const

export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number]

/** A project made for a client: the field names of spec section 3 (Home project card), and whose it is. */
export interface ClientProject {
  id: string
  title: string
  /** A picture file of 480 by 360 units that follows the theme. */
  image: string
  category: ProjectCategory
  client: string
  /** What is seen in the picture. */
  alt: string
}

const project = (
  id: string,
  category: ProjectCategory,
  client: string,
  title: string,
  alt: string,
): ClientProject => ({ id, title, image: publicFile(`/media/covers/${id}.svg`), category, client, alt })

/** Client Projects, in the order of Home. What there is to tell about each stands in projectStories.ts. */
export const PROJECTS: readonly ClientProject[] = [
  project(
    'harbor-cafe-cups',
    'Logos',
    'Harbor Café',
    'Harbor Café cups',
    'Two takeaway cups with the mark on a blue sleeve',
  ),
  project(
    'mesa-catalogue',
    'Web Designs',
    'Mesa Seed Library',
    'Seed catalogue',
    'A catalogue page with nine seed packets',
  ),
  project(
    'northside-stall-map',
    'Prototypes',
    'Northside Makers Fair',
    'Stall map',
    'A wireflow of four frames from plan to booked stall',
  ),
  project(
    'tidepool-watch-app',
    'Mobile Apps',
    'Tidepool Watch',
    'Tidepool Watch',
    'A phone on a chart of the shore, with three sightings',
  ),
  project(
    'halyard-funnel',
    'Logos',
    'Halyard Ferry Co.',
    'Halyard funnel mark',
    'The mark on a ferry’s funnel under smoke',
  ),
  project(
    'bright-alley-tickets',
    'Web Designs',
    'Bright Alley Cinema',
    'Bright Alley tickets',
    'A dark ticket page: tonight at 7:40, two seats chosen',
  ),
  project(
    'halyard-booking',
    'Prototypes',
    'Halyard Ferry Co.',
    'Booking in four steps',
    'Four booking steps as overlapping cards',
  ),
  project(
    'saltgrass-tides',
    'Mobile Apps',
    'Saltgrass Surf School',
    'Saltgrass tides',
    'Two phones with the day’s tide and a lesson to book',
  ),
  project(
    'crosswell-wall',
    'Logos',
    'Crosswell Clinic',
    'Crosswell wall',
    'A tiled wall made of the mark’s quarters and drops',
  ),
  project(
    'kiln-street-shop',
    'Web Designs',
    'Kiln Street Pottery',
    'Kiln Street shop',
    'Three long shop pages with pots and bowls',
  ),
  project(
    'harbor-order-ahead',
    'Prototypes',
    'Harbor Café',
    'Order ahead',
    'A flow diagram: order, queue, fetch',
  ),
  project(
    'longwave-dial',
    'Mobile Apps',
    'Longwave Radio',
    'Longwave dial',
    'Three leaning phones, the first tuned to 88.7',
  ),
  project(
    'tidepool-stamps',
    'Logos',
    'Tidepool Watch',
    'Tidepool stamps',
    'The limpet stamped on a volunteer’s card, once too large for it',
  ),
]
