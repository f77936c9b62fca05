import type { ClientProject } from '@/content/projects'
import type { Thing } from '@/runtime/shop/things'

/** A client project as what can be saved or put into the cart: one like it, at a price that we say on request. */
export const thingOfProject = ({ id, title, image }: ClientProject): Thing => ({
  source: 'project',
  sourceId: id,
  title,
  image,
})
