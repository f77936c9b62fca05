import type { PortfolioProject } from '@/content/portfolio'
import { hashOf } from '@/lib/hash'
import { safeLinkUrl } from '@/lib/safeUrl'
import type { Thing } from '@/runtime/shop/things'

/** A project as a card shows it: with what the client adds (spec section 3). */
export interface Listing extends PortfolioProject {
  /** Whole dollars, 1000 to 5999. */
  price: number
  tags: string[]
  /** The first frame of its film, unless the data has a picture. */
  poster: string
  /** Where the product can be tried; null if the address is not one to follow. */
  demo: string | null
}

/** Lowest price and how many there are (spec section 9: 1000 to 5999). */
const LOWEST = 1000
const PRICES = 5000

/** A pseudo-random price by id, so that a visitor sees the same one twice. */
export function priceOf(id: string): number {
  const hash = hashOf(id)
  // Last bits of short ids differ little: mix them once more.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return LOWEST + (((mixed ^ (mixed >>> 13)) >>> 0) % PRICES)
}

/** Whole dollars with a comma between thousands: 3417 → '$3,417'. */
export const formatPrice = (dollars: number): string =>
  `$${String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',')}`

/** Frontend and backend split on comma; what is empty is no tag. */
export const tagsOf = ({ frontend, backend }: PortfolioProject['metaList']): string[] =>
  [frontend, backend]
    .flatMap((list) => list.split(','))
    .map((tag) => tag.trim())
    .filter(Boolean)

/** A listing as what can be saved or put into the cart. */
export const thingOfListing = ({ id, projectTitle, price, poster }: Listing): Thing => ({
  source: 'portfolio',
  sourceId: id,
  title: projectTitle,
  // Minor units.
  price: price * 100,
  currency: 'USD',
  image: poster,
})

/** Adds price, tags, poster and a judged link to a project. */
export function toListing(project: PortfolioProject): Listing {
  return {
    ...project,
    price: priceOf(project.id),
    tags: tagsOf(project.metaList),
    poster: project.posterImage ?? project.projectVideo.replace(/\.(?:mp4|webm)$/i, '.webp'),
    demo: safeLinkUrl(project.link),
  }
}
