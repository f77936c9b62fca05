import { publicFile } from '@/lib/publicFile'

/** A finished product that the studio sells again. The field names are the specification's (section 3). */
export interface PortfolioProject {
  id: string
  /** A picture of the client's mark in use. */
  projectLogo: string
  /** A short silent film; its first frame lies beside it under the same name, as .webp. */
  projectVideo: string
  /** Where the product can be tried. */
  link: string
  clientName: string
  desc: string
  projectTitle: string
  /** Who of the studio built it. */
  Developer: string
  /** What the first build cost its client. */
  fundsRequired: string
  fundStatus: string
  metaList: {
    /** Technologies, divided by commas. */
    frontend: string
    backend: string
    /** What a smaller first release took of the budget. */
    soft_cap: string
    employee_count: string
  }
  /** Not set in the data. */
  featured?: boolean
  /** Not set in the data: without it, the film's own first frame is shown. */
  posterImage?: string
}

/** Dev Projects. Loaded as a chunk of its own: import it through loadPortfolio alone. */
export const PORTFOLIO: readonly PortfolioProject[] = [
  {
    id: 'tideline',
    projectLogo: publicFile('/media/tidepool-watch.svg'),
    projectVideo: publicFile('/media/work/tideline.mp4'),
    link: 'https://demo.overprint.example/tideline',
    clientName: 'Tidepool Watch',
    desc: 'Volunteers pin what they see between the tides, with or without a signal. Counts arrive at the lab as one clean table.',
    projectTitle: 'Tideline',
    Developer: 'Elias Brandt',
    fundsRequired: '$18,400',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'React, TypeScript, MapLibre',
      backend: 'Node.js, PostgreSQL',
      soft_cap: '$7,500',
      employee_count: '2',
    },
  },
  {
    id: 'standby',
    projectLogo: publicFile('/media/halyard-ferry.svg'),
    projectVideo: publicFile('/media/work/standby.mp4'),
    link: 'https://demo.overprint.example/standby',
    clientName: 'Halyard Ferry Co.',
    desc: 'A standby line that moves on your phone: which sailing you will make, which lane to wait in, and when to start the car.',
    projectTitle: 'Standby',
    Developer: 'Elias Brandt',
    fundsRequired: '$22,100',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'Vue 3, Pinia',
      backend: 'Python, FastAPI, Redis',
      soft_cap: '$9,000',
      employee_count: '2',
    },
  },
  {
    id: 'sow-by',
    projectLogo: publicFile('/media/mesa-seed-library.svg'),
    projectVideo: publicFile('/media/work/sow-by.mp4'),
    link: 'https://demo.overprint.example/sow-by',
    clientName: 'Mesa Seed Library',
    desc: 'Turn the wheel to a month and see what goes into the ground. Borrow a packet, bring seeds back, and the shelf stays full.',
    projectTitle: 'Sow by',
    Developer: 'Noor Haddad',
    fundsRequired: '$14,800',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'React, TypeScript',
      backend: 'Python, Django, PostgreSQL',
      soft_cap: '$6,200',
      employee_count: '2',
    },
  },
  {
    id: 'houselights',
    projectLogo: publicFile('/media/bright-alley-cinema.svg'),
    projectVideo: publicFile('/media/work/houselights.mp4'),
    link: 'https://demo.overprint.example/houselights',
    clientName: 'Bright Alley Cinema',
    desc: 'Seats, showings and a till for one screen and a hundred chairs. A ticket takes four taps and no account.',
    projectTitle: 'Houselights',
    Developer: 'Elias Brandt',
    fundsRequired: '$16,900',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'Vue 3, TypeScript',
      backend: 'Node.js, Fastify, MongoDB',
      soft_cap: '$8,000',
      employee_count: '2',
    },
  },
  {
    id: 'pitch',
    projectLogo: publicFile('/media/northside-makers-fair.svg'),
    projectVideo: publicFile('/media/work/pitch.mp4'),
    link: 'https://demo.overprint.example/pitch',
    clientName: 'Northside Makers Fair',
    desc: 'Makers pick a stall on the plan, pay for it and get their load-in time. Organisers drag the rest into place.',
    projectTitle: 'Pitch',
    Developer: 'Noor Haddad',
    fundsRequired: '$12,600',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'React, Zustand',
      backend: 'Node.js, Express, MongoDB',
      soft_cap: '$5,400',
      employee_count: '2',
    },
  },
  {
    id: 'rounds',
    projectLogo: publicFile('/media/crosswell-clinic.svg'),
    projectVideo: publicFile('/media/work/rounds.mp4'),
    link: 'https://demo.overprint.example/rounds',
    clientName: 'Crosswell Clinic',
    desc: 'The day of a small clinic on one sheet. Who is next, who calls back, and what was promised, at the desk and on the ward.',
    projectTitle: 'Rounds',
    Developer: 'Elias Brandt',
    fundsRequired: '$24,300',
    fundStatus: 'Paid in full',
    metaList: {
      frontend: 'React, TanStack Query',
      backend: 'Python, FastAPI, MongoDB',
      soft_cap: '$11,000',
      employee_count: '2',
    },
  },
]
