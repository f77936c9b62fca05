/** A link of the hero or of the filler strip (spec section 2, Home). */
export interface HomeLink {
  href: string
  label: string
  /** A few words more, where there is room. */
  note?: string
}

export const HERO = {
  title: ['We draw it.', 'We build it.', 'You approve it.'],
  start: { href: '/contact', label: 'Get Started' },
  links: [
    { href: '/about', label: 'Case Studies' },
    { href: '/logodesign', label: 'Logos' },
    { href: '/design', label: 'UI/UX' },
    { href: '/work', label: 'Prototypes' },
  ],
} as const

/** The filler strip: five ways on. */
export const STRIP: readonly HomeLink[] = [
  { href: '/order', label: 'Order a project', note: 'Tell us what it should do' },
  { href: '/contact', label: 'Talk to us', note: 'An answer within 24 hours' },
  { href: '/inquire', label: 'Ask a question', note: 'Prices, rounds, deadlines' },
  { href: '/browse', label: 'Browse client projects', note: 'Logos, sites, prototypes, apps' },
  { href: '/discover', label: 'Discover our products', note: 'Six, with source code' },
]

export interface Offering {
  title: string
  text: string
}

/** Our Offerings, titled to the letter. */
export const OFFERINGS: readonly Offering[] = [
  {
    title: 'Design',
    text: 'Marks, lettering and print, drawn for the smallest and the cheapest place they must live in.',
  },
  {
    title: 'UI/UX Designs',
    text: 'Screens for the person who uses them all day, every state drawn: empty, loading, failed.',
  },
  {
    title: 'Prototypes',
    text: 'Something to click within two weeks, so that mistakes cost an afternoon instead of a release.',
  },
  {
    title: 'Development Work',
    text: 'Websites and web apps, built by the people who drew them, with the source code in your name.',
  },
  {
    title: 'Code Optimization',
    text: 'We measure what is slow, remove what nobody uses, and show you the numbers before and after.',
  },
  {
    title: 'Mobile Apps',
    text: 'Phone apps for one job done often, from one code base, and working without a signal.',
  },
]

/** Our Working Process, titled to the letter. */
export const PROCESS = [
  {
    title: 'Research & Analytics',
    text: 'A week of watching, asking and counting. You get one page: what is true, what is missing, what it will cost.',
  },
  {
    title: 'Prototyping',
    text: 'Keylines first. You click through the whole thing on your own phone while changing it is still cheap.',
  },
  {
    title: 'UI/UX Design',
    text: 'Colour, type and every state, round by round. You approve a round or ask for changes, in writing.',
  },
  {
    title: 'Development',
    text: 'Built, tested and handed over with source and documents. Six months of support are part of it.',
  },
] as const

export const LETTER = {
  title: 'See what we threw away',
  text: 'What we drew, what we built and what did not make it: one letter a month, no more, and you can leave any time.',
} as const
