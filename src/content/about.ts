/** The signs that stand for the principles; drawn in the About screen. */
export type PrincipleId = 'innovation' | 'intelligence' | 'security' | 'connectivity'

/** The four core principles (spec section 2, About): the names to the letter, one true sentence each. */
export const PRINCIPLES: readonly { id: PrincipleId; name: string; text: string }[] = [
  {
    id: 'innovation',
    name: 'Innovation',
    text: 'Every project gets one idea that is its own, tried on paper before it costs you a day of code.',
  },
  {
    id: 'intelligence',
    name: 'Intelligence',
    text: 'We ask, read and measure before we draw, so each decision comes with a reason that you can repeat.',
  },
  {
    id: 'security',
    name: 'Security',
    text: 'Files, source code and accounts are yours, and we hold only the access that the work needs.',
  },
  {
    id: 'connectivity',
    name: 'Connectivity',
    text: 'You talk to the person who does the work, and what we build talks to the tools that you already use.',
  },
]
