import type { ComponentType } from 'react'
import { BrightAlleyTickets } from './art/covers/BrightAlleyTickets'
import { HalyardBooking } from './art/covers/HalyardBooking'
import { HarborOrderAhead } from './art/covers/HarborOrderAhead'
import { LongwaveDial } from './art/covers/LongwaveDial'
import { MesaCatalogue } from './art/covers/MesaCatalogue'
import { NorthsideStallMap } from './art/covers/NorthsideStallMap'
import { TidepoolPhone } from './art/covers/TidepoolPhone'
import type { PictureProps } from './art/press/Picture'

export interface Stage {
  title: string
  text: string
  /** What lies on the table at its end. */
  result: string
  picture: ComponentType<PictureProps>
  caption: string
}

/** How an interface comes about here, from paper to sign-off. */
export const STAGES: readonly Stage[] = [
  {
    title: 'We watch the work',
    text: 'Half a day at your counter, desk or dock. We write down what people do, in their words, and where they wait.',
    result: 'One sheet: who does what, and what goes wrong',
    picture: HarborOrderAhead,
    caption: 'Ordering ahead at Harbor Café, as it was',
  },
  {
    title: 'We draw the flow',
    text: 'Every screen as a box, every tap as an arrow. A detour on paper takes a minute to remove; in code, a week.',
    result: 'A wireflow that you can follow with a finger',
    picture: NorthsideStallMap,
    caption: 'From plan to booked stall, Northside Makers Fair',
  },
  {
    title: 'You click the prototype',
    text: 'Real words, real prices, your phone. Three of your customers try it while we keep quiet and take notes.',
    result: 'A prototype, and a list of what three people stumbled over',
    picture: HalyardBooking,
    caption: 'Four booking steps, Halyard Ferry Co.',
  },
  {
    title: 'We draw every state',
    text: 'Empty, loading, failed, sold out, signed out, large type, dark. What is not drawn gets made up by somebody later.',
    result: 'A kit of parts that a developer builds without guessing',
    picture: BrightAlleyTickets,
    caption: 'Seats free, taken and yours, Bright Alley Cinema',
  },
]

/** Where finished interfaces can be seen: categories of the client projects. */
export const SHOWCASES: readonly { category: string; text: string; picture: ComponentType<PictureProps> }[] =
  [
    { category: 'Web Designs', text: 'Catalogues, shops and ticket pages', picture: MesaCatalogue },
    {
      category: 'Prototypes',
      text: 'Flows that were clicked before they were built',
      picture: HalyardBooking,
    },
    { category: 'Mobile Apps', text: 'Tides, lessons, dials and sightings', picture: TidepoolPhone },
  ]

/** The picture at the head of the page. */
export const DESIGN_HERO = LongwaveDial
