import type { Conversation } from '@/api/conversations'
import type { Product } from '@/api/products'
import type { Work, WorkStatus } from '@/api/work'

const work = (_id: string, title: string, status: WorkStatus, deadline: string | null): Work => ({
  _id,
  title,
  status,
  price: 48_000,
  deadline,
})

/** What an admin's dashboard has loaded, as far as a story needs it. */
export const WORKS: Work[] = [
  work('w1', 'Harbor Café logo, round 2', 'in_progress', '2026-03-06'),
  work('w2', 'Harbor Café website refresh', 'changes_requested', '2026-03-09'),
  work('w3', 'Second café signage plan', 'in_progress', '2026-03-03'),
  work('w4', 'Loyalty card and stamp', 'approved', '2026-03-20'),
  work('w5', 'Ferry booking prototype', 'in_progress', null),
  work('w6', 'Seed packets, twelve varieties', 'changes_requested', '2026-04-02'),
  work('w7', 'Patient portal wireframes', 'approved', '2026-04-11'),
]

export const CONVERSATIONS: Conversation[] = [
  { _id: 'c1', preview: 'The stamp looks right now. Can we see it on the cup?', at: '2026-03-04T15:12:00Z' },
  {
    _id: 'c2',
    preview: 'Two stalls moved to the east gate, the map needs them.',
    at: '2026-03-02T09:40:00Z',
  },
]

const product = (_id: string, title: string, price: number, active: boolean): Product => ({
  _id,
  kind: 'service',
  title,
  slug: title.toLowerCase().replaceAll(/\W+/g, '-'),
  description: '',
  price,
  currency: 'USD',
  tags: ['branding'],
  gallery: [],
  active,
})

export const PRODUCTS: Product[] = [
  product('p1', 'Logo sprint', 90_000, true),
  product('p2', 'Brand guide, 24 pages', 240_000, false),
]

/** As many works as a large studio has. */
export const THOUSANDS: Work[] = Array.from({ length: 5000 }, (_, at) =>
  work(`many_${at}`, `Harbor Café logo, round ${at + 1}`, 'in_progress', '2026-03-20'),
)
