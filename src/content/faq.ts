import { contactPath } from '@/lib/paths'

/** A question and its answer. `id` is its address: /faq#id. */
export interface FaqEntry {
  id: string
  question: string
  answer: string
  /** Where to go on from here. */
  link?: { href: string; label: string }
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

/** What people ask before they write, and while they wait. */
export const FAQ: readonly FaqGroup[] = [
  {
    id: 'price-and-time',
    title: 'Price and time',
    entries: [
      {
        id: 'price',
        question: 'What does it cost?',
        answer:
          'We name a fixed price after the first talk, in writing, before anything is drawn. If the task grows, the price is talked about first and changed afterwards, never the other way round. The finished products on the portfolio page carry their price on the card.',
        link: { href: contactPath({ subject: 'Project Quote' }), label: 'Ask for a quote' },
      },
      {
        id: 'time',
        question: 'How long does it take?',
        answer:
          'A logo takes three to four weeks, a website six to ten, an app three months or more. Half of that is waiting for decisions, so a client who decides quickly gets it sooner.',
      },
      {
        id: 'deadline',
        question: 'We have a fixed date. Can you hold it?',
        answer:
          'If we say yes, yes. A work with a date shows it where you approve it, and we tell you in the week we know that something is in danger, not in the week it is due.',
      },
      {
        id: 'payment',
        question: 'When do we pay?',
        answer:
          'A third to begin, a third when you approve the design, a third on delivery. Prices are in US dollars, euros or pounds, whichever your project was quoted in.',
      },
    ],
  },
  {
    id: 'working-together',
    title: 'Working together',
    entries: [
      {
        id: 'rounds',
        question: 'What is a round?',
        answer:
          'We upload a proof, you look at it. Then you either approve it, or you list what should change and, if it matters, by when. That is one round; most works need two.',
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer:
          'Only when we work together. With it you approve rounds, write to us and see your projects. For a question or a quote, the contact form is enough.',
        link: { href: '/register', label: 'Create an account' },
      },
      {
        id: 'who',
        question: 'Who will I be talking to?',
        answer: 'Noor, who designs, or Elias, who develops. There is nobody between you and the work.',
        link: { href: '/about', label: 'Meet the two' },
      },
      {
        id: 'remote',
        question: 'Do we have to be in Orange County?',
        answer:
          'No. Talks are by phone or video, proofs are online. If you are near, come by: visits are by appointment.',
        link: { href: '/contact?tab=locations', label: 'How to find us' },
      },
    ],
  },
  {
    id: 'files',
    title: 'Files and ownership',
    entries: [
      {
        id: 'formats',
        question: 'Which files do I get?',
        answer:
          'For a logo: vector files, pictures for screens, a one-ink version and a page on how to use them. For a website or app: the source code with its history, and a document that says how to run it.',
      },
      {
        id: 'source-code',
        question: 'Who owns the source code?',
        answer:
          'You do, once the last bill is paid. Products from the portfolio include their full source code and documentation as well.',
        link: { href: '/work', label: 'See the products' },
      },
      {
        id: 'upload-limits',
        question: 'How do you send proofs?',
        answer:
          'Up to five pictures and one film per round, in your account. Nothing has to be downloaded to be judged.',
      },
    ],
  },
  {
    id: 'afterwards',
    title: 'Afterwards',
    entries: [
      {
        id: 'support',
        question: 'What happens when something breaks?',
        answer:
          'Products come with 6 months of technical support. Write or call; Elias looks at it, and says what it was.',
      },
      {
        id: 'add-ons',
        question: 'Can something be added later?',
        answer:
          'Yes: accounts, payments, search, languages, reports. We build so that they fit in without tearing out what is there.',
        link: { href: '/features', label: 'Add-On Features' },
      },
      {
        id: 'leaving',
        question: 'Can we go on with somebody else?',
        answer:
          'At any time. You have the files, the code and the document; we answer the next team’s questions for an afternoon, free of charge.',
      },
    ],
  },
]
