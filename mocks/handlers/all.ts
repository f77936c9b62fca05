import { analyticsResolvers } from './analytics'
import { authResolvers } from './auth'
import { cartResolvers } from './cart'
import { contactResolvers } from './contact'
import { conversationResolvers } from './conversations'
import type { Resolvers } from './define'
import { favoriteResolvers } from './favorites'
import { newsletterResolvers } from './newsletter'
import { notificationResolvers } from './notifications'
import { productResolvers } from './products'
import { projectResolvers } from './projects'
import { uploadResolvers } from './uploads'
import { workResolvers } from './work'

/** Every operation of the contract, answered by the studio. */
export const allResolvers: Resolvers = {
  ...authResolvers,
  ...newsletterResolvers,
  ...contactResolvers,
  ...analyticsResolvers,
  ...conversationResolvers,
  ...notificationResolvers,
  ...workResolvers,
  ...projectResolvers,
  ...cartResolvers,
  ...favoriteResolvers,
  ...productResolvers,
  ...uploadResolvers,
}
