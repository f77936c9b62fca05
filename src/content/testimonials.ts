import { publicFile } from '@/lib/publicFile'

/** What a client said, with the field names of spec section 3. */
export interface Testimonial {
  _id: string
  content: string
  /** 1 to 5. */
  stars: number
  user: { name: string }
  /** What we made for them. */
  image?: { url: string; width: number; height: number }
}

/** The three testimonials of the site. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    _id: 'harbor-cafe',
    content:
      'They drew the cup three times. The third time nobody at the counter said anything: they just started using it. Every round came with one page that said what had changed and why, and I signed it off between two deliveries.',
    stars: 5,
    user: { name: 'Maya Okafor, Harbor Café' },
    image: { url: publicFile('/media/covers/harbor-cafe-cups.svg'), width: 480, height: 360 },
  },
  {
    _id: 'mesa-seed-library',
    content:
      'Our catalogue was a binder. Now people borrow seeds from a phone in the queue, and my volunteers add a packet in a minute without calling anybody.',
    stars: 5,
    user: { name: 'Jonah Whitfield, Mesa Seed Library' },
    image: { url: publicFile('/media/covers/mesa-catalogue.svg'), width: 480, height: 360 },
  },
  {
    _id: 'halyard-ferry',
    content:
      'We cut two of our six booking steps in the prototype, before a line of code was paid for. One round ran a week late, and they told us so on the Monday.',
    stars: 4,
    user: { name: 'Tomas Lindqvist, Halyard Ferry Co.' },
  },
]
