/** What a legal page will hold. The studio supplies the text; nothing here is one. */
export interface LegalOutline {
  title: string
  /** What the page is for, in one sentence. */
  lead: string
  sections: readonly { title: string; covers: string }[]
}

export const LEGAL: Readonly<Record<'privacy' | 'terms', LegalOutline>> = {
  privacy: {
    title: 'Privacy Policy',
    lead: 'Which data this site asks for, what becomes of it, and what you can do about it.',
    sections: [
      { title: 'Who is responsible', covers: 'Name, address and contact of the responsible party.' },
      {
        title: 'What is collected, and when',
        covers: 'Contact form, newsletter, account, uploads, messages and server logs.',
      },
      { title: 'Why', covers: 'The purpose and the legal basis of each of them.' },
      { title: 'How long', covers: 'Periods after which each of them is deleted.' },
      {
        title: 'Who else sees it',
        covers: 'Hosting, mail, payment and sign-in providers, and where they are.',
      },
      {
        title: 'What is stored on your device',
        covers: 'Sign-in, theme and drafts in the browser’s storage.',
      },
      { title: 'Your rights', covers: 'Access, correction, deletion, and how to ask for them.' },
      { title: 'Changes', covers: 'How a new version is announced, and since when this one is valid.' },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'What the studio and its clients agree on when they work together, and what holds for using this site.',
    sections: [
      { title: 'Who the parties are', covers: 'The studio, the client, and who may sign for whom.' },
      { title: 'Quotes and orders', covers: 'When an offer binds, and how an order is changed.' },
      { title: 'Rounds and approval', covers: 'What a round is, and what an approval means.' },
      { title: 'Prices and payment', covers: 'Instalments, currencies, taxes and late payment.' },
      { title: 'Ownership', covers: 'When rights to files and source code pass to the client.' },
      { title: 'Products and support', covers: 'Licence of finished products and the 6 months of support.' },
      { title: 'Accounts', covers: 'Who may have one, and when it can be closed.' },
      {
        title: 'Liability and law',
        covers: 'Limits of liability, the governing law and the place of jurisdiction.',
      },
    ],
  },
}
