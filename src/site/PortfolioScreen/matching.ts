import { plain } from '@/lib/plain'
import type { Listing } from './listing'

/** The filter buttons (spec section 2). `All` is no filter. */
export const TECHS = ['All', 'React', 'Node', 'Vue', 'Python', 'MongoDB'] as const

export type Tech = (typeof TECHS)[number]

/** The filter that a query parameter names, any case; an unknown one is none. */
export const techOf = (value: string | null): Tech =>
  TECHS.find((tech) => tech.toLowerCase() === value?.toLowerCase()) ?? 'All'

/**
 * The projects that a filter and a search leave. The search is plain text, nothing in it is a pattern: each of its
 * words stands somewhere in title, description, client or tags. A filter matches tags that contain its word.
 */
export function matching(listings: readonly Listing[], query: string, tech: Tech): Listing[] {
  const words = plain(query).split(' ')
  const wanted = plain(tech)
  return listings.filter((listing) => {
    if (tech !== 'All' && !listing.tags.some((tag) => plain(tag).includes(wanted))) return false
    const text = plain([listing.projectTitle, listing.desc, listing.clientName, ...listing.tags].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
