import type { ComponentType } from 'react'
import { Elias } from './art/portraits/Elias'
import { Noor } from './art/portraits/Noor'
import type { PictureProps } from './art/press/Picture'

/** Spec section 3, Team member. */
export interface TeamMember {
  id: string
  name: string
  role: string
  bio: string
  /** The drawn portrait, 400 by 480 units. */
  image: ComponentType<PictureProps>
  /** Addresses under .example lead nowhere: the studio puts its own in their place. */
  social: Record<'linkedin' | 'github' | 'twitter' | 'dribbble', string>
  skills: readonly string[]
}

const socialOf = (handle: string): TeamMember['social'] => ({
  linkedin: `https://linkedin.example/in/${handle}`,
  github: `https://github.example/${handle}`,
  twitter: `https://twitter.example/${handle}`,
  dribbble: `https://dribbble.example/${handle}`,
})

/** The two people of the studio. */
export const TEAM: readonly TeamMember[] = [
  {
    id: 'noor',
    name: 'Noor Haddad',
    role: 'Design',
    bio: 'Draws every mark by hand before it meets a screen, and will show you the nine that did not make it. Noor runs the rounds: what you approve, she sets; what you mark, she mends.',
    image: Noor,
    social: socialOf('noor-haddad'),
    skills: ['Logos', 'Typography', 'UI/UX', 'Prototypes', 'Print'],
  },
  {
    id: 'elias',
    name: 'Elias Brandt',
    role: 'Development',
    bio: 'Builds what Noor draws, and says early when a drawing cannot be built. Elias writes the code, tests it on slow phones, and is the one who answers when something breaks on a Sunday.',
    image: Elias,
    social: socialOf('elias-brandt'),
    skills: ['React', 'Node', 'Mobile apps', 'Accessibility', 'Performance'],
  },
]
