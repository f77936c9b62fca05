import type { ComponentType } from 'react'
import type { PictureProps } from './art/press/Picture'
import { AppSign } from './art/signs/AppSign'
import { BrandSign } from './art/signs/BrandSign'
import { DesktopSign } from './art/signs/DesktopSign'
import { GraphicSign } from './art/signs/GraphicSign'
import { InterfaceSign } from './art/signs/InterfaceSign'
import { WebSign } from './art/signs/WebSign'

export interface Service {
  id: string
  title: string
  /** One or two sentences: what it is for. */
  text: string
  /** What is handed over. */
  gets: readonly string[]
  sign: ComponentType<PictureProps>
}

/** What the studio does, in the words of spec section 2. */
export const SERVICES: readonly Service[] = [
  {
    id: 'web-development',
    title: 'Web Development',
    text: 'Sites that open fast on a bad connection and that your own people can keep up to date.',
    gets: [
      'Designed and built by the same two people',
      'Tested with keyboard and screen reader',
      'Source code and hosting in your name',
    ],
    sign: WebSign,
  },
  {
    id: 'app-development',
    title: 'App Development',
    text: 'Phone apps for one job done often: order, book, log, check in. They go on working without a signal.',
    gets: [
      'One code base for iPhone and Android',
      'A test build on your phone every Friday',
      'The way into both stores',
    ],
    sign: AppSign,
  },
  {
    id: 'desktop-applications',
    title: 'Desktop Applications',
    text: 'Tools for people who sit at them all day: tills, planners, labels, cutting tables.',
    gets: ['Windows, macOS and Linux', 'Shortcuts for everything', 'Updates that install themselves'],
    sign: DesktopSign,
  },
  {
    id: 'ui-ux-design',
    title: 'UI/UX Design',
    text: 'We watch how the work is done today, then draw the screens that make it shorter.',
    gets: [
      'A flow on one sheet of paper',
      'A prototype that you can click',
      'Every state drawn: empty, loading, failed',
    ],
    sign: InterfaceSign,
  },
  {
    id: 'graphic-design',
    title: 'Graphic Design',
    text: 'Menus, posters, packets, signs. Drawn in few inks, so that they print anywhere.',
    gets: [
      'Two directions in the first round',
      'Files ready for the press',
      'We talk to the printer for you',
    ],
    sign: GraphicSign,
  },
  {
    id: 'branding-guides',
    title: 'Branding Guides',
    text: 'The mark, the colours, the type and the voice, on pages that people really open.',
    gets: [
      'Colours for print and screen',
      'What to do, and three things never to do',
      'Templates for what you make each week',
    ],
    sign: BrandSign,
  },
]

export interface Reason {
  title: string
  text: string
  points: readonly string[]
}

/** Why Choose Us (spec section 2): two items. */
export const REASONS: readonly Reason[] = [
  {
    title: 'Modern Technology',
    text: 'We build on tools that other developers know, so you are never tied to us.',
    points: [
      'React, Vue, Node.js and Python',
      'Checked by tests on every change',
      'No page builder, no lock-in',
    ],
  },
  {
    title: 'Huge Digital Experience',
    text: 'Ferries, clinics, seed libraries, a radio station: each has taught us something that the next one got for free.',
    points: [
      'From the first sketch to the live site',
      'Marks, interfaces and code in one studio',
      'The people who drew it answer your mail',
    ],
  },
]
