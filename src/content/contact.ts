import { STUDIO } from './studio'

/** A profile of the studio elsewhere. */
export interface SocialLink {
  label: string
  href: string
}

/** Where the studio is. The street is left out on purpose: visits are by appointment. */
export const OFFICE = {
  title: 'Our studio',
  place: STUDIO.place,
  hours: 'Monday to Friday, 9 am to 5 pm',
  note: 'Visits are by appointment: write first, and we send you the street and a parking space.',
} as const

/** What stands beside the ways to reach the studio directly. */
export const DIRECT = {
  title: 'Talk to us',
  note: 'Noor or Elias picks up. Outside of hours, leave a message.',
} as const

/** The studio elsewhere. Addresses under .example lead nowhere: the studio puts its own in their place. */
export const SOCIAL: { title: string; note: string; links: readonly SocialLink[] } = {
  title: 'Follow the work',
  note: 'Sketches, rejected rounds and the odd misprint.',
  links: [
    { label: 'LinkedIn', href: 'https://linkedin.example/overprint' },
    { label: 'GitHub', href: 'https://github.example/overprint' },
    { label: 'Twitter', href: 'https://twitter.example/overprint' },
    { label: 'Dribbble', href: 'https://dribbble.example/overprint' },
  ],
}
