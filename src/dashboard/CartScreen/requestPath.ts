import type { ShopItem } from '@/api/shopItem'
import { contactPath } from '@/lib/paths'
import { wantedOf } from '../parts/Shelf/wanted'

/** Some hosts refuse longer addresses, when the page that they lead to is reloaded. */
const LONGEST_PATH = 4000

const named = (project: string) => contactPath({ project }).replace(/^.*\?/, '&')

/**
 * The way to ask for a whole cart: each thing is named by itself, with its pieces. Of more than an address can hold the
 * number is named, so that nobody takes the list for all of it.
 */
export function requestPath(items: readonly Pick<ShopItem, 'title' | 'quantity'>[]): string {
  let path = contactPath({ subject: 'Project Quote' })
  for (const [index, item] of items.entries()) {
    const longer = path + named(wantedOf(item))
    if (longer.length > LONGEST_PATH) return path + named(`and ${items.length - index} more in my cart`)
    path = longer
  }
  return path
}
