import type { AddOnKind } from './art/signs/AddOnSign'

export interface Feature {
  kind: AddOnKind
  name: string
  /** What a visitor can do with it. */
  text: string
  /** What must be there before. */
  needs: string
  /** How long it takes to add. */
  takes: string
}

/** What can be added to a site or app after it has opened. */
export const FEATURES: readonly Feature[] = [
  {
    kind: 'accounts',
    name: 'Accounts',
    text: 'People sign in, see what is theirs, and staff see what is everybody’s. Forgotten passwords included.',
    needs: 'Any site or app',
    takes: '2 weeks',
  },
  {
    kind: 'payments',
    name: 'Payments',
    text: 'Cards and wallets, receipts by mail, refunds with one button. We never store a card number.',
    needs: 'A shop, booking or ticket page',
    takes: '2 weeks',
  },
  {
    kind: 'search',
    name: 'Search',
    text: 'One box that forgives typing errors and finds pages, products and people as you type.',
    needs: 'More than about thirty pages',
    takes: '1 week',
  },
  {
    kind: 'languages',
    name: 'Languages',
    text: 'Each page in a second language, with its own address, dates and currency. You translate, or we find someone.',
    needs: 'Words kept apart from code',
    takes: '1 week a language',
  },
  {
    kind: 'reports',
    name: 'Reports',
    text: 'What was sold, booked or read, as a chart with a sentence under it, and as a table to download.',
    needs: 'Something to count',
    takes: '1 week',
  },
  {
    kind: 'bookings',
    name: 'Bookings',
    text: 'Open hours, rooms or seats on a calendar. Two people never get the same one.',
    needs: 'A calendar that you keep',
    takes: '2 weeks',
  },
  {
    kind: 'newsletter',
    name: 'Newsletter',
    text: 'A sign-up box, a confirmation and a letter template in your own look.',
    needs: 'One letter worth reading',
    takes: '4 days',
  },
  {
    kind: 'offline',
    name: 'Offline use',
    text: 'The app opens without a signal, keeps what was typed and sends it later.',
    needs: 'A web app',
    takes: '2 weeks',
  },
]
