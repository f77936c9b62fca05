import { createAnalytics } from './analytics'
import { createAuth } from './auth'
import { createContact } from './contact'
import { createConversations } from './conversations'
import { createDesk } from './desk'
import { createNewsletter } from './newsletter'
import { createNotifications } from './notifications'
import type { StudioPorts } from './ports'
import { createProducts } from './products'
import { createProjects } from './projects'
import { createRounds } from './rounds'
import { createShop } from './shop'
import type { Tables } from './tables'
import { createUploads } from './uploads'
import { createWork } from './work'

/**
 * The studio behind the contract: one set of rules a resource over one set of tables, which it changes in
 * place. A rule that says no throws a `Refusal`. Rules that need to know who asks take the access token
 * first. Time, and where files are kept, come through the ports; nothing else does.
 */
export function createStudio(tables: Tables, ports: StudioPorts) {
  const desk = createDesk(tables, ports)
  return {
    auth: createAuth(desk),
    work: createWork(desk),
    rounds: createRounds(desk),
    products: createProducts(desk),
    conversations: createConversations(desk),
    analytics: createAnalytics(desk),
    shop: createShop(desk),
    projects: createProjects(desk),
    notifications: createNotifications(desk),
    newsletter: createNewsletter(desk),
    contact: createContact(desk),
    uploads: createUploads(desk),
  }
}

export type Studio = ReturnType<typeof createStudio>
