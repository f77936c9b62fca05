import type { Work } from '@/api/work'

/** Works of the typical studio, as its client's list holds them. */
export const LOGO: Work = {
  _id: 'work_1',
  title: 'Harbor Café logo, round 2',
  status: 'awaiting_approval',
  price: 125_000,
  deadline: '2026-03-04',
}

const of = (_id: string, title: string): Work => ({ ...LOGO, _id, title })

/** One round of a picture and a film. */
export const MENU = of('work_2', 'Spring menu page')
/** One picture. */
export const WINDOW = of('work_3', 'Pier window lettering')
/** Five screens; in the huge studio twenty. */
export const PROTOTYPE = of('work_5', 'Order-ahead prototype')
